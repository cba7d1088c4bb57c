/** A lesson or an exercise: the sheet with its sentences and question, beside the table. */

import { button, keep, make, once, set, write } from "../../drawing/dom.js";
import { fillWay } from "../../drawing/guide.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { answerOnTable } from "../../drawing/on_table.js";
import { drawQuestion, wayIn } from "../../drawing/question.js";
import { draw as drawStage, guided } from "../../drawing/stage.js";
import { sentence } from "../../drawing/words.js";

const ABOVE = 110;

/** Draw the sheet (`view`) and the table (`scene`). */
export function draw(element, { view, scene }, send) {
  const parts = once(element, build);
  element.classList.toggle("exploring", view.exploring);
  element.classList.toggle("without-card", !scene.card);
  element.classList.toggle("without-graph", !scene.graph?.nodes?.length);
  const { book, theme, language, words } = scene;
  drawSheet(parts.sheet, { ...view, book, theme, language, words }, send);
  drawStage(parts.stage, scene, send);
  if (!parts.sheet.parentNode) guided(parts.stage, parts.sheet);
  answerOnTable(parts.stage, parts.sheet, view.exploring ? null : view.question);
  parts.leave = view.exploring ? () => send({ do: "return" }) : null;
}

function build(element) {
  element.classList.add("learning");
  const parts = { sheet: make("section"), stage: make("div"), leave: null };
  element.append(parts.stage);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && parts.leave && !element.querySelector(":popover-open")) parts.leave();
  });
  return parts;
}

const drawSheet = panel("lesson", buildSheet, fillSheet);

function buildSheet(element) {
  const title = make("h2");
  const line = make("p", { class: "soft line" });
  const steps = make("ol", { class: "places" });
  const leave = button("leave");
  const turned = make("p", { class: "turned-table", role: "status" });
  const say = make("p", { class: "say" });
  const look = make("p", { class: "unseen" });
  const question = make("div");
  const aside = make("p", { class: "aside", role: "status" });
  const ways = make("p", { class: "ways" });
  element.append(make("header", {}, leave, title, line, steps), aside, turned, say, look, question, ways);
  return { element, turned, leave, title, line, steps, say, look, question, aside, ways, id: null, refuge: title };
}

/**
 * @param {any} parts
 * @param {LessonSheet & Drawn} view
 * @param {Send} send
 */
function fillSheet(parts, view, send) {
  const { words } = view;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.lesson);
  set(parts.title, "tabindex", "-1");
  write(parts.title, view.title);
  write(parts.line, view.line);
  write(parts.leave, view.leave.word);
  means(parts.leave, view.leave.send);
  set(parts.steps, "aria-label", words.steps);
  parts.steps.hidden = view.steps.length < 2;
  keep(parts.steps, view.steps, (step) => step.n, makeStep, fillStep);
  write(parts.aside, view.exploring ? words.exploring : null);
  parts.aside.hidden = !view.exploring;
  write(parts.turned, view.turned);
  parts.turned.hidden = !view.turned || view.exploring;
  parts.say.hidden = !view.say.length || view.exploring;
  keep(parts.say, [view.say], () => 0, () => make("span"), (node, each) => node.replaceChildren(...sentence(each)));
  write(parts.look, view.exploring ? null : view.look);
  drawQuestion(parts.question, view.question && { ...view.question, words }, send);
  parts.question.hidden = view.exploring;
  const focused = parts.element.contains(document.activeElement);
  keep(parts.ways, view.ways, (way) => way.id, () => button(""), fillWay);
  turn(parts, view, focused);
}

/**
 * A new place begins at its top; an answer leads on to what can be done then.
 *
 * @param {any} parts
 * @param {LessonSheet} view
 * @param {boolean} focused
 */
function turn(parts, view, focused) {
  const { element } = parts;
  const answered = Boolean(view.question?.verdict);
  const moved = parts.id !== view.id;
  const first = parts.id === null;
  if (moved && !first) {
    // On a phone the sheet itself has no box.
    const top = parts.title.parentNode;
    if (top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: "start" });
    if (focused) (element.querySelector(".prompt") ?? parts.title).focus({ preventScroll: true });
  } else if (answered && !parts.answered && !first) {
    const free = focused || document.activeElement === document.body;
    if (free) element.querySelector(":scope > .ways .primary")?.focus({ preventScroll: true });
    showVerdict(element);
  } else if (parts.answered && !answered && focused) {
    wayIn(element).focus({ preventScroll: true });
  }
  parts.id = view.id;
  parts.answered = answered;
}

/** The verdict comes into sight, also where the answer was given on the table. */
function showVerdict(element) {
  const verdict = element.querySelector(".verdict");
  const box = verdict.getBoundingClientRect();
  if (element.scrollHeight > element.clientHeight) element.scrollTop = verdict.offsetTop - element.offsetTop - ABOVE;
  else if (box.top < 0 || box.top > innerHeight - ABOVE) verdict.scrollIntoView({ block: "center" });
}

function makeStep() {
  return make("li", {}, button(""));
}

/**
 * @param {any} item
 * @param {LessonStep} step
 */
function fillStep(item, step) {
  const node = item.firstChild;
  set(node, "aria-label", step.word);
  set(node, "data-tip", step.word);
  set(node, "data-state", step.state);
  set(node, "aria-current", step.current ? "step" : null);
  means(node, step.send);
}
