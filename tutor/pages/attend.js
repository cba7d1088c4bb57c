/** A course: its contents with how far one is, what is handed in at its end, and the line above its items. */

import { button, keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { oneStop } from "../drawing/arrows.js";
import { sentence } from "../drawing/words.js";
import { saveFile } from "./learn/files.js";

export const draw = panel("contents", build, fill);
export const drawBar = panel("course-bar", buildBar, fillBar);

function build(element) {
  const parts = { title: make("h2"), lead: make("p", { class: "leads" }), begin: button("primary begin"), present: button("present"), chapters: make("div") };
  parts.result = make("section", { class: "sheet result" });
  parts.heading = make("h3");
  parts.line = make("p", { role: "status" });
  parts.bar = make("progress", { max: "1" });
  parts.about = make("p", { class: "soft" });
  parts.name = make("input", { type: "text", autocomplete: "name", maxlength: "120" });
  parts.label = make("span");
  parts.save = make("button", { type: "submit", class: "primary" });
  parts.code = button("quiet");
  parts.given = make("textarea", { readonly: true, rows: "4", spellcheck: "false" });
  parts.form = make("form", {}, make("label", {}, parts.label, parts.name), make("div", { class: "ways-out" }, parts.save, parts.code), parts.given);
  parts.result.append(parts.heading, parts.line, parts.bar, parts.about, parts.form);
  element.append(parts.title, parts.lead, make("p", { class: "ways" }, parts.begin, parts.present), parts.chapters, parts.result);
  return { ...parts, saved: null, shown: null };
}

function fill(parts, content, send) {
  const { words, begin, result, made, code } = content;
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  parts.lead.hidden = !content.lead;
  parts.begin.hidden = !begin;
  write(parts.begin, begin?.word);
  means(parts.begin, begin?.send ?? null);
  write(parts.present, content.present.word);
  means(parts.present, content.present.send);
  keep(parts.chapters, content.chapters, (_, number) => number, makeChapter, fillChapter);
  oneStop(parts.chapters, "button");
  write(parts.heading, words.course_result);
  write(parts.line, result.line);
  parts.bar.value = result.part;
  set(parts.bar, "aria-label", words.course_result);
  write(parts.about, words.course_result_lead);
  write(parts.label, words.course_name);
  write(parts.save, words.course_save);
  write(parts.code, words.course_code);
  const hand = (as) => send({ do: "hand_in", name: parts.name.value, as });
  parts.form.onsubmit = (event) => {
    event.preventDefault();
    hand("file");
  };
  means(parts.code, () => hand("code"));
  if (made && parts.saved !== made.n) {
    parts.saved = made.n;
    saveFile(made.name, made.text, "application/json");
  }
  parts.given.hidden = !(code ?? parts.shown);
  if (code) give(parts, code, words);
}

/** A code that cannot be copied by itself stands there to be copied. */
async function give(parts, code, words) {
  if (parts.shown === code) return;
  parts.shown = parts.given.value = code;
  set(parts.given, "aria-label", words.course_code_here);
  parts.given.select();
  try {
    await navigator.clipboard.writeText(code);
    write(parts.code, words.copied);
  } catch {
    write(parts.code, words.copy_by_hand);
  }
}

function makeChapter() {
  return make("section", { class: "chapter" }, make("h3"), make("ol"));
}

function fillChapter(node, chapter) {
  const [title, list] = node.children;
  write(title, chapter.title);
  keep(list, chapter.items, (item, number) => item.n ?? `text ${number}`, makeItem, fillItem);
}

function makeItem(item) {
  if (item.n === undefined) return make("li", { class: "said" });
  return make("li", { class: "item" }, make("span", { class: "mark", "aria-hidden": "true" }), make("h4", {}, button("")), make("p", { class: "soft" }));
}

function fillItem(node, item) {
  if (item.n === undefined) {
    if (node.textContent !== item.text) node.replaceChildren(...sentence(item.parts));
    return;
  }
  const [mark, heading, line] = node.children;
  write(mark, { done: "✓", begun: "…" }[item.state] ?? "");
  set(node, "data-state", item.state);
  write(heading.firstChild, item.title);
  means(heading.firstChild, item.send);
  write(line, item.line);
}

function buildBar(element) {
  const parts = { element, title: make("b"), line: make("span", { class: "soft" }), ways: make("span", { class: "ways-out" }) };
  element.append(parts.title, parts.line, parts.ways);
  return parts;
}

function fillBar(parts, { course }) {
  set(parts.element, "aria-label", course.title);
  write(parts.title, course.title);
  write(parts.line, course.line);
  keep(parts.ways, course.ways, (way) => way.id, () => button("quiet"), (node, way) => {
    write(node, way.word);
    set(node, "data-way", way.id);
    node.classList.toggle("onward", way.primary);
    means(node, way.send);
  });
}
