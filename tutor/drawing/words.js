/** Sentences with words that can be opened: terms of the glossary, cards, rules. */

import { make } from "./dom.js";
import { means } from "./meaning.js";

/**
 * The nodes of a sentence given in parts.
 *
 * @param {ScenePart[]} parts
 */
export function sentence(parts) {
  return (parts ?? []).map((part) => {
    if (part.term) return opener("term", part.text, { term: part.term });
    if (part.card) return opener("named", part.text, { do: "open", card: part.card });
    return document.createTextNode(part.text);
  });
}

/** The id of a rule, to be opened. */
export function rule(id) {
  return opener("rule", id, { rule: id });
}

/** Not a button element, which could not break at the end of a line. */
function opener(kind, text, what) {
  const node = make("span", { class: kind, role: "button", tabindex: "0" }, text);
  means(node, what);
  return node;
}
