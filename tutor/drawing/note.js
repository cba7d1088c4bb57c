/** A note opens beside what was clicked: a rule, a word of the glossary, a step of the graph. */

import { button, make, once, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { beside } from "./tip.js";
import { rule, sentence } from "./words.js";

/**
 * Open a note at `anchor`: `{title, line?, paragraphs: [Parts], ruling?: Parts, rules: [id]}`.
 *
 * @param {any} root
 * @param {any} anchor
 * @param {Note} note
 * @param {Words} words
 */
export function openNote(root, anchor, note, words) {
  const parts = once(noteOf(root), build);
  write(parts.title, note.title);
  write(parts.line, note.line);
  parts.line.hidden = !note.line;
  const paragraphs = note.paragraphs.map((each) => make("p", {}, ...sentence(each)));
  if (note.ruling) {
    const head = make("b", {}, `${words.ruling}: `);
    paragraphs.push(make("p", { class: "ruling" }, head, ...sentence(note.ruling)));
  }
  parts.body.replaceChildren(...paragraphs);
  parts.rules.replaceChildren(...(note.rules ?? []).filter(Boolean).map(rule));
  set(parts.close, "aria-label", words.close);
  beside(parts.note, anchor);
  parts.note.scrollTop = 0;
  parts.note.focus({ preventScroll: true });
}

function noteOf(root) {
  const found = root.querySelector(":scope > .note");
  if (found) return found;
  const note = make("div", { class: "note", popover: "auto", role: "dialog", tabindex: "-1" });
  root.append(note);
  return note;
}

function build(note) {
  const title = make("h3", { id: `note-${Math.random().toString(36).slice(2)}` });
  const line = make("p", { class: "soft" });
  const body = make("div", { class: "body" });
  const rules = make("p", { class: "rules" });
  const close = button("close", "×");
  means(close, () => note.hidePopover());
  note.append(close, title, line, body, rules);
  set(note, "aria-labelledby", title.id);
  return { note, title, line, body, rules, close };
}
