/** A field in which one searches while one types, and how much was found. */

import { make, set, write } from "../drawing/dom.js";

const PATIENCE = 150;

export function makeSearch() {
  const field = make("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  const count = make("p", { class: "soft count", role: "status" });
  return { box: make("div", { class: "search" }, field), field, count, timer: 0 };
}

/** `word`: what can be searched (null: there is nothing); `count`: a sentence or null. */
export function fillSearch(search, { word, query, count }, send) {
  const { box, field } = search;
  box.hidden = word === null;
  set(field, "aria-label", word);
  set(field, "placeholder", word);
  if (document.activeElement !== field) field.value = query;
  field.oninput = () => {
    clearTimeout(search.timer);
    search.timer = setTimeout(() => send({ do: "search", query: field.value }), PATIENCE);
  };
  write(search.count, count);
}
