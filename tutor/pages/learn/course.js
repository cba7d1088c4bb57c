/** The course: lessons and what builds on what, exercises, what has been learned. */

import { button, keep, make, makeSvg, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { oneStop } from "../../drawing/arrows.js";
import { rule } from "../../drawing/words.js";
import { openFile, saveFile } from "./files.js";

const FILE = "aula-progress.json";

export const draw = panel("course", build, fill);

function build(element) {
  const title = make("h2");
  const lead = make("p", { class: "leads" });
  const begin = button("primary begin");
  const review = button("primary review");
  const parts = { title, lead, review, begin };
  for (const name of ["lessons", "exercises", "progress", "others"]) parts[name] = section(name);
  parts.list = make("ol", { class: "map" });
  parts.none = make("p", { class: "soft" });
  parts.exam = makeOffer();
  parts.mixed = makeOffer();
  parts.lessons.append(parts.none, parts.list, parts.exam);
  parts.exercisesLead = make("p", { class: "soft" });
  parts.kinds = make("ul", { class: "kinds sheet" });
  parts.exercises.append(parts.exercisesLead, parts.mixed, parts.kinds, buildWorksheet(parts));
  buildProgress(parts);
  parts.ways = make("div", { class: "ways-in" });
  parts.others.append(parts.ways);
  const beside = make("div", { class: "beside" }, parts.progress, parts.exercises);
  element.append(title, lead, review, begin, make("div", { class: "halves" }, parts.lessons, beside), parts.others);
  return parts;
}

function section(name) {
  return make("section", { class: `part of-${name}` }, make("h3"));
}

function fill(parts, view, send) {
  const { words } = view;
  write(parts.title, view.title);
  write(parts.lead, view.lead);
  parts.review.hidden = !view.review;
  write(parts.review, view.review?.word);
  means(parts.review, view.review?.send ?? null);
  parts.begin.hidden = !view.begin;
  write(parts.begin, view.begin?.word);
  means(parts.begin, view.begin?.send ?? null);
  for (const name of ["lessons", "exercises", "progress"]) write(parts[name].firstChild, words[name]);
  write(parts.others.firstChild, words.other_ways);
  write(parts.none, words.lessons_none);
  parts.none.hidden = view.lessons.length > 0;
  keep(parts.list, rows(view), (row) => row.id, makeRow, fillRow);
  fillOffer(parts.exam, view.exam);
  fillOffer(parts.mixed, view.mixed);
  write(parts.exercisesLead, words.exercises_lead);
  keep(parts.kinds, view.exercises, (kind) => kind.id, makeKind, fillKind);
  fillWorksheet(parts.worksheet, view, send);
  fillProgress(parts, view, send);
  parts.others.hidden = !view.ways?.length;
  keep(parts.ways, view.ways ?? [], (way) => way.title, makeWay, fillWay);
  for (const group of [parts.list, parts.kinds, parts.ways]) oneStop(group, "button");
}

/** A button with a sentence beside it. */
function makeOffer() {
  return make("div", { class: "sheet offer" }, button("quiet"), make("p", { class: "soft" }));
}

function fillOffer(node, offer) {
  const [go, line] = node.children;
  write(go, offer.word);
  write(line, offer.line);
  means(go, offer.send);
}

// Lessons, with the lines of the map beside them -----------------------------------------

function rows({ lessons, map }) {
  const count = Math.max(0, ...map.lanes) + 1;
  return lessons.map((lesson, row) => {
    return { ...lesson, number: row + 1, count, lane: map.lanes[row], paths: paths(map.lines, row) };
  });
}

/** The middle of a lane; each is 100 wide, and as high as its row. */
const across = (lane) => lane * 100 + 50;

/** What of the lines lies beside a row. */
function paths(lines, row) {
  const found = lines.flatMap(([start, from, end, to]) => {
    const [x, y] = [across(from), across(to)];
    if (start === row) return [`M${x} 50C${x} 85 ${y} 65 ${y} 100`];
    if (end === row) return [`M${y} 0V50`];
    return start < row && row < end ? [`M${y} 0V100`] : [];
  });
  return [...new Set(found)];
}

function makeRow() {
  const dot = make("span", { class: "dot", "aria-hidden": "true" });
  const picture = makeSvg("svg", { preserveAspectRatio: "none", "aria-hidden": "true" });
  const open = button("");
  const text = make("div", { class: "text" }, make("p", { class: "chapter" }), make("h4", {}, open), make("p", { class: "soft" }), make("p", { class: "unseen" }));
  return make("li", {}, make("div", { class: "lines" }, picture, dot), text);
}

function fillRow(node, row) {
  const [lines, text] = node.children;
  const [picture, dot] = lines.children;
  const [chapter, heading, line, needs] = text.children;
  write(chapter, row.chapter);
  chapter.hidden = !row.chapter;
  node.style.setProperty("--lanes", row.count);
  node.style.setProperty("--at", row.lane);
  set(picture, "viewBox", `0 0 ${row.count * 100} 100`);
  picture.replaceChildren(...row.paths.map((d) => makeSvg("path", { d, "vector-effect": "non-scaling-stroke" })));
  dot.style.setProperty("--part", row.part);
  set(dot, "data-state", row.state);
  write(dot, row.number);
  set(node, "data-state", row.state);
  set(node, "data-next", row.next);
  write(heading.firstChild, row.title);
  means(heading.firstChild, row.send);
  write(line, row.line);
  write(needs, row.needs);
}

// Exercises ------------------------------------------------------------------------------

function makeKind() {
  return make("li", {}, make("h4"), make("div", { class: "levels" }));
}

function fillKind(node, kind) {
  const [title, levels] = node.children;
  write(title, kind.title);
  const named = kind.levels.map((level) => ({ ...level, title: kind.title }));
  keep(levels, named, (level) => level.level, () => button(""), fillLevel);
}

function fillLevel(node, level) {
  node.replaceChildren(level.word, ...(level.solved ? [make("small", {}, level.solved)] : []));
  set(node, "aria-label", [level.title, level.word, level.solved].filter(Boolean).join(", "));
  means(node, level.send);
}

// Worksheets -----------------------------------------------------------------------------

function buildWorksheet(parts) {
  const [title, lead] = [make("h4"), make("p", { class: "soft" })];
  const choices = ["kind", "level", "number"].map(() => choice());
  const go = make("button", { type: "submit", class: "quiet" });
  const row = make("div", { class: "choices" }, ...choices.map((one) => one.label), go);
  const form = make("form", { class: "sheet worksheet" }, title, lead, row);
  parts.worksheet = { title, lead, choices, go, form, saved: null };
  return form;
}

function choice() {
  const word = make("span");
  const select = make("select");
  return { word, select, label: make("label", {}, word, select) };
}

function fillWorksheet(parts, { words, worksheet, made }, send) {
  const [kind, level, number] = parts.choices;
  write(parts.title, words.worksheet);
  write(parts.lead, words.worksheet_lead);
  write(parts.go, words.worksheet_make);
  fillChoice(kind, words.worksheet_kind, worksheet.kinds);
  fillChoice(level, words.worksheet_level, worksheet.levels);
  fillChoice(number, words.worksheet_count, worksheet.numbers.map((id) => ({ id, word: id })));
  parts.form.onsubmit = (event) => {
    event.preventDefault();
    send({ do: "worksheet", kind: kind.select.value, level: Number(level.select.value), number: Number(number.select.value) });
  };
  if (made && made.n !== parts.saved) saveFile(made.name, made.text, "text/html");
  parts.saved = made?.n ?? parts.saved;
}

function fillChoice({ word, select }, title, options) {
  write(word, title);
  keep(select, options, (one) => one.id, (one) => make("option", { value: one.id }), (node, one) => write(node, one.word));
}

// What has been learned ------------------------------------------------------------------

function buildProgress(parts) {
  parts.bar = make("progress", { max: "1" });
  parts.known = make("p", { class: "known" });
  parts.streak = make("p", { class: "streak" });
  parts.progressLead = make("p", { class: "soft" });
  parts.export = button("quiet");
  parts.import = button("quiet");
  parts.forget = button("quiet");
  parts.notice = make("p", { role: "status", class: "done" });
  parts.summary = make("summary");
  parts.sections = make("div", { class: "by-rule" });
  const files = make("p", { class: "ways" }, parts.export, parts.import, parts.forget);
  const details = make("details", {}, parts.summary, parts.sections);
  const { known, streak, bar, progressLead, notice } = parts;
  parts.progress.append(make("div", { class: "sheet" }, known, bar, streak, details, progressLead, files, notice));
}

function fillProgress(parts, { progress, words, file, notice }, send) {
  write(parts.known, progress.line);
  write(parts.streak, progress.streak);
  parts.streak.hidden = !progress.streak;
  set(parts.bar, "value", progress.part);
  set(parts.bar, "aria-label", words.progress);
  write(parts.progressLead, words.progress_lead);
  write(parts.export, words.export);
  write(parts.import, words.import);
  means(parts.export, () => saveFile(FILE, file, "application/json"));
  means(parts.import, () => openFile(".json,application/json", (text) => send({ do: "import", text })));
  fillForget(parts.forget, words, send);
  write(parts.notice, notice);
  parts.notice.hidden = !notice;
  write(parts.summary, words.by_rule);
  keep(parts.sections, progress.sections, (each) => each.title, () => make("div", {}, make("h4"), make("p")), fillSection);
}

/** Asks once more before all is gone. */
function fillForget(node, words, send) {
  const calm = () => {
    write(node, words.forget);
    node.classList.remove("sure");
  };
  calm();
  node.onblur = calm;
  means(node, () => {
    if (node.classList.contains("sure")) {
      calm();
      send({ do: "forget" });
    } else {
      write(node, words.forget_sure);
      node.classList.add("sure");
    }
  });
}

function fillSection(node, section) {
  const [title, list] = node.children;
  write(title, section.title);
  list.replaceChildren(...section.rules.map((one) => {
    const opener = rule(one.id);
    set(opener, "data-state", one.state);
    set(opener, "aria-label", one.word);
    set(opener, "data-tip", one.word);
    return opener;
  }));
}

// Other ways in --------------------------------------------------------------------------

function makeWay() {
  return make("section", { class: "sheet way" }, make("h4"), make("p"), button("quiet"));
}

function fillWay(node, way) {
  const [title, text, go] = node.children;
  write(title, way.title);
  write(text, way.text);
  write(go, way.word);
  means(go, way.send);
}
