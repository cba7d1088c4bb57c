/** A course being made: what it says of itself, its chapters, and what is in them, put in order by hand or key. */

import { keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { choice, edit, entry, fillChoice, fillEntry, word } from "./fields.js";
import { keptDrafts, keptTitle } from "./storage.js";

const MOST_BYTES = 150_001;
/** So near to the edge of the window one scrolls while something is carried. */
const EDGE = 48;
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

export const draw = panel("course-making", build, fill);

function build(element) {
  const parts = { element, title: make("div", { class: "texts" }), tells: make("div", { class: "tells" }), help: make("p", { class: "soft" }) };
  parts.chapters = make("ol", { class: "chapters" });
  parts.add = word();
  parts.file = make("input", { type: "file", accept: ".yaml,.yml,text/yaml", hidden: true });
  element.append(make("section", { class: "sheet" }, parts.title, parts.tells), parts.help, parts.chapters, make("div", { class: "go" }, parts.add), parts.file);
  const carried = { at: null, item: null };
  element.addEventListener("pointerdown", (event) => pickUp(event, carried));
  element.addEventListener("pointermove", (event) => over(event, carried, parts));
  element.addEventListener("pointerup", (event) => drop(event, carried, parts));
  element.addEventListener("pointercancel", () => letGo(carried, parts));
  element.addEventListener("keydown", (event) => pressed(event, parts));
  return Object.assign(parts, { send: () => {}, follow: null });
}

function fill(parts, content, send) {
  const { words, language, languages } = content;
  parts.send = send;
  const said = { words, language, languages };
  fillTexts(parts.title, { ...said, texts: content.texts, path: ["title"], label: words.edit_about_title }, send);
  keep(parts.tells, content.tells, (one) => one.key, makeTell, (node, one) => {
    fillEntry(once(node), one.word, one.value, (text) => send(edit("course_tell", { key: one.key, text })));
  });
  write(parts.help, words.edit_course_drag);
  parts.help.hidden = !content.chapters.some((one) => one.items.length);
  const kept = keptDrafts().filter((one) => !one.beside).map((one) => ({ id: one.id, title: keptTitle(one, language) }));
  const choices = offered(content.choices, kept, words);
  const chapters = content.chapters.map((one) => ({ ...one, ...said, count: content.chapters.length, choices, kept }));
  keep(parts.chapters, chapters, (one) => one.n, makeChapter, (node, one) => fillChapter(node, one, parts, send));
  set(parts.chapters, "aria-label", words.edit_course_chapters);
  write(parts.add, words.edit_course_add_chapter);
  means(parts.add, edit("chapter"));
  if (parts.follow) follow(parts);
}

function makeTell(one) {
  const made = entry();
  if (one.day) set(made.input, "type", "date");
  once(made.node, () => made);
  return made.node;
}

/** What can be put into a chapter: what is made here first, then the library. */
function offered(choices, kept, words) {
  const own = choices.filter((one) => !one.group);
  const library = choices.filter((one) => one.group);
  const mine = kept.map(({ id, title }) => ({ group: words.edit_course_kept, id: `kept/${id}`, word: title }));
  return [...own, { id: "file", word: words.edit_course_file, group: "" }, ...mine, ...library];
}

/** One field for each language; those of other languages are folded away. */
function fillTexts(place, { words, language, languages, texts, path, label, long = false }, send) {
  const [own, more] = once(place, () => {
    const held = [make("div"), make("details", {}, make("summary"), make("div", { class: "texts" }))];
    place.append(...held);
    return held;
  });
  const fields = languages.map(({ id, word: name }) => ({
    id, long, value: texts[id] ?? "", label: words.edit_in_language.replace("{what}", label).replace("{language}", name), path,
  }));
  write(more.firstChild, words.edit_other_languages);
  for (const [node, mine] of [[own, true], [more.lastChild, false]]) {
    keep(node, fields.filter((one) => (one.id === language) === mine), (one) => `${one.id} ${path}`, makeText, (field, one) => {
      set(once(field).input, "lang", one.id);
      fillEntry(once(field), one.label, one.value, (text) => send(edit("course_say", { path: one.path, language: one.id, text })));
    });
  }
}

function makeText({ long }) {
  const made = entry(long);
  once(made.node, () => made);
  return made.node;
}

function makeChapter() {
  const tools = make("div", { class: "entry-tools" }, word(), word(), word());
  const adding = makeAdding();
  const node = make("li", { class: "sheet chapter" }, make("div", { class: "texts" }), tools, make("ol", { class: "course-items" }), adding);
  return node;
}

/** A choice of what can be added somewhere, and the button that adds it. */
function makeAdding() {
  const choose = choice();
  const put = word("quiet put");
  const node = make("div", { class: "add" }, choose.node, put);
  once(node, () => ({ choose, put, chosen: null }));
  return node;
}

/** Where it goes is said in the message: {chapter}, or {into} a lesson. */
function fillAdding(node, { choices, label, where, said, words }, parts, send) {
  const own = once(node);
  if (!choices.some(({ id }) => id === own.chosen)) own.chosen = choices[0].id;
  fillChoice(own.choose, label, choices, own.chosen, (id) => (own.chosen = id));
  write(own.put, words.edit_course_add);
  set(own.put, "aria-label", `${words.edit_course_add}, ${said}`);
  means(own.put, () => add(own.chosen, where, parts, send));
}

function fillChapter(node, one, parts, send) {
  const { words, n, count, choices, kept } = one;
  const [texts, tools, items, adding] = node.children;
  set(node, "data-chapter", n);
  fillTexts(texts, { ...one, path: ["chapters", n, "title"], label: words.edit_course_chapter.replace("{n}", n + 1) }, send);
  const [sooner, later, gone] = tools.children;
  const said = words.edit_course_chapter.replace("{n}", n + 1);
  for (const [tool, name, shown, message] of [
    [sooner, `↑ ${words.edit_earlier}`, n > 0, edit("chapter_move", { at: n, by: -1 })],
    [later, `↓ ${words.edit_later}`, n < count - 1, edit("chapter_move", { at: n, by: 1 })],
    [gone, words.edit_delete, count > 1, edit("chapter_delete", { at: n })],
  ]) {
    write(tool, name);
    set(tool, "aria-label", `${name}, ${said}`);
    tool.hidden = !shown;
    means(tool, message);
  }
  const last = n === count - 1;
  const lines = one.items.map((item, at) => ({
    ...item, words, kept, language: one.language, languages: one.languages,
    first: n === 0 && at === 0, end: last && at === one.items.length - 1,
  }));
  keep(items, lines, (item) => item.at[1], makeItem, (line, item) => fillItem(line, item, parts, send));
  fillAdding(adding, { choices, label: words.edit_course_what, where: { chapter: n }, said, words }, parts, send);
}

/** Add what was chosen; a file is chosen first, and what this browser has kept is handed on as one. */
function add(id, where, parts, send) {
  if (id.startsWith("kept/")) {
    const kept = keptDrafts().find((one) => one.id === id.slice("kept/".length));
    if (kept) send(edit("course_file", { ...where, name: kept.title, text: kept.text }));
  } else if (id === "file") {
    parts.file.onchange = async () => {
      const [file] = parts.file.files;
      if (file) send(edit("course_file", { ...where, name: file.name, text: await file.slice(0, MOST_BYTES).text() }));
      parts.file.value = "";
    };
    parts.file.click();
  } else send(edit("course_add", { ...where, id }));
}

function makeItem() {
  // Apart from what opens, which browsers do not let one drag by.
  const grip = make("span", { class: "grip", "aria-hidden": "true" }, "⠿");
  const summary = make("summary", {}, make("b"), make("span"));
  const tools = make("div", { class: "entry-tools" }, word(), word(), word(), word());
  const tables = make("div", { class: "lesson-tables" }, make("ol"), makeAdding());
  const inner = make("div", { class: "inner" }, make("p", { class: "misfit" }), make("div", { class: "texts" }), make("div", { class: "asked-of" }), tables, tools);
  return make("li", { class: "course-item" }, grip, make("details", {}, summary, inner));
}

function fillItem(node, item, parts, send) {
  const { words, at } = item;
  const [summary, inner] = node.lastChild.children;
  const [kind, title] = summary.children;
  const [misfit, texts, fields, tables, tools] = inner.children;
  set(node, "data-at", at.join(" "));
  write(kind, item.word);
  write(title, item.title);
  node.classList.toggle("lacking", item.lacks);
  misfit.hidden = !item.lacks;
  write(misfit, words.edit_course_lacks);
  texts.hidden = !item.texts;
  if (item.texts) fillTexts(texts, { ...item, texts: item.texts, path: ["chapters", at[0], "items", at[1], "text"], label: item.word, long: true }, send);
  keep(fields, item.fields, (one) => `${one.key} ${at}`, makeField, (field, one) => fillField(field, one, at, send));
  tables.hidden = !item.more.length;
  if (item.more.length) fillTables(tables, item, parts, send);
  const [lay, sooner, later, gone] = tools.children;
  for (const [tool, name, shown, message] of [
    [lay, words.edit_course_lay, Boolean(item.own), edit("beside", { name: item.own })],
    [sooner, `↑ ${words.edit_earlier}`, !item.first, edit("course_move", { at, by: -1 })],
    [later, `↓ ${words.edit_later}`, !item.end, edit("course_move", { at, by: 1 })],
    [gone, words.edit_delete, true, edit("course_delete", { at })],
  ]) {
    write(tool, name);
    set(tool, "aria-label", `${name}, ${item.word}: ${item.title}`);
    tool.hidden = !shown;
    means(tool, message);
  }
}

/** The tables of a lesson, in their order, and what can come next. */
function fillTables(node, item, parts, send) {
  const { words, at, tables, more, kept } = item;
  const [list, adding] = node.children;
  const lines = tables.map((one) => ({ ...one, words, at, count: tables.length }));
  keep(list, lines, (one) => one.n, makeTable, (line, one) => fillTable(line, one));
  const choices = offered(more, kept, words);
  fillAdding(adding, { choices, label: words.edit_course_which_table, where: { into: at }, said: item.title, words }, parts, send);
}

function makeTable() {
  return make("li", { class: "lesson-table" }, make("span"), make("div", { class: "entry-tools" }, word(), word(), word(), word()));
}

function fillTable(node, { words, at, n, count, title, own, lacks }) {
  const [name, tools] = node.children;
  write(name, title);
  node.classList.toggle("lacking", lacks);
  const [lay, sooner, later, out] = tools.children;
  for (const [tool, said, shown, message] of [
    [lay, words.edit_course_lay, Boolean(own), edit("beside", { name: own })],
    [sooner, `↑ ${words.edit_earlier}`, n > 0, edit("course_table", { at, n, by: -1 })],
    [later, `↓ ${words.edit_later}`, n < count - 1, edit("course_table", { at, n, by: 1 })],
    [out, words.edit_course_table_out, count > 1 && !lacks, edit("course_table", { at, n, by: 0 })],
  ]) {
    write(tool, said);
    set(tool, "aria-label", `${said}, ${title}`);
    tool.hidden = !shown;
    means(tool, message);
  }
}

function makeField(one) {
  const made = one.options ? choice() : entry();
  if (!one.options) for (const [name, value] of [["type", "number"], ["min", one.least], ["max", one.most]]) set(made.input, name, value);
  once(made.node, () => made);
  return made.node;
}

function fillField(node, one, at, send) {
  const changed = (value) => send(edit("course_change", { at, key: one.key, value }));
  if (one.options) fillChoice(once(node), one.word, one.options, one.value, changed);
  else fillEntry(once(node), one.word, one.value, (value) => (once(node).input.checkValidity() ? changed(value || one.least) : undefined));
}

// Putting in order ---------------------------------------------------------------------------

const placeOf = (item) => item.dataset.at.split(" ").map(Number);

/** With a mouse or a finger an item is taken by its grip, which hears of the pointer until it is lifted. */
function pickUp(event, carried) {
  const { target, pointerId, button } = event;
  const item = button === 0 && target.matches(".grip") && target.closest(".course-item");
  if (!item) return;
  event.preventDefault();
  target.setPointerCapture(pointerId);
  Object.assign(carried, { at: placeOf(item), item });
  item.classList.add("carried");
}

/** The item before which one would drop, or the end of the chapter. */
function goal({ clientX, clientY }) {
  /** @type {HTMLElement | null} */
  const chapter = document.elementFromPoint(clientX, clientY)?.closest(".chapter") ?? null;
  if (!chapter) return null;
  /** @type {HTMLElement[]} */
  const items = [...chapter.querySelectorAll(/** @type {any} */ (".course-item"))];
  const before = items.find((item) => clientY < item.getBoundingClientRect().top + item.offsetHeight / 2);
  return { chapter, before, to: [Number(chapter.dataset.chapter), before ? placeOf(before)[1] : items.length] };
}

function over(event, carried, parts) {
  if (!carried.at) return;
  mark(parts, goal(event));
  // What does not fit on the screen comes into sight at its edges.
  const beyond = Math.min(0, event.clientY - EDGE) + Math.max(0, event.clientY - (innerHeight - EDGE));
  if (beyond) scrollBy(0, beyond / 2);
}

function mark(parts, found) {
  for (const node of parts.element.querySelectorAll(".before, .at-end")) node.classList.remove("before", "at-end");
  if (found?.before) found.before.classList.add("before");
  else found?.chapter.classList.add("at-end");
}

function letGo(carried, parts) {
  carried.item?.classList.remove("carried");
  Object.assign(carried, { at: null, item: null });
  mark(parts, null);
}

function drop(event, carried, parts) {
  const { at } = carried;
  const found = at && goal(event);
  letGo(carried, parts);
  if (!found) return;
  const [chapter, place] = found.to;
  // What lay before the goal in the same chapter makes room for it.
  const to = [chapter, chapter === at[0] && at[1] < place ? place - 1 : place];
  if (String(to) !== String(at)) parts.send(edit("course_move", { at, to }));
}

/** Alt with an arrow moves the item on which one is, and the focus goes with it. */
function pressed(event, parts) {
  const by = event.altKey && event.target.matches?.(".course-item > details > summary") && STEPS[event.key];
  const item = by && event.target.closest(".course-item");
  if (!item) return;
  event.preventDefault();
  const chapter = [...item.parentNode.children];
  const place = chapter.indexOf(item) + by;
  const number = [...parts.element.querySelectorAll(".course-item")].indexOf(item);
  // In the next chapter it is still as far down the page.
  const stays = place < 0 || place >= chapter.length;
  parts.follow = { number: stays ? number : number + by, title: event.target.textContent };
  parts.send(edit("course_move", { at: placeOf(item), by }));
}

/** The focus goes along as soon as the item lies where it was moved to. */
function follow(parts) {
  const { number, title } = parts.follow;
  const summary = parts.element.querySelectorAll(".course-item")[number]?.querySelector("summary");
  if (summary?.textContent !== title) return;
  parts.follow = null;
  summary.focus();
}
