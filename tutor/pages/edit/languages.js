/** Fields for what is said in each language. */

import { keep, once, set } from "../../drawing/dom.js";
import { entry, fillEntry } from "./fields.js";

/**
 * A field for each of `languages` and of `texts` (`{path, label, ours}`: where it stands in what is held,
 * what it is, what is said by itself if nothing is written). What is typed goes into `held()` at once.
 */
export function fillLanguages(place, languages, texts, { held, of, long, words, later }) {
  const fields = languages.flatMap(({ id, word }) => texts.map(({ path, label, ours }) => ({
    id, path, of, long, ours: ours?.[id] ?? "", value: within(held(), path)[id] ?? "",
    label: words.edit_in_language.replace("{what}", label).replace("{language}", word),
  })));
  keep(place, fields, (field) => `${field.of} ${field.path} ${field.id}`, makeField, (node, field) => {
    const made = once(node);
    set(made.input, "placeholder", field.ours || null);
    fillEntry(made, field.label, field.value, null, (text) => {
      within(held(), field.path)[field.id] = text;
      later();
    });
  });
}

/** What an author has written stays when something else is chosen; what was said by itself goes. */
export function authored(words, ours) {
  return Object.entries(words).every(([language, text]) => !text.trim() || text === ours?.[language]) ? {} : words;
}

function within(held, path) {
  return path.reduce((found, key) => (found[key] ??= {}), held);
}

function makeField({ id, long }) {
  const made = entry(long);
  set(made.node, "data-language", id);
  set(made.input, "lang", id);
  once(made.node, () => made);
  return made.node;
}
