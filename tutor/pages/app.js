/** The app: a header, and below it one page or the table. */

import { batch } from "../drawing/batch.js";
import { make, once, set, write } from "../drawing/dom.js";
import { draw as drawGuide, questionOf } from "../drawing/guide.js";
import { draw as drawHeader } from "../drawing/header.js";
import { answerOnTable } from "../drawing/on_table.js";
import { draw as drawStage, guided } from "../drawing/stage.js";
import { draw as drawCourse } from "./learn/course.js";
import { remember, watchOthers } from "./learn/keeping.js";
import { draw as drawEnd } from "./learn/end.js";
import { draw as drawLesson } from "./learn/lesson.js";
import { draw as drawCards } from "./cards.js";
import { draw as drawEditions } from "./editions.js";
import { draw as drawEditor } from "./edit/editor.js";
import { draw as drawNotes } from "./present/notes.js";
import { draw as drawPresent } from "./present/present.js";
import { arrive, keepAddress } from "./address.js";
import { draw as drawContents, drawBar } from "./attend.js";
import { draw as drawAdvice } from "./advice.js";
import { scenes } from "../drawing/changes.js";
import { connect } from "../drawing/connection.js";
import { Follower, canLead, drawFollowing, followedCode } from "./follow.js";
import { drawFirst, drawStart, makeFirst } from "./first.js";
import { draw as drawKeys } from "./keys.js";
import { draw as drawPlay } from "./play.js";
import { resumeBy, takenAlong } from "./resume.js";
import { draw as drawRules } from "./rules.js";
import { draw as drawScenarios } from "./scenarios.js";
import { draw as drawLead } from "./lead.js";
import { rememberTable, watchOtherTables } from "./tables.js";
import { hideTwin } from "../drawing/twin.js";
import { chooseTheme, shownTheme, watchTheme } from "../drawing/theme.js";

const PAGES = { learn: drawCourse, play: drawPlay, scenarios: drawScenarios, make: drawEditor, rules: drawRules, cards: drawCards, editions: drawEditions, course: drawContents, ended: drawEnd, start: drawStart, notes: drawNotes };

/**
 * Draw a view, and the scene if one sits at a table.
 *
 * @param {any} element
 * @param {{ view: AppPage, scene: Scene | null, book: Book }} shown
 * @param {Send} send
 */
export function draw(element, { view, scene, book }, send) {
  const parts = once(element, build);
  const common = { language: view.language, words: book.words, book, theme: shownTheme(isAlone()) };
  set(element, "lang", view.language);
  set(element, "data-theme", common.theme);
  element.classList.toggle("alone", isAlone());
  const redraw = () => draw(element, { view, scene, book }, send);
  write(parts.skip, common.words.skip_to_page);
  drawKeys(parts.keys, { ...common, off: ["present", "notes", "opening"].includes(view.page) }, send);
  const { nav, games, languages } = view;
  const header = { ...common, title: "Aula", home: null, nav, tools: [], games, languages };
  drawHeader(parts.header, header, (message) => (message.do === "theme" ? redraw() : send(message)));
  set(parts.course_bar, "hidden", !view.course || ["present", "notes", "opening"].includes(view.page));
  if (view.course) drawBar(parts.course_bar, { ...common, course: view.course }, send);
  // What stands above a table comes first, for a table takes the room below it.
  set(parts.header, "hidden", ["present", "notes"].includes(view.page));
  // Until there is something to see, a word about that covers the page.
  set(parts.header, "inert", view.page === "opening");
  write(parts.trouble, view.page === "play" && view.content.trouble ? null : view.trouble);
  set(parts.trouble, "hidden", !parts.trouble.textContent);
  set(parts.opening, "hidden", view.page !== "opening" || Boolean(view.trouble));
  write(parts.opening, common.words.opening);
  for (const [page, drawPage] of Object.entries(PAGES)) {
    set(parts[page], "hidden", view.page !== page);
    if (view.page === page) drawPage(parts[page], { ...common, panelWords: common.words, ...view.content }, send);
  }
  const atTable = view.page === "table" && Boolean(scene);
  set(parts.table, "hidden", !atTable);
  if (atTable) {
    drawLead(parts.lead, { ...common, ...view.content }, send);
    drawAdvice(parts.advice, { ...common, ...view.content }, send);
    drawStage(parts.stage, { ...common, ...scene }, send);
    drawGuide(parts.guide, { ...common, guide: view.content.guide }, send);
    if (!parts.guide.parentNode) guided(parts.stage, parts.guide);
    answerOnTable(parts.stage, parts.guide, questionOf(view.content.guide));
    parts.table.classList.toggle("asked", isAsked(view.content.guide));
  }
  const watched = view.page === "first" && scene;
  drawFirst(parts.first, watched ? { ...common, ...view.content } : null, watched ? { ...common, ...scene } : null, send);
  const inLesson = view.page === "lesson" && Boolean(scene);
  set(parts.lesson, "hidden", !inLesson);
  if (inLesson) drawLesson(parts.lesson, { view: view.content, scene: { ...common, ...scene } }, send);
  drawPresent(parts.present, view.page === "present" ? presented(common, view, redraw) : null, scene, send);
  turnTo(parts, view);
}

