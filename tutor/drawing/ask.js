/** What is asked: the question, its consequence, the answers as buttons; in the end, who has won. */

import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";
import { rule, sentence } from "./words.js";

const DIGITS = 9;
/** The answer that declines. */
const PASS = "pass";
const FEW = 4;
const FOLD = 6;
const MARKS = ["primary", "picked", "played", "folded"];

export const draw = panel("ask", build, fill);

function build(element) {
  const title = make("h2", { class: "unseen" });
  const prompt = make("p", { class: "prompt", tabindex: "-1" });
  const more = make("p", { class: "more" });
  const note = make("p", { class: "past" });
  const thinking = make("progress", { class: "thinking" });
  const standing = make("table", { class: "standing" });
  const answers = make("div", { class: "answers" });
  const told = make("div", { "aria-live": "polite" }, prompt, more, note);
  element.append(title, told, thinking, standing, answers);
  return { element, title, prompt, more, note, thinking, standing, answers, refuge: prompt };
}

/**
 * @param {any} parts
 * @param {Scene & Drawn} scene
 */
function fill(parts, scene) {
  const { ask, over, words } = scene;
  const asked = over ? { answers: over.next } : ask;
  set(parts.element, "hidden", !asked);
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
    set(parts[line], "hidden", !asked[line]);
  }
  set(parts.thinking, "hidden", !ask?.thinking);
  set(parts.thinking, "aria-label", ask?.prompt);
  fillStanding(parts.standing, over, words);
  parts.element.classList.toggle("few", (asked.answers ?? []).length <= FEW);
  keep(parts.answers, grouped(asked.answers ?? [], words.more), (group) => group.kind, makeGroup, fillGroup);
}

/**
 * Answers that are given on the table itself are no buttons besides, as far as the screen shows it: all of it, or at
 * least the seat of the one who looks. What lies there takes over their digits. What an author's scenario goes on with
 * stays, for the table does not say so.
 *
 * @param {any} element
 * @param {any[]} things what on the table can be chosen
 * @param {"table" | "seat" | "nothing"} instead what stands for its buttons on such a screen
 */
export function leaveToTable(element, things, instead) {
  const buttons = new Map([...element.querySelectorAll(".answers .row > button")].map((node) => [node.dataset.key, node]));
  const keysOf = (found) => new Set(found.map((thing) => thing.dataset.key));
  const [keys, own] = [keysOf(things), keysOf(things.filter((thing) => thing.closest("[data-place^=bottom]")))];
  // Whether or not is answered by words, also where it is about a single thing.
  const which = keys.size > 1 || !buttons.has(PASS);
  for (const [key, node] of buttons) {
    const left = which && !node.matches(".played");
    node.classList.toggle("on-table", left && keys.has(key));
    node.classList.toggle("at-own-seat", left && own.has(key));
  }
  const lying = { table: keys, seat: own, nothing: [] }[instead];
  number([...buttons.values()], [...lying].map((key) => buttons.get(key)));
  for (const thing of things) {
    const digit = buttons.get(thing.dataset.key)?.dataset.digit;
    set(thing, "data-digit", digit);
    set(thing, "aria-keyshortcuts", digit);
  }
}

/**
 * The digits of buttons go down the list, but those of what lies on the table go along as it lies there.
 *
 * @param {any[]} buttons
 * @param {any[]} lying the buttons of what lies on the table, in its order
 */
function number(buttons, lying) {
  const counted = buttons.filter((node) => node.dataset.digit);
  const there = lying.filter((node) => counted.includes(node)).values();
  counted
    .map((node) => (lying.includes(node) ? there.next().value : node))
    .forEach((node, place) => {
      const digit = `${place + 1}`;
      write(node.firstChild, digit);
      set(node, "data-digit", digit);
      set(node, "aria-keyshortcuts", digit);
    });
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

/**
 * Answers of one kind stand together, in the order in which the kinds come; long groups are folded. The first
 * nine that are to be seen have a digit.
 *
 * @param {Partial<SceneAnswer>[]} answers
 * @param {string} more
 */
function grouped(answers, more) {
  const groups = new Map();
  for (const answer of answers) {
    const kind = answer.kind ?? "";
    if (!groups.has(kind)) groups.set(kind, { kind, more, answers: [] });
    groups.get(kind).answers.push(answer);
  }
  let digit = 0;
  for (const group of groups.values()) {
    group.folded = group.answers.length > FOLD + 1;
    group.answers = group.answers.map((answer, place) => {
      const folded = group.folded && place >= FOLD;
      return { ...answer, folded, digit: folded || digit >= DIGITS || answers.length < 2 ? null : ++digit };
    });
  }
  return [...groups.values()];
}

function makeGroup() {
  const more = button("unfold");
  set(more, "aria-expanded", "false");
  const node = make("div", { class: "group" }, make("div", { class: "row" }), more);
  means(more, () => {
    node.classList.add("open");
    node.querySelector(".folded")?.focus();
  });
  return node;
}

function fillGroup(node, group) {
  const [row, more] = node.children;
  keep(row, group.answers, (answer) => answer.key, makeAnswer, fillAnswer);
  write(more, group.more ?? "…");
  set(more, "hidden", !group.folded);
  // Pointing at an answer changes it, but leaves the same ones open.
  const keys = JSON.stringify(group.answers.map((answer) => answer.key));
  if (node.dataset.keys !== keys) node.classList.remove("open");
  node.dataset.keys = keys;
}

function makeAnswer() {
  return button("", make("kbd", { "aria-hidden": "true" }), make("span"), make("small"));
}

/**
 * @param {any} node
 * @param {SceneAnswer & { digit?: number }} answer
 */
function fillAnswer(node, answer) {
  const [digit, words, played] = node.children;
  write(digit, answer.digit);
  set(digit, "hidden", !answer.digit);
  write(words, answer.words);
  write(played, answer.played);
  set(played, "hidden", !answer.played);
  set(node, "data-digit", answer.digit);
  set(node, "data-key", answer.key);
  set(node, "aria-keyshortcuts", answer.digit);
  set(node, "data-preview", Boolean(answer.preview));
  for (const mark of MARKS) node.classList.toggle(mark, Boolean(answer[mark]));
  means(node, answer.send ?? { do: "choose", key: answer.key });
}

/**
 * @param {any} table
 * @param {SceneOver} over
 * @param {Words} words
 */
function fillStanding(table, over, words) {
  set(table, "hidden", !over);
  if (!over) return;
  const head = { head: true, name: words.standing, achievements: words.achievements, points: over.measure };
  const rows = [head, ...over.standing];
  // Not every game has achievements.
  table.classList.toggle("of-points", over.standing.every((row) => row.achievements === null));
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
