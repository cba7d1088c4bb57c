/** A question answered on the table: by the seats, piles, cards and periods that its options are about, or counted. */

import { button, set, write } from "./dom.js";

const SIGNS = { right: "✓", wrong: "✗" };
/** What of a thing that is no button is pressed: its caption, if it has one. */
const CAPTION = ":scope > .caption, :scope > .head > .caption";

/**
 * Let what lies on the table stand for the options of a question, as far as it is there. Returns the ids of those
 * that can be answered so.
 *
 * @param {any} table
 * @param {AskedQuestion | null} question
 * @param {any} answer what `answering` has made, or null
 * @returns {Set<string>}
 */
export function answerOnTable(table, question, answer) {
  const options = answer?.toggle ? (question?.options ?? []) : [];
  const things = options.map((option) => thingOf(table, option));
  // What several answers are about is none of them.
  const alone = (thing) => thing && things.indexOf(thing) === things.lastIndexOf(thing);
  const found = options.map((option, number) => ({ option, thing: things[number] })).filter(({ thing }) => alone(thing));
  const answers = new Map(found.map(({ option, thing }) => [thing, option]));
  listen(table);
  table.answering = { answers, question, answer, tally: question?.counts ?? null };
  for (const node of table.querySelectorAll(".answerable")) if (!answers.has(node)) forget(node);
  show(table);
  prepare(table);
  return new Set(found.map(({ option }) => option.id));
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
    const pressed = pressedOf(node);
    set(pressed, "aria-pressed", place > 0 ? "true" : "false");
    set(pressed, "aria-disabled", question.open ? null : "true");
    const counter = pressed.matches(".counter");
    set(counter ? pressed : node, "data-state", place ? option.state : null);
    if (!counter) continue;
    const sign = place ? SIGNS[option.state] ?? (question.form === "order" ? place : "✓") : "";
    write(pressed, sign);
    set(pressed, "aria-label", option.words);
  }
}

function pressedOf(node) {
  return node.matches("button") ? node : node.querySelector(CAPTION) ?? badge(node);
}

/** On a seat lies a counter of its own, by which it is chosen from the keyboard as well. */
function badge(thing) {
  const found = thing.querySelector(":scope > .counter");
  if (found) return found;
  const node = button("counter");
  thing.append(node);
  return node;
}

function forget(node) {
  node.classList.remove("answerable", "chosen", "closed");
  node.querySelector(":scope > .counter")?.remove();
  // That of a seat says what part it plays.
  if (!node.matches(".seat")) set(node, "data-state", null);
  for (const each of [node, node.querySelector(CAPTION)]) {
    if (!each) continue;
    set(each, "aria-pressed", null);
    set(each, "aria-disabled", null);
  }
}

function listen(table) {
  if (table.answering) return;
  // Before anything else that a click on it means: while it is asked for, it is the answer.
  table.addEventListener("click", (event) => {
    const { answers, question, answer } = table.answering;
    const node = event.target.closest(".answerable");
    const option = answers.get(node);
    if (option && question.open) {
      answer.toggle(option.id);
      show(table);
    } else if (!count(table, event.target)) {
      return;
    }
    event.stopPropagation();
  }, true);
}

/** At the seat where something is to be counted each touch of one counts it, or counts it no more. */
function prepare(table) {
  const { tally, question } = table.answering;
  for (const seat of table.querySelectorAll(".seat")) {
    const of = tally?.player === seat.dataset.name ? `${question.id} ${tally.kind}` : null;
    if (seat.dataset.tally !== (of ?? undefined)) for (const node of tallied(seat)) node.classList.remove("tallied");
    set(seat, "data-tally", of);
  }
}

function tallied(seat) {
  return seat.querySelectorAll(".tallied");
}

/** Says whether what was touched is one of those that are to be counted. */
function count(table, target) {
  const { tally, answer } = table.answering;
  const seat = target.closest("[data-tally]");
  if (!seat) return false;
  const kind = CSS.escape(tally.kind);
  const node = target.closest(`.corner[data-kind="${kind}"], [data-domain="${kind}"] .tile:not(.empty)`);
  if (!node) return false;
  node.classList.toggle("tallied");
  answer.give([String(tallied(seat).length)]);
  return true;
}

/**
 * What on the table an option is about: where it lies, a player, a card, a period; null if nothing is, or more than
 * one thing.
 *
 * @param {any} table
 * @param {AskedOption} option
 */
function thingOf(table, { id, at }) {
  const last = CSS.escape(id.split(" ").at(-1));
  const ways = [`.seat[data-name="${CSS.escape(id)}"]`, `[data-id="${last}"]`, `.period[data-age="${last}"]`];
  const wanted = at ? [placed(at)] : id.startsWith("achieve ") ? ways.slice(2) : ways.slice(0, 2);
  for (const way of wanted) {
    const found = table.querySelectorAll(way);
    if (found.length === 1) return found[0];
  }
  return null;
}

/** What lies at "Ann/green", "Ann/army", "supply/3". */
function placed(at) {
  const [, whose, what] = at.match(/^(.*)\/(.*)$/);
  if (whose === "supply") return `.stock[data-spot="${CSS.escape(at)}"]`;
  return `.seat[data-name="${CSS.escape(whose)}"] :is(.pile, .gap, .domain):is([data-colour="${what}"], [data-domain="${what}"])`;
}
