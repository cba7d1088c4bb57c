/** Whoever points at an answer, or puts the focus there, sees what it would do before giving it. */

import { meant } from "./meaning.js";

const POINTED = 150;
const LEFT = 500;
const SURE = 4000;
const CARDS = ".face, .slip, .back, .tile, [data-preview]";
const READING = ":is(.reading, .graph, .note):hover";

/**
 * Send `{do: "look", key}` for the answer below `root` that is pointed at, null when it is left. Returns a
 * test whether a click is meant to answer: under a finger, which cannot point, the first touch of a card only
 * looks. What answers then is the sheet that opens; where there is none, the second touch.
 */
export function lookingAt(root, send) {
  let timer = 0;
  let looked = null;
  let touched = null;
  /** What a finger has opened stays until it is closed, wherever the focus goes. */
  let held = false;
  const look = (key) => {
    if (key !== looked) send({ do: "look", key: (looked = key) });
  };
  const leave = () => {
    // What is shown stays while it is being read.
    if (document.querySelector(READING)) timer = setTimeout(leave, LEFT);
    else look(null);
  };
  const point = ({ type, target, pointerType }) => {
    if (pointerType === "mouse") held = false;
    if (pointerType === "touch" || held) return;
    const meaning = ["pointerleave", "focusout"].includes(type) ? null : meant(root, target)?.meaning;
    clearTimeout(timer);
    if (meaning?.do === "choose") timer = setTimeout(() => look(meaning.key), POINTED);
    else if (looked !== null) timer = setTimeout(leave, LEFT);
  };
  const kinds = ["pointerover", "pointerleave", "focusin", "focusout"];
  for (const kind of kinds) root.addEventListener(kind, point);

  return ({ pointerType }, node, meaning) => {
    clearTimeout(timer);
    if (meaning.do !== "choose") return true;
    const sheet = root.closest(".stage")?.querySelector(".sheet");
    if (pointerType !== "touch" || !node.matches(CARDS) || (touched === node && !sheet)) {
      looked = touched = null;
      held = false;
      return true;
    }
    touched = node;
    held = Boolean(sheet);
    setTimeout(() => touched === node && (touched = null), SURE);
    send({ do: "look", key: (looked = meaning.key) });
    return false;
  };
}
