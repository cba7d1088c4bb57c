/** The keys and what they do, in a dialog that `?` opens. */

import { button, keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";

/** The keys as they are written on them, by the word that says what they do. */
const KEYS = {
  keys_answer: ["1", "…", "9"],
  keys_enter: ["Enter"],
  keys_onward: ["␣"],
  keys_skip: ["Esc"],
  keys_replay: ["R"],
  keys_time: ["←", "→"],
  keys_ends: ["Home", "End"],
  keys_groups: ["Tab"],
  keys_within: ["←", "↑", "→", "↓"],
  keys_close: ["Esc"],
  keys_help: ["?"],
};

export const draw = panel("keys-sheet", build, fill, ["off"]);

function build(element) {
  const title = make("h2", { id: "aula-keys" });
  const close = button("close", "×");
  const list = make("dl");
  set(element, "aria-labelledby", title.id);
  means(close, () => element.close());
  element.append(close, title, list);
  const parts = { element, title, close, list, off: true };
  const press = (event) => {
    if (!element.isConnected) document.removeEventListener("keydown", press);
    else if (event.key === "?" && !parts.off && !isWriting(event.target)) turn(element);
  };
  document.addEventListener("keydown", press);
  return parts;
}

function isWriting(node) {
  return node.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select");
}

function turn(element) {
  if (element.open) element.close();
  else element.showModal();
}

function fill(parts, { words, off }) {
  parts.off = off;
  write(parts.title, words.keys);
  set(parts.close, "aria-label", words.close);
  const rows = Object.entries(KEYS).map(([word, keys]) => ({ keys, says: words[word] }));
  keep(parts.list, rows, (row) => row.says, () => make("div"), fillRow);
}

function fillRow(node, { keys, says }) {
  node.replaceChildren(make("dt", {}, ...keys.flatMap((key) => [make("kbd", {}, key), " "])), make("dd", {}, says));
}
