/** A question: what is asked, the means to answer it, hints, and what is said of the answer. */

import { answering } from "./answers.js";
import { button, keep, make, once, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { rule, sentence } from "./words.js";

/** So few sentences about the consequence of a wrong answer need not be opened. */
const BRIEF = 4;
/** Where reasons have more letters than that, so many of them are shown at once; the first say most. */
const LONG = 360;
const FIRST = 3;
/** What is said to who has answered nothing. */
const MISSING = { number: "number_missing", open: "open_missing" };

/**
 * Draw a question into `place`, or none (null). For each question a form is made when it is put, so that a
 * half-given answer survives what is looked at meanwhile.
 *
 * @param {any} place
 * @param {AskedQuestion | null} question
 * @param {Send} send
 */
export function drawQuestion(place, question, send) {
  keep(place, question ? [question] : [], (each) => each.id, makeQuestion, (form, each) => fillQuestion(form, each, send));
}

/**
 * The form of a question; its answers are there at once.
 *
 * @param {AskedQuestion} question
 */
export function makeQuestion(question) {
  const id = question.id.replace(/[^a-z0-9]+/gi, "-");
  const prompt = make("p", { class: "prompt", id: `prompt-${id}`, tabindex: "-1" });
  const help = make("p", { class: "soft help" });
  const atTable = make("p", { class: "soft at-table" });
  const options = make("div", { class: "options", role: "group", "aria-labelledby": prompt.id });
  const hints = make("ol", { class: "hints", "aria-live": "polite" });
  const check = make("button", { type: "submit", class: "primary" });
  const [hint, show] = [button(""), button("")];
  const title = make("b");
  const [lines, told] = [make("ul"), make("ol")];
  const summary = make("summary");
  const story = make("details", { hidden: true }, summary, told);
  const [rest, further] = [make("ul"), make("summary")];
  const more = make("details", { hidden: true }, further, rest);
  const verdict = make("div", { class: "verdict", role: "status" }, title, lines, more, story);
  const nobody = button("");
  const missing = make("p", { class: "missing", role: "alert" });
  const ways = make("p", { class: "ways" }, check, nobody, hint, show);
  // What is said around it may be read out when it changes; the question has its own ways to be noticed.
  const form = make("form", { class: "question", novalidate: true, "aria-live": "off" }, prompt, help, atTable, options, missing, hints, ways, verdict);
  // JupyterLab takes from Enter in a field what it does by itself.
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input")) return;
    event.preventDefault();
    form.requestSubmit();
  });
  const answer = answering(question, options, question.words, id);
  if (question.given) answer.give(question.given);
  once(form, () => ({ id: question.id, prompt, help, atTable, options, hints, check, nobody, missing, hint, show, title, lines, more, further, rest, told, summary, story, verdict, ways, answer, open: question.open }));
  return form;
}

/**
 * Bring a form in line with its question.
 *
 * @param {any} form
 * @param {AskedQuestion} question
 * @param {Send} send
 */
export function fillQuestion(form, question, send) {
  const parts = once(form);
  const { id, words, open } = question;
  const playing = question.form === "play";
  if (open && !parts.open) parts.answer.give([]);
  parts.open = open;
  write(parts.missing, "");
  parts.prompt.replaceChildren(...sentence(question.prompt));
  write(parts.atTable, question.counts ? words.count_on_table : words.on_table);
  form.classList.toggle("tallies", Boolean(question.counts));
  write(parts.help, playing && open ? words.play_it : question.help);
  set(parts.help, "hidden", !parts.help.textContent || !open);
  parts.answer.mark(question.options, open);
  keep(parts.hints, question.hints, (_, number) => number, () => make("li"), (node, hint) => node.replaceChildren(...sentence(hint)));
  write(parts.check, question.form === "open" ? words.check_open : words.check_answer);
  set(parts.check, "hidden", playing);
  fillWay(parts.nobody, question.nobody, { do: "answer", id, ids: [] });
  fillWay(parts.hint, question.hint, { do: "hint", id });
  fillWay(parts.show, question.show, { do: "show", id });
  set(parts.ways, "hidden", !open || (playing && !question.hint));
  fillVerdict(parts, question.verdict, words);
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!open) return;
    const ids = parts.answer.given();
    const nothing = !ids || (question.nobody && !ids.length);
    write(parts.missing, nothing ? words[MISSING[question.form] ?? "answer_missing"] : "");
    if (nothing) parts.options.querySelector("input, textarea")?.focus();
    else send({ do: "answer", id, ids });
  };
}

/**
 * The form of a question that is drawn in `place`; null if there is none.
 *
 * @param {any} place
 * @param {string} id
 */
export function formIn(place, id) {
  return [...place.querySelectorAll(".question")].find((form) => once(form).id === id) ?? null;
}

/**
 * Where who answers goes on by keyboard: with the first answer that is to be seen, or from the question.
 *
 * @param {any} place
 */
export function wayIn(place) {
  const answers = [...place.querySelectorAll(".options :is(input, button)")];
  return answers.find((answer) => answer.checkVisibility()) ?? place.querySelector(".prompt");
}

/**
 * The means to answer that a form has.
 *
 * @param {any} form
 */
export function answerOf(form) {
  return once(form).answer;
}

function fillWay(node, word, message) {
  write(node, word);
  set(node, "hidden", !word);
  means(node, message);
}

/**
 * @param {any} parts
 * @param {SaidVerdict | null} said
 * @param {Words} words
 */
function fillVerdict({ verdict, title, lines, more, further, rest, told, summary, story }, said, words) {
  const fresh = said && title.textContent !== said.title;
  verdict.classList.toggle("right", said?.right === true);
  verdict.classList.toggle("wrong", said?.right === false);
  // Kept in place, so that a screen reader notices what is said there.
  verdict.classList.toggle("silent", !said);
  write(title, said?.title);
  const reasons = said?.lines ?? [];
  const shown = lengthOf(reasons) > LONG ? FIRST : reasons.length;
  fillLines(lines, reasons.slice(0, shown));
  fillLines(rest, reasons.slice(shown));
  write(further, words.more_reasons);
  set(more, "hidden", reasons.length <= shown);
  fillLines(told, said?.told ?? []);
  write(summary, words.what_happened);
  set(story, "hidden", !said?.told.length);
  if (fresh) more.open = false;
  if (fresh) story.open = !said.right && said.told.length <= BRIEF;
}

/** @param {SaidLine[]} lines */
function lengthOf(lines) {
  return lines.flatMap(({ parts }) => parts.map(({ text }) => text)).join("").length;
}

/**
 * @param {any} list
 * @param {SaidLine[]} lines
 */
function fillLines(list, lines) {
  keep(list, lines, (_, number) => number, () => make("li"), fillLine);
}

/**
 * Let an item of a list say a sentence, with the rule behind it.
 *
 * @param {any} node
 * @param {SaidLine} line
 */
export function fillLine(node, line) {
  node.replaceChildren(...sentence(line.parts), ...(line.rule ? [" ", rule(line.rule)] : []));
}
