/** What a teacher does with keys, a clicker or the bar; what only concerns the screen is done here. */

import { chooseByDigit } from "../../drawing/ask.js";
import { openNotes } from "./channel.js";

const KEYS = {
  a: "devices",
  " ": "forth", Enter: "forth", ArrowRight: "forth", ArrowDown: "forth", PageDown: "forth",
  ArrowLeft: "backward", ArrowUp: "backward", PageUp: "backward", Backspace: "backward",
  Home: "first", End: "last", Escape: "escape", ".": "blank", "?": "help",
  b: "blank", d: "theme", f: "full", g: "nodes", h: "hands", j: "list", l: "language", n: "notes",
  p: "piles", q: "quit", t: "count", o: "variation", c: "chapter", i: "item", s: "players", v: "part", w: "aside",
};
const PRESSES = [" ", "Enter"];
const LONGEST = 4;

const COMMANDS = {
  forth: ({ send }) => send({ do: "forth" }),
  backward: ({ send }) => send({ do: "backward" }),
  first: ({ send }) => send({ do: "jump", to: 1 }),
  last: ({ send, view }) => send({ do: "jump", to: view.count }),
  jump: ({ send }, { to }) => send({ do: "jump", to }),
  hands: ({ send }) => send({ do: "hands" }),
  aside: ({ send, view }) => send({ do: view.aside ? "return" : "aside" }),
  variation: ({ send }) => send({ do: "variation" }),
  quit: ({ send }) => send({ do: "leave" }),
  chapter: ({ send }, { back }) => send({ do: "lecture", the: back ? "previous" : "next", of: "chapter" }),
  item: ({ send }, { back }) => send({ do: "lecture", the: back ? "previous" : "next", of: "item" }),
  language: ({ send, view }) => {
    const now = view.languages.findIndex((one) => one.current);
    send({ do: "language", id: view.languages[(now + 1) % view.languages.length].id });
  },
  theme: ({ view }) => view.turnTheme(),
  list: (own) => own.steps.togglePopover(),
  help: (own) => own.help.togglePopover(),
  notes: (own) => {
    own.noted = !own.noted;
    own.refresh();
  },
  devices: (own) => own.leads(),
  window: ({ view }) => openNotes(view.language),
  count: (own) => {
    if (own.view.kind !== "question") return;
    // Known here at once: letters that are typed before the answer comes are votes, too.
    own.counted = counts(own) ? null : own.at;
    own.send({ do: "count" });
  },
  vote: ({ send }, { letter, back, to }) => send({ do: "vote", letter, ...(to === null ? { by: back ? -1 : 1 } : { n: to }) }),
  part: (own) => own.turnPart(),
  blank: (own) => {
    own.blank.hidden = !own.blank.hidden;
    own.refresh();
  },
  full: ({ element }) => fill(element),
  players: (own, { back }) => own.light.next("seat", back),
  piles: (own, { back }) => own.light.next("pile", back),
  nodes: (own, { back }) => own.light.next("node", back),
  escape: (own) => {
    if (own.light.lit()) own.light.out();
    else if (counts(own)) COMMANDS.count(own);
    else if (own.view.aside || own.view.variation) own.send({ do: "return" });
  },
};

/** Do something; on a blank screen whatever is done first shows it again. */
export function act(own, command, message = {}) {
  if (!own.view || !COMMANDS[command]) return;
  if (!own.blank.hidden && command !== "blank") {
    COMMANDS.blank(own);
    return;
  }
  if (!["list", "help", "devices"].includes(command)) close(own);
  COMMANDS[command](own, message);
}

/** Listen to keys and clicks until the function that is returned is called. */
export function listen(own) {
  const pressed = (event) => press(own, event);
  // A clicker's next key must not press the button that the mouse has left the focus on.
  const clicked = ({ detail, target }) => {
    const left = /** @type {any} */ (document.activeElement);
    if (detail > 0 && !target.closest(".note") && !left?.closest(":popover-open")) left?.blur();
  };
  document.addEventListener("keydown", pressed);
  own.element.addEventListener("click", clicked);
  return () => {
    document.removeEventListener("keydown", pressed);
    own.element.removeEventListener("click", clicked);
  };
}

function press(own, event) {
  const { key, target, shiftKey } = event;
  const elsewhere = !own.view.alone && !own.element.contains(target);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || elsewhere) return;
  if (target.closest("input, textarea, select")) return;
  const command = commandOf(own, key, shiftKey);
  const presses = PRESSES.includes(key) && command !== "jump" && own.blank.hidden;
  if (presses && target.closest("button, summary, [role=button]")) return;
  // A list that is open is walked through, and Escape closes it by itself.
  const opened = Boolean(own.element.querySelector(":popover-open"));
  if (opened && (command === "escape" || walk(own, event))) return;
  if (!command) return;
  event.preventDefault();
  const typed = own.typed;
  type(own, command === "type" ? `${typed}${key}`.slice(0, LONGEST) : "");
  if (command === "digit") chooseByDigit(own.ask, key);
  else act(own, command, { back: shiftKey, to: typed ? Number(typed) : null, letter: key });
}

function commandOf(own, key, shift) {
  if (/^[0-9]$/.test(key)) return own.view.aside ? "digit" : "type";
  if (counts(own) && isLetterOf(own.view, key)) return "vote";
  if (own.typed && key === "Enter") return "jump";
  if (own.typed && key === "Escape") return "untype";
  if (shift && key.toLowerCase() === "n") return "window";
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}

/** Whether votes are being counted at the step that is shown. */
function counts({ counted, at }) {
  return counted === at;
}

/** While votes are counted, the letters of the answers count them. */
function isLetterOf({ question }, key) {
  return question?.options.some(({ letter }) => letter === key.toUpperCase());
}

/** A number grows digit by digit; Enter goes there, anything else forgets it. */
function type(own, typed) {
  if (own.typed === typed) return;
  own.typed = typed;
  own.refresh();
}

/** Up and down in the list of steps. */
function walk({ steps }, event) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || !steps.contains(event.target)) return false;
  const all = [...steps.querySelectorAll("li button")];
  all[all.indexOf(document.activeElement) + way]?.focus();
  event.preventDefault();
  return true;
}

function close({ element }) {
  for (const open of element.querySelectorAll(":popover-open")) open.hidePopover();
}

/** Full screen, in which Escape is still ours where the browser allows it. */
async function fill(element) {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else {
      await element.requestFullscreen();
      await navigator.keyboard?.lock?.(["Escape"]);
    }
  } catch {
    // Not every window may fill the screen.
  }
}
