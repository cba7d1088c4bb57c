/** What is asked: the question, its consequence, the answers as buttons; in the end, who has won. */

import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";
import { rule, sentence } from "./words.js";

const DIGITS = 9;
const FEW = 4;

export const draw = panel("ask", build, fill);

function build(element) {
  const title = make("h2", { class: "unseen" });
  const prompt = make("p", { class: "prompt", tabindex: "-1" });
  const more = make("p", { class: "more" });
  const note = make("p", { class: "past" });
  const standing = make("table", { class: "standing" });
  const answers = make("div", { class: "answers" });
  const told = make("div", { "aria-live": "polite" }, prompt, more, note);
  element.append(title, told, standing, answers);
  return { element, title, prompt, more, note, standing, answers, refuge: prompt };
}

function fill(parts, scene) {
  const { ask, over, words } = scene;
  const asked = over ? { answers: over.next } : ask;
  parts.element.hidden = !asked;
  if (!asked) return;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", over ? words.over : words.ask);
  write(parts.title, over ? words.over : words.ask);
  parts.title.classList.toggle("unseen", !over);
  parts.element.classList.toggle("over", Boolean(over));
  parts.element.classList.toggle("waits", !over && !ask.answers.length);
  const said = over ? { parts: [{ text: `${over.sentence} ` }], rule: over.rule } : { parts: ask.parts };
  keep(parts.prompt, [said], () => 0, makePrompt, fillPrompt);
  for (const line of ["more", "note"]) {
    write(parts[line], asked[line]);
    parts[line].hidden = !asked[line];
  }
  fillStanding(parts.standing, over, words);
  parts.element.classList.toggle("few", (asked.answers ?? []).length <= FEW);
  keep(parts.answers, grouped(asked.answers ?? []), (group) => group.kind, makeGroup, fillGroup);
}

/** Choose by digit, from 1; says whether there was such an answer. */
export function chooseByDigit(element, digit) {
  const answer = element.querySelector(`.answers [data-digit="${digit}"]`);
  answer?.click();
  return Boolean(answer);
}

function makePrompt() {
  return make("span");
}

function fillPrompt(node, said) {
  node.replaceChildren(...sentence(said.parts), ...(said.rule ? [rule(said.rule)] : []));
}

/** Answers of one kind stand together, in the order in which the kinds come; the first nine have a digit. */
function grouped(answers) {
  const groups = new Map();
  answers.forEach((answer, number) => {
    const kind = answer.kind ?? "";
    if (!groups.has(kind)) groups.set(kind, { kind, answers: [] });
    const digit = number < DIGITS && answers.length > 1 ? number + 1 : null;
    groups.get(kind).answers.push({ ...answer, digit });
  });
  return [...groups.values()];
}

function makeGroup() {
  return make("div", { class: "group" });
}

function fillGroup(node, group) {
  keep(node, group.answers, (answer) => answer.key, makeAnswer, fillAnswer);
}

function makeAnswer() {
  return button("", make("kbd", { "aria-hidden": "true" }), make("span"));
}

function fillAnswer(node, answer) {
  write(node.firstChild, answer.digit);
  node.firstChild.hidden = !answer.digit;
  write(node.lastChild, answer.words);
  set(node, "data-digit", answer.digit);
  set(node, "aria-keyshortcuts", answer.digit);
  set(node, "data-preview", Boolean(answer.preview));
  node.className = ["primary", "picked", "played"].filter((mark) => answer[mark]).join(" ");
  means(node, answer.send ?? { do: "choose", key: answer.key });
}

function fillStanding(table, over, words) {
  table.hidden = !over;
  const head = { head: true, name: words.standing, achievements: words.achievements, points: words.points };
  const rows = over ? [head, ...over.standing] : [];
  keep(table, rows, (row, number) => number, makeRow, fillRow);
}

function makeRow(row) {
  const cell = row.head ? "th" : "td";
  return make("tr", {}, make("th", { scope: row.head ? "col" : "row" }), make(cell), make(cell));
}

function fillRow(node, row) {
  const [name, achievements, points] = node.children;
  write(name, row.won ? `★ ${row.name}` : row.name);
  write(achievements, row.achievements);
  write(points, row.points);
  node.classList.toggle("won", Boolean(row.won));
}

export default widget(draw);
