/** The contents of a published course, with what this browser remembers to have been done. */

import { keep, make, set, write } from "../drawing/dom.js";
import { draw as drawHeader } from "../drawing/header.js";
import { panel } from "../drawing/panel.js";
import { theme } from "../drawing/theme.js";
import { sentence } from "../drawing/words.js";
import { unpacked } from "./data.js";
import { stateOf } from "./done.js";
import { keep as keepAddress, named, preferred, texts, wanted } from "./where.js";

const drawContents = panel("contents-page", build, fill);

async function open() {
  const data = await unpacked();
  const languages = Object.keys(data.words);
  const header = make("header", { class: "top" });
  const contents = make("main");
  document.getElementById("page").append(header, contents);
  document.documentElement.classList.add("alive");
  /** @type {any} */
  const page = { data, header, contents, language: preferred(languages, data.language) };
  page.send = (message) => {
    if (message.do === "language") page.language = message.id;
    draw(page);
  };
  const arrive = () => {
    page.language = wanted(location, languages).language ?? page.language;
    draw(page);
  };
  addEventListener("hashchange", arrive);
  // Who comes back by the browser's button has done something meanwhile.
  addEventListener("pageshow", () => draw(page));
  arrive();
}

function draw({ data, header, contents, language, send }) {
  const { words, title, lead, chapters } = data.words[language];
  const common = { language, words, theme: theme(), title };
  set(document.documentElement, "lang", language);
  set(document.body, "data-theme", theme());
  document.title = `${title} · Aula`;
  const languages = named(data.names, language);
  drawHeader(header, { ...common, home: null, nav: [], tools: [], games: [], languages }, send);
  drawContents(contents, { ...common, lead, chapters }, send);
  for (const article of texts()) article.hidden = article.lang !== language;
  keepAddress(undefined, language);
}

function build(element) {
  const [lead, chapters] = [make("p", { class: "soft" }), make("div")];
  element.append(lead, chapters);
  return { lead, chapters };
}

function fill(parts, { lead, chapters, language, words }) {
  write(parts.lead, lead);
  const shown = chapters.map((chapter) => ({ ...chapter, items: chapter.items.map((item) => ({ ...item, language, words })) }));
  keep(parts.chapters, shown, (_, number) => number, () => make("section", {}, make("h2"), make("ol")), fillChapter);
}

function fillChapter(section, { title, items }) {
  const [heading, list] = section.children;
  write(heading, title);
  keep(list, items, (item, number) => item.key ?? number, makeItem, fillItem);
}

function makeItem(item) {
  if (item.key === undefined) return make("li", { class: "said" });
  const name = item.address ? make("a") : make("b");
  return make("li", { class: "item" }, make("span", { class: "mark", "aria-hidden": "true" }), name, make("span", { class: "soft" }));
}

function fillItem(node, item) {
  if (item.key === undefined) {
    node.replaceChildren(...sentence(item.parts));
    return;
  }
  const [mark, name, line] = node.children;
  const state = stateOf(item.key);
  set(node, "data-state", state);
  write(mark, { done: "✓", begun: "…" }[state] ?? "");
  write(name, item.title);
  if (item.address) set(name, "href", item.address.includes("?") ? item.address : `${item.address}#lang=${item.language}`);
  write(line, state === "done" ? `${item.line} · ${item.words.course_done}` : item.line);
}

export default open();
