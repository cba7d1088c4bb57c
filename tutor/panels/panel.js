/** What all panels have in common: they are built once, filled in place, and say what a click on them means. */

import { once, set } from "./dom.js";
import { lookingAt } from "./look.js";
import { meant } from "./meaning.js";
import { travel } from "./move.js";
import { openNote } from "./note.js";
import { tips } from "./tip.js";

/**
 * A drawing function from `build(element)`, which makes what stays and returns its parts, and
 * `fill(parts, scene, own)`, which brings them in line with a scene. Where the focus was on something that
 * is no more, it goes to `parts.refuge`.
 */
export function panel(name, build, fill) {
  return function draw(element, scene, send = () => {}) {
    const own = once(element, () => start(element, name, build));
    own.receive = send;
    own.scene = scene;
    set(element, "lang", scene.language);
    set(element, "data-theme", scene.theme);
    const focused = element.contains(document.activeElement);
    travel(element, () => fill(own.parts, scene, own));
    if (focused && !element.contains(document.activeElement)) own.parts.refuge?.focus({ preventScroll: true });
  };
}

function start(element, name, build) {
  element.classList.add("aula", name);
  const own = { scene: {}, receive: () => {}, anchor: null };
  own.send = (message) => own.receive(message);
  own.note = (anchor, note) => openNote(element, anchor, note, own.scene.words);
  own.parts = build(element);
  const sure = lookingAt(element, own.send);
  tips(element);
  element.addEventListener("click", (event) => {
    const found = meant(element, event.target);
    if (!found) return;
    const { node, meaning } = found;
    if (typeof meaning === "function") meaning(node);
    else if (meaning.rule || meaning.term) look(own, node, meaning);
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

/** Rules and words of the glossary open at once, out of the book. */
function look(own, node, { rule, term }) {
  const note = rule ? own.scene.book?.rules?.[rule] : own.scene.book?.terms?.[term];
  if (!node.closest(".note")) own.anchor = node;
  if (note) own.note(own.anchor, note);
  else own.send({ do: "open", rule, term });
}
