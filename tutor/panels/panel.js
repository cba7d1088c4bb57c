/** What all panels have in common: they are built once, filled in place, and say what a click on them means. */

import { once, set } from "./dom.js";
import { meant } from "./meaning.js";
import { travel } from "./move.js";
import { closeNote, openNote } from "./note.js";
import { tips } from "./tip.js";

/**
 * A drawing function from `build(element)`, which makes what stays and returns its parts, and
 * `fill(parts, scene, send)`, which brings them in line with a scene. Where the focus was on something that
 * is no more, it goes to `parts.refuge`.
 */
export function panel(name, build, fill) {
  return function draw(element, scene, send = () => {}) {
    const own = once(element, () => start(element, name, build));
    own.send = send;
    set(element, "lang", scene.language);
    set(element, "data-theme", scene.theme);
    const focused = element.contains(document.activeElement);
    travel(element, () => fill(own.parts, scene, own.post));
    if (focused && !element.contains(document.activeElement)) own.parts.refuge?.focus({ preventScroll: true });
    // What was opened is shown beside what opened it, by the panel where that lies.
    if (!scene.opened) closeNote(element);
    else if (own.anchor) openNote(element, own.anchor, scene.opened, scene.words, own.post);
  };
}

function start(element, name, build) {
  element.classList.add("aula", name);
  const own = { send: () => {}, post: (message) => own.send(message), anchor: null };
  own.parts = build(element);
  tips(element);
  element.addEventListener("click", ({ target }) => {
    const found = meant(element, target);
    if (!found) return;
    const { node, meaning } = found;
    if (typeof meaning === "function") return meaning(node);
    if ((meaning.rule || meaning.term) && !node.closest(".note")) own.anchor = node;
    own.send(meaning);
  });
  return own;
}
