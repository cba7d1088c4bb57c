/** A question answered on the table: by the seats, cards and periods that its options are about. */

import { button, set, write } from "./dom.js";

const SIGNS = { right: "✓", wrong: "✗" };

/**
 * Let what lies on the table stand for the options of a question, as far as it is there. Returns whether all of
 * them are.
 *
 * @param {any} table
 * @param {AskedQuestion | null} question
 * @param {any} answer what `answering` has made, or null
 */
export function answerOnTable(table, question, answer) {
  const options = answer?.toggle ? (question?.options ?? []) : [];
  const found = options.map((option) => ({ option, thing: thingOf(table, option.id) })).filter(({ thing }) => thing);
  const answers = new Map(found.map(({ option, thing }) => [thing, option]));
  listen(table);
  table.answering = { answers, question, answer };
  for (const node of table.querySelectorAll(".answerable")) if (!answers.has(node)) forget(node);
  show(table);
  return options.length > 0 && found.length === options.length;
}

/** Mark what has been answered so far. */
function show(table) {
  const { answers, question, answer } = table.answering;
  const chosen = answers.size ? answer.chosen() : [];
  for (const [node, option] of answers) {
    const place = chosen.indexOf(option.id) + 1;
    node.classList.add("answerable");
    node.classList.toggle("chosen", place > 0);
    node.classList.toggle("closed", !question.open);
    const pressed = node.matches("button") ? node : badge(node);
    set(pressed, "aria-pressed", place > 0 ? "true" : "false");
    set(pressed, "aria-disabled", question.open ? null : "true");
    if (pressed === node) continue;
    const sign = place ? SIGNS[option.state] ?? (question.form === "order" ? place : "✓") : "";
    write(pressed, sign);
    set(pressed, "aria-label", option.words);
    set(pressed, "data-state", place ? option.state : null);
  }
}

/** On a seat lies a counter of its own, by which it is chosen from the keyboard as well. */
function badge(seat) {
  const found = seat.querySelector(":scope > .counter");
  if (found) return found;
  const node = button("counter");
  seat.append(node);
  return node;
}

function forget(node) {
  node.classList.remove("answerable", "chosen", "closed");
  node.querySelector(":scope > .counter")?.remove();
  set(node, "aria-pressed", null);
  set(node, "aria-disabled", null);
}

function listen(table) {
  if (table.answering) return;
  // Before anything else that a click on it means: while it is asked for, it is the answer.
  table.addEventListener("click", (event) => {
    const { answers, question, answer } = table.answering;
    const node = event.target.closest(".answerable");
    const option = answers.get(node);
    if (!option || !question.open) return;
    event.stopPropagation();
    answer.toggle(option.id);
    show(table);
  }, true);
}

/** What on the table an option is about: a player, a card, a period; null if nothing is, or more than one thing. */
function thingOf(table, id) {
  const last = CSS.escape(id.split(" ").at(-1));
  const ways = [`.seat[data-name="${CSS.escape(id)}"]`, `[data-id="${last}"]`, `.period[data-age="${last}"]`];
  const wanted = id.startsWith("achieve ") ? ways.slice(2) : ways.slice(0, 2);
  for (const way of wanted) {
    const found = table.querySelectorAll(way);
    if (found.length === 1) return found[0];
  }
  return null;
}
