/** A note or a question being written, in one or more languages; a question is shown as it will be asked. */

import { keep, make, once, set, write } from "../panels/dom.js";
import { means } from "../panels/meaning.js";
import { panel } from "../panels/panel.js";
import { choice, edit, entry, fillChoice, fillEntry, word } from "./fields.js";

const PATIENCE = 250;
const FIELDS = {
  who: ["key", "effect", "role"],
  order: ["key", "effect"],
  count: ["amount"],
  may: ["keys"],
  rule: ["event"],
  do: ["goal"],
  text: ["text"],
};
const LABELS = { key: "edit_by", effect: "edit_effect", role: "edit_role", amount: "edit_of_what", event: "edit_what_follows", goal: "edit_goal" };

export const draw = panel("writing", build, fill);

function build(element) {
  const parts = { title: make("h3", { tabindex: "-1" }), kind: choice() };
  for (const name of Object.keys(LABELS)) parts[name] = choice();
  parts.keys = make("fieldset", {}, make("legend"), make("div"));
  parts.text = entry(true);
  parts.text.input.rows = 8;
  parts.words = make("div", { class: "words-of" });
  parts.others = make("div", { class: "words-of" });
  parts.summary = make("summary");
  parts.more = make("details", {}, parts.summary, parts.others);
  parts.trouble = make("p", { class: "trouble", role: "status" });
  parts.tried = make("div", { class: "tried", role: "status" }, make("span", { class: "title" }), make("p"), make("ul"), make("p", { class: "soft" }));
  parts.good = word("primary");
  parts.cancel = word();
  const chosen = Object.keys(LABELS).map((name) => parts[name].node);
  element.append(parts.title, parts.kind.node, ...chosen, parts.keys, parts.text.node, parts.words, parts.more, parts.tried, parts.trouble,
    make("div", { class: "go" }, parts.good, parts.cancel));
  return { ...parts, refuge: parts.title, timer: 0, held: null, of: "" };
}

/** What is being typed is held here until it is kept; each change of a question is tried. */
function fill(parts, content, send) {
  const { words, kind, ask } = content;
  const asks = kind === "ask";
  const of = `${content.new} ${content.at} ${kind}`;
  if (parts.of !== of) {
    parts.of = of;
    parts.held = asks ? {} : { ...content.texts };
    queueMicrotask(() => parts.title.focus());
  }
  write(parts.title, content.word);
  const held = asks ? ask : parts.held;
  const again = (more) => {
    clearTimeout(parts.timer);
    send(edit("fill", { ask: { ...held, ...more } }));
  };
  const later = (more) => {
    Object.assign(held, more);
    clearTimeout(parts.timer);
    parts.timer = setTimeout(() => again({}), PATIENCE);
  };
  fillQuestion(parts, content, again, later);
  fillWords(parts, content, held, asks ? later : () => {});
  write(parts.good, words.edit_keep);
  write(parts.cancel, words.edit_cancel);
  means(parts.good, () => {
    clearTimeout(parts.timer);
    parts.of = "";
    send(edit("keep", asks ? { ask: held } : { texts: parts.held }));
  });
  means(parts.cancel, () => {
    clearTimeout(parts.timer);
    parts.of = "";
    send(edit("cancel"));
  });
}

function fillQuestion(parts, content, again, later) {
  const { words, ask, choices, tried, trouble } = content;
  const asks = content.kind === "ask";
  const fields = asks ? FIELDS[ask.kind] : [];
  fillChoice(parts.kind, words.edit_question_kind, asks ? choices.kind : [], ask?.kind, (kind) => again({ kind }));
  for (const [name, label] of Object.entries(LABELS)) {
    const all = name === "effect" && ask?.kind === "order" ? [{ id: "", word: words.edit_effect_all }] : [];
    const options = fields.includes(name) ? [...all, ...(choices[name] ?? [])] : [];
    fillChoice(parts[name], words[label], options, ask?.[name], (id) => again({ [name]: id }));
  }
  parts.keys.hidden = !fields.includes("keys");
  write(parts.keys.firstChild, words.edit_answers);
  const keys = (fields.includes("keys") ? choices.keys : []).map((one) => ({ ...one, on: ask.keys.includes(one.id) }));
  keep(parts.keys.lastChild, keys, (one) => one.id, makeKey, (node, one) => fillKey(node, one, parts, again));
  parts.text.node.hidden = !fields.includes("text");
  if (fields.includes("text")) fillEntry(parts.text, words.edit_kind_text, ask.text, null, (text) => later({ text }));
  parts.tried.hidden = !tried;
  const [title, prompt, options, right] = parts.tried.children;
  write(title, words.edit_tried);
  write(prompt, tried?.prompt);
  keep(options, tried?.options ?? [], (_, number) => number, () => make("li"), write);
  write(right, tried?.right);
  write(parts.trouble, asks ? trouble : null);
  parts.trouble.hidden = !parts.trouble.textContent;
}

function makeKey() {
  return make("label", {}, make("input", { type: "checkbox" }), make("span"));
}

function fillKey(node, one, parts, again) {
  const [box, name] = node.children;
  box.value = one.id;
  box.checked = one.on;
  write(name, one.word);
  box.onchange = () => again({ keys: [...parts.keys.querySelectorAll(":checked")].map((each) => each.value) });
}

/** A field for each language; a question has one for the prompt and one for what is said after it. */
function fillWords(parts, content, held, changed) {
  const { words, languages, kind, word: name } = content;
  const what = kind === "note" ? [["", name]] : content.ask.kind !== "text" ? [["prompt", words.edit_prompt], ["why", words.edit_why]] : [];
  const fields = languages.flatMap(({ id, word: language }) => what.map(([key, label]) => ({
    key, id, of: parts.of, note: kind === "note", label: words.edit_in_language.replace("{what}", label).replace("{language}", language),
  })));
  parts.latest = { held, changed };
  write(parts.summary, words.edit_other_languages);
  parts.more.hidden = !fields.length;
  fillLanguages(parts, parts.words, fields.filter((field) => field.id === content.language));
  fillLanguages(parts, parts.others, fields.filter((field) => field.id !== content.language));
}

function fillLanguages(parts, place, fields) {
  keep(place, fields, (field) => `${field.of} ${field.key} ${field.id}`, makeWords, (node, field) => {
    const { input } = once(node);
    const { held } = parts.latest;
    const value = (field.key ? held[field.key]?.[field.id] : held[field.id]) ?? "";
    fillEntry(once(node), field.label, value, null, () => {
      const text = input.value;
      const target = parts.latest;
      if (field.key) target.held[field.key] = { ...target.held[field.key], [field.id]: text };
      else target.held[field.id] = text;
      target.changed({});
    });
  });
}

function makeWords(field) {
  const made = entry(field.note);
  set(made.node, "data-language", field.id);
  set(made.input, "lang", field.id);
  once(made.node, () => made);
  return made.node;
}