function build(element) {
  element.classList.add("aula", "app");
  const parts = { header: make("header", { class: "top" }), trouble: make("p", { class: "trouble", role: "alert" }) };
  for (const page of Object.keys(PAGES)) parts[page] = make("div", { class: "page", hidden: true });
  parts.course_bar = make("nav", { hidden: true });
  parts.following = make("nav", { hidden: true });
  parts.lead = make("div", { class: "lead" });
  parts.stage = make("div");
  parts.guide = make("section");
  parts.advice = make("aside", { hidden: true });
  parts.table = make("div", { hidden: true }, parts.lead, parts.stage, parts.advice);
  parts.present = make("section", { hidden: true });
  parts.first = makeFirst();
  parts.lesson = make("div", { hidden: true });
  parts.opening = make("p", { class: "opening" });
  const main = make("main", { id: "aula-main", tabindex: "-1" }, parts.following, parts.course_bar, parts.trouble, parts.opening, ...Object.keys(PAGES).map((page) => parts[page]), parts.table, parts.first.element, parts.lesson, parts.present);
  parts.skip = make("a", { class: "skip", href: `#${main.id}` });
  parts.skip.addEventListener("click", (event) => {
    // A new address would be another place to arrive at.
    event.preventDefault();
    main.focus();
  });
  parts.keys = make("dialog", { class: "keys" });
  element.append(parts.skip, parts.header, main, parts.keys);
  return parts;
}

/**
 * Whether the author of the scenario waits for an answer.
 *
 * @param {GuideView | null} guide
 */
function isAsked(guide) {
  return Boolean(guide?.says.some((each) => each.kind === "question" && each.open));
}

/** What a presentation shows besides its table. */
function presented(common, view, redraw) {
  const turnTheme = () => {
    chooseTheme(common.theme === "dark" ? "light" : "dark");
    redraw();
  };
  const { languages, content } = view;
  return { ...common, languages, panelWords: common.words, turnTheme, alone: isAlone(), ...content };
}

/** A new page begins at its top, and says what it is. */
function turnTo(parts, view) {
  set(document.documentElement, "lang", view.language);
  const title = view.content.title;
  if (isAlone()) document.title = title ? `${title} · Aula` : "Aula";
  const page = `${view.page} ${view.page === "table" ? title : ""}`;
  if (parts.page !== undefined && parts.page !== page && parts.page.trim() !== "opening") scrollTo(0, 0);
  parts.page = page;
}

/** Whether the app has the whole page to itself, as Voila gives it, and not a cell of a notebook. */
function isAlone() {
  return document.body.dataset.voila === "voila" || document.body.dataset.aula === "alone";
}

/** Draw what the model holds, and go on drawing; `model` is a widget's, or what stands in its place. */
export function render({ model, el }) {
  const { send, repeat, end } = connect(model, el, () => model.get("book").words, isAlone() ? resumeBy(model.get("binder") ?? "") : null);
  // Voila keeps an empty place for a heading of its own, which would be a second banner.
  document.getElementById("voila-top-panel")?.removeAttribute("role");
  let follower = null;
  const stop = () => {
    follower.end();
    follower = null;
    redraw();
  };
  const scene = scenes(model, repeat);
  const redraw = () => {
    const seen = scene();
    if (seen === undefined) return;
    hideTwin(model);
    const shown = { view: model.get("view"), scene: seen, book: model.get("book") };
    batch(() => draw(el, shown, send));
    const address = model.get("address");
    follower?.seen(address);
    const { following } = once(el, build);
    set(following, "hidden", !follower);
    if (follower) drawFollowing(following, { words: shown.book.words, language: shown.view.language, follower, stop }, send);
    // Who has checked an answer on the own device would vote for that one.
    el.classList.toggle("voting", Boolean(follower?.poll));
    if (isAlone()) keepAddress(follower && address ? `${address}&follow=${follower.code}` : address, send);
    remember(model.get("progress"));
    rememberTable(model.get("table"));
  };
  model.on("change", redraw);
  watchTheme(redraw);
  const ends = [end, watchOthers(send), watchOtherTables(send)];
  redraw();
  arrive(isAlone() ? location.search : "", send);
  for (const message of isAlone() ? takenAlong() : []) send(message);
  const code = isAlone() && canLead() ? followedCode() : null;
  if (code) follower = new Follower(code, send, redraw);
  return () => {
    follower?.end();
    model.off("change", redraw);
    for (const end of ends) end();
  };
}

export default { render };
