/** What panels have in common: they are built once, filled in place, and say what a click on them means. */

import { afterwards, batch } from "./batch.js";
import { once, same, set } from "./dom.js";
import { lookingAt } from "./look.js";
import { meant } from "./meaning.js";
import { travel } from "./move.js";
import { openNote } from "./note.js";
import { oneStop } from "./arrows.js";
import { tips } from "./tip.js";

/** Words that can be opened are one group: Tab comes to one of them, the arrow keys go on to the others. */
const OPENERS = "span[role=button]";
/** What every panel shows besides. */
const COMMON = ["language", "theme", "words"];

/**
 * A drawing function from `build(element)`, which makes what stays and returns its parts, and
 * `fill(parts, scene, send)`, which brings them in line with a scene. Where the focus was on something that
 * is no more, it goes to `parts.refuge`. A panel that names what it `shows` of a scene is left alone as long as that
 * stays the same.
 *
 * @template Parts, View
 * @param {string} name
 * @param {(element: any) => Parts} build
 * @param {(parts: Parts, view: View, send: Send) => void} fill
 * @param {string[] | null} [shows]
 * @returns {(element: any, view: View, send?: Send) => void}
 */
export function panel(name, build, fill, shows = null) {
  return function draw(element, scene, send = () => {}) {
    const own = once(element, () => start(element, name, build));
    const before = own.scene;
    own.receive = send;
    own.scene = scene;
    if (before && shows && [...COMMON, ...shows].every((each) => same(before[each], scene[each]))) return;
    const { language, theme } = /** @type {Drawn} */ (scene);
    set(element, "lang", language);
    set(element, "data-theme", theme);
    const focused = element.contains(document.activeElement);
    batch(() => {
      travel(element, () => fill(own.parts, scene, own.send));
      afterwards(own.renewTip);
      afterwards(() => oneStop(element, OPENERS));
    });
    const lost = focused && !element.contains(document.activeElement);
    if (lost) own.parts.refuge?.focus({ preventScroll: true });
  };
}

function start(element, name, build) {
  element.classList.add("aula", name);
  /** @type {any} */
  const own = { scene: null, receive: () => {}, anchor: null };
  own.send = (message) => own.receive(message);
  own.parts = build(element);
  const sure = lookingAt(element, own.send);
  own.renewTip = tips(element);
  element.addEventListener("click", (event) => {
    const found = meant(element, event.target);
    if (!found) return;
    const { node, meaning } = found;
    if (typeof meaning === "function") meaning(node);
    else if (meaning.note || meaning.rule || meaning.term) openBeside(element, own, node, meaning);
    else if (sure(event, node, meaning)) own.send(meaning);
  });
  element.addEventListener("keydown", (event) => {
    if (event.target.matches("span[role=button]") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.target.click();
    }
  });
  return own;
}

/** A note opens at once, made when it is wanted; rules and words of the glossary stand in the book. */
function openBeside(element, own, node, { note, rule, term }) {
  const { book, words } = own.scene;
  const found = note?.() ?? (rule ? book?.rules?.[rule] : book?.terms?.[term]);
  // What is opened within a note takes its place.
  if (!node.closest(".note")) own.anchor = node;
  if (found) openNote(element, own.anchor, found, words);
}
