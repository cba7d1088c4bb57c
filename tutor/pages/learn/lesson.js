/** A lesson or an exercise: the sheet with its sentences and question, beside the table. */

import { answering } from "../../drawing/answers.js";
import { button, keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { draw as drawStage, fitSides } from "../../drawing/stage.js";
import { rule, sentence } from "../../drawing/words.js";

const MOMENT = 800;
const ABOVE = 110;
/** So few sentences about the consequence of a wrong answer need not be opened. */
const BRIEF = 4;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Draw the sheet (`view`) and the table (`scene`). */
export function draw(element, { view, scene }, send) {
  const parts = once(element, build);
  element.classList.toggle("exploring", view.exploring);
  element.classList.toggle("without-card", !scene.card);
  element.classList.toggle("without-graph", !scene.graph?.nodes?.length);
  const { book, theme, language, words } = scene;
  drawSheet(parts.sheet, { ...view, book, theme, language, words }, send);
  drawStage(parts.stage, scene, send);
  if (!parts.sheet.parentNode) {
    parts.stage.querySelector(".areas").prepend(parts.sheet);
    fitSides([parts.sheet]);
  }
  clearTimeout(parts.timer);
  if (view.watch) parts.timer = setTimeout(() => send({ do: "watch", all: still.matches }), still.matches ? 0 : MOMENT);
  parts.leave = view.exploring ? () => send({ do: "return" }) : null;
}

function build(element) {
  element.classList.add("learning");
  const parts = { sheet: make("section"), stage: make("div"), timer: 0, leave: null };
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
  const say = make("p", { class: "say" });
  const question = make("div");
  const aside = make("p", { class: "aside", role: "status" });
  const ways = make("p", { class: "ways" });
  element.append(make("header", {}, leave, title, line, steps), aside, say, question, ways);
  return { element, leave, title, line, steps, say, question, aside, ways, id: null, refuge: title };
}

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
  parts.say.hidden = !view.say.length || view.exploring;
  keep(parts.say, [view.say], () => 0, () => make("span"), (node, each) => node.replaceChildren(...sentence(each)));
  const asked = view.question ? [{ ...view.question, verdict: view.verdict, id: view.id, words }] : [];
  keep(parts.question, asked, (ask) => ask.id, makeQuestion, (form, ask) => fillQuestion(form, ask, send));
  parts.question.hidden = view.exploring;
  const focused = parts.element.contains(document.activeElement);
  keep(parts.ways, view.ways, (way) => way.id, () => button(""), fillWay);
  turn(parts, view, focused);
}

/** A new place begins at its top; an answer leads on to what can be done then. */
function turn(parts, view, focused) {
  const { element } = parts;
  const answered = view.verdict !== null;
  const moved = parts.id !== view.id;
  const first = parts.id === null;
  if (moved && !first) {
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
    if (focused) (element.querySelector(".prompt") ?? parts.title).focus({ preventScroll: true });
  } else if (answered && !parts.answered && !first) {
    const free = focused || document.activeElement === document.body;
    if (free) element.querySelector(":scope > .ways .primary")?.focus({ preventScroll: true });
    showVerdict(element);
  } else if (parts.answered && !answered && focused) {
    const answer = element.querySelector(".options :is(input, button)") ?? element.querySelector(".prompt");
    answer.focus({ preventScroll: true });
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

function fillStep(item, step) {
  const node = item.firstChild;
  set(node, "aria-label", step.word);
  set(node, "data-tip", step.word);
  set(node, "data-state", step.state);
  set(node, "aria-current", step.current ? "step" : null);
  means(node, step.send);
}

export function fillWay(node, way) {
  write(node, way.word);
  node.className = way.primary ? "primary" : "";
  means(node, way.send);
}

/** One form for each question, made when it is put, so that a half-given answer survives exploring. */
export function makeQuestion(ask) {
  const id = ask.id.replace(/[^a-z0-9]+/g, "-");
  const prompt = make("p", { class: "prompt", id: `prompt-${id}`, tabindex: "-1" });
  const help = make("p", { class: "soft help" });
  const options = make("div", { class: "options", role: "group", "aria-labelledby": prompt.id });
  const hints = make("ol", { class: "hints", "aria-live": "polite" });
  const check = make("button", { type: "submit", class: "primary" });
  const hint = button("");
  means(hint, { do: "hint" });
  const title = make("b");
  const lines = make("ul");
  const told = make("ol");
  const summary = make("summary");
  const story = make("details", { hidden: true }, summary, told);
  const verdict = make("div", { class: "verdict", role: "status" }, title, lines, story);
  const choices = make("p", { class: "ways" }, check, hint);
  const form = make("form", { class: "question", novalidate: true }, prompt, help, options, hints, choices, verdict);
  // JupyterLab takes from Enter in a field what it does by itself.
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input")) return;
    event.preventDefault();
    form.requestSubmit();
  });
  const answer = answering(ask, options, ask.words, id);
  if (ask.given) answer.give(ask.given);
  once(form, () => ({ prompt, help, options, hints, check, hint, title, lines, told, summary, story, verdict, choices, answer }));
  return form;
}

export function fillQuestion(form, ask, send) {
  const parts = once(form);
  const playing = ask.form === "play";
  parts.prompt.replaceChildren(...sentence(ask.prompt));
  write(parts.help, playing && ask.open ? ask.words.play_it : ask.help);
  parts.help.hidden = !parts.help.textContent || !ask.open;
  parts.answer.mark(ask.options, ask.open);
  keep(parts.hints, ask.hints, (_, number) => number, () => make("li"), (node, hint) => node.replaceChildren(...sentence(hint)));
  write(parts.check, ask.words.check_answer);
  parts.check.hidden = playing;
  write(parts.hint, ask.hint);
  parts.hint.hidden = !ask.hint;
  parts.choices.hidden = !ask.open || (playing && !ask.hint);
  fillVerdict(parts, ask.verdict, ask.words);
  form.onsubmit = (event) => {
    event.preventDefault();
    const ids = ask.open ? parts.answer.given() : null;
    if (ids) send({ do: "answer", ids });
    else parts.options.querySelector("input, button")?.focus();
  };
}

function fillVerdict({ verdict, title, lines, told, summary, story }, said, words) {
  verdict.className = `verdict ${said?.right ? "right" : "wrong"}`;
  const fresh = said && title.textContent !== said.title;
  // Kept in place, so that a screen reader notices what is said there.
  write(title, said?.title);
  verdict.classList.toggle("silent", !said);
  fillLines(lines, said?.lines ?? []);
  fillLines(told, said?.told ?? []);
  write(summary, words.what_happened);
  story.hidden = !said?.told.length;
  if (fresh) story.open = !said.right && said.told.length <= BRIEF;
}

function fillLines(list, lines) {
  keep(list, lines, (_, number) => number, () => make("li"), (node, line) =>
    node.replaceChildren(...sentence(line.parts), ...(line.rule ? [" ", rule(line.rule)] : [])),
  );
}
