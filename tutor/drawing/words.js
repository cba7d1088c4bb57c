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
    if (part.rule) return rule(part.rule);
    if (part.bold) return make("b", {}, part.text);
    if (part.href) return make("a", { href: part.href, target: "_blank", rel: "noopener noreferrer" }, part.text);
    return document.createTextNode(part.text);
  });
}

/** A paragraph given in parts, or a table given by its rows, the first its heading. */
export function paragraph(content) {
  if (!content.rows) return make("p", {}, ...sentence(content));
  const [head, ...rows] = content.rows;
  const heading = make("tr", {}, ...head.map((cell) => (cell ? make("th", { scope: "col" }, cell) : make("td"))));
  const body = rows.map(([first, ...cells]) => {
    return make("tr", {}, make("th", { scope: "row" }, first), ...cells.map((cell) => make("td", {}, cell)));
  });
  return make("table", { class: "rows" }, make("thead", {}, heading), make("tbody", {}, ...body));
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
