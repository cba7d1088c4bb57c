/** The end of a lesson, of the course or of an exam: what one can do now, what to repeat, what comes next. */

import { button, keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { rule, sentence } from "../../drawing/words.js";

export const draw = panel("lesson-end", build, fill);

function build(element) {
  const [title, line, course] = [make("h2", { tabindex: "-1" }), make("p", { class: "leads" }), make("p", { class: "leads" })];
  const topics = part(make("ul", { class: "topics" }));
  const can = part(make("ul", { class: "can" }));
  const repeat = part(make("div", { class: "ways-out" }));
  const next = part(make("div", { class: "ways-out" }));
  element.append(title, line, course, topics, can, next, repeat);
  return { title, line, course, topics, can, repeat, next, shown: null };
}

function part(below) {
  return make("section", { class: "sheet" }, make("h3"), below);
}

function fill(parts, view) {
  const { words } = view;
  write(parts.title, view.title);
  write(parts.line, view.line);
  write(parts.course, view.course);
  parts.line.hidden = !view.line;
  parts.course.hidden = !view.course;
  fillPart(parts.topics, words.by_topic, view.topics, (one) => one.word, makeTopic, fillTopic);
  fillPart(parts.can, words.you_can, view.can, (one) => one.id, () => make("li"), fillRule);
  fillPart(parts.repeat, words.repeat_this, view.repeat, (one) => one.word, () => button("quiet"), fillWay);
  const ways = view.next.map((way, number) => ({ ...way, primary: number === 0 }));
  fillPart(parts.next, words.next_now, ways, (one) => one.word, () => button("quiet"), fillWay);
}

function fillPart(section, title, items, key, create, fillItem) {
  section.hidden = !items.length;
  write(section.firstChild, title);
  keep(section.lastChild, items, key, create, fillItem);
}

function makeTopic() {
  return make("li", {}, make("span"), make("progress", { max: "1", "aria-hidden": "true" }));
}

function fillTopic(node, one) {
  const [word, bar] = node.children;
  write(word, one.word);
  set(bar, "value", one.part);
}

function fillRule(node, one) {
  node.replaceChildren(rule(one.id), " ", ...sentence(one.parts));
}

function fillWay(node, way) {
  write(node, way.word);
  node.classList.toggle("primary", Boolean(way.primary));
  means(node, way.send);
}
