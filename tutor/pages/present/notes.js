/** The teacher's own window: what is shown now, what to say, what comes then, and the time. */

import { button, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { listener } from "./channel.js";
import { paragraphs } from "./sheets.js";

const KEYS = {
  " ": "forth", Enter: "forth", ArrowRight: "forth", ArrowDown: "forth", PageDown: "forth",
  ArrowLeft: "backward", ArrowUp: "backward", PageUp: "backward", Backspace: "backward",
  b: "blank", ".": "blank",
};
const COMMANDS = ["backward", "forth", "blank"];
const LINES = ["time", "clock", "word", "waiting", "now", "then"];
const SECOND = 1000;
const MINUTE = 60;

export const draw = panel("notes-page", build, fill);

function build(element) {
  const parts = { element, heard: null, ended: false };
  parts.title = make("h1");
  for (const kind of LINES) parts[kind] = make("p", { class: kind });
  [parts.nowTitle, parts.sayTitle, parts.thenTitle] = [make("h2"), make("h2"), make("h2")];
  [parts.note, parts.say, parts.next] = ["note-said", "note-own", "note-next"].map((kind) => make("div", { class: kind }));
  for (const command of COMMANDS) parts[command] = button(command);
  write(parts.backward, "◀");
  write(parts.forth, "▶");
  set(parts.waiting, "role", "status");
  parts.body = make("div", { class: "body" },
    make("div", { "aria-live": "polite" }, parts.nowTitle, parts.now, parts.note, parts.sayTitle, parts.say),
    make("div", { class: "soft" }, parts.thenTitle, parts.then, parts.next),
    make("div", { class: "steps" }, parts.backward, parts.word, parts.forth, parts.blank));
  const head = make("div", { class: "head" }, parts.title, parts.time, parts.clock);
  element.append(head, parts.waiting, parts.body);
  const answer = listener((heard) => {
    parts.ended = !heard;
    parts.heard = heard;
    if (parts.view) fill(parts, parts.view);
  });
  for (const command of COMMANDS) means(parts[command], () => answer(command));
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const target = /** @type {Element} */ (event.target);
    const command = KEYS[key.length === 1 ? key.toLowerCase() : key];
    const presses = target.closest("button") && [" ", "Enter"].includes(key);
    const other = event.altKey || event.ctrlKey || event.metaKey || presses;
    if (!element.checkVisibility() || other || !command) return;
    event.preventDefault();
    answer(command);
  });
  setInterval(() => tick(parts), SECOND);
  return parts;
}

function fill(parts, view) {
  parts.view = view;
  const shown = parts.heard?.shown;
  const words = shown?.words ?? view.words;
  set(parts.element, "lang", shown?.language ?? view.language);
  write(parts.title, shown?.title ?? view.title);
  write(parts.waiting, parts.ended ? words.present_notes_gone : words.present_notes_waiting);
  parts.waiting.hidden = Boolean(shown);
  parts.body.hidden = !shown;
  tick(parts);
  if (!shown) return;
  write(parts.nowTitle, words.present_now);
  write(parts.thenTitle, words.present_next);
  write(parts.now, shown.now);
  const told = [...shown.note, shown.right].filter(Boolean);
  paragraphs(parts.note, told.length ? told : [words.present_no_note]);
  write(parts.sayTitle, words.present_say);
  paragraphs(parts.say, shown.say);
  parts.sayTitle.hidden = parts.say.hidden = !shown.say.length;
  write(parts.then, shown.next?.words ?? words.present_end);
  paragraphs(parts.next, shown.next?.note ?? []);
  write(parts.word, shown.word);
  write(parts.blank, words.present_blank);
  set(parts.backward, "aria-label", view.panelWords.backward);
  set(parts.forth, "aria-label", view.panelWords.forward);
}

function tick(parts) {
  const { heard, view } = parts;
  const words = heard?.shown.words ?? view?.words;
  if (!words) return;
  const language = heard?.shown.language ?? view.language;
  const now = new Date().toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  write(parts.time, heard ? `${words.present_notes_since} ${passed(Date.now() - heard.since)}` : "");
  write(parts.clock, `${words.present_notes_clock} ${now}`);
}

function passed(time) {
  const seconds = Math.max(0, Math.floor(time / SECOND));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
