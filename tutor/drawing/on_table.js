/** A question answered on the table: by the seats, piles, cards and periods that its options are about, or counted. */

import { button, set, write } from "./dom.js";
import { answerOf, formIn } from "./question.js";

const SIGNS = { right: "✓", wrong: "✗" };
/** What of a thing that is no button is pressed: its caption, if it has one. */
const CAPTION = ":scope > .caption, :scope > .head > .caption";

/** @type {Set<string>} */
const NONE = new Set();

/**
 * Let a question, or none (null), be answered on the table of a stage as well as by its form in `place`, which needs no
 * options for what lies there.
 *
 * @param {any} stage
 * @param {any} place
 * @param {AskedQuestion | null} question
 */
export function answerOnTable(stage, place, question) {
  const table = stage.querySelector(".table");
  const form = question && formIn(place, question.id);
  const found = putOn(table, question, form && answerOf(form));
  for (const each of place.querySelectorAll(".question")) {
    const ids = each === form ? found : NONE;
    answerOf(each).leave?.(ids);
    each.classList.toggle("on-table", ids.size > 0 && ids.size === question?.options.length);
  }
  if (form) form.onchange = form.onclick = () => show(table);
}

/**
 * Let what lies on the table stand for the options of a question, as far as it is there. Returns the ids of those
 * that can be answered so.
 *
 * @param {any} table
 * @param {AskedQuestion | null} question
 * @param {any} answer what `answering` has made, or null
 * @returns {Set<string>}
 */
function putOn(table, question, answer) {
  const options = answer?.toggle ? (question?.options ?? []) : [];
  const found = options.flatMap((option) => thingsOf(table, option).map((thing) => ({ option, thing })));
  // What several answers are about is none of them.
  const alone = found.filter(({ thing }) => found.filter((other) => other.thing === thing).length === 1);
  const answers = new Map(alone.map(({ option, thing }) => [thing, option]));
  listen(table);
  table.answering = { answers, question, answer, tally: question?.counts ?? null };
  for (const node of table.querySelectorAll(".answerable")) if (!answers.has(node)) forget(node);
  show(table);
  prepare(table);
  return new Set(alone.map(({ option }) => option.id));
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
    // What can be played at a seat is played, also while it is asked for the seat.
    const played = event.target.closest(".legal[data-key]");
    const option = played === node || !node?.contains(played) ? answers.get(node) : null;
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
 * What on the table an option is about: where it lies, a player, a card, a period, what can be played there; empty if
 * nothing is, or more than one thing. Of equal cards each is.
 *
 * @param {any} table
 * @param {AskedOption} option
 * @returns {any[]}
 */
function thingsOf(table, { id, at }) {
  if (at) return [...table.querySelectorAll(placed(at))];
  const last = CSS.escape(id.split(" ").at(-1));
  const ways = [`.seat[data-name="${CSS.escape(id)}"]`, `[data-id="${last}"]`, `[data-key="${CSS.escape(id)}"]`];
  if (id.startsWith("achieve ")) ways.splice(0, 2, `.period[data-age="${last}"]`);
  for (const way of ways) {
    const found = table.querySelectorAll(way);
    if (found.length === 1) return [...found];
  }
  return [];
}

/** What lies at "Ann/green", "Ann/army", "supply/3", "Ann/hand/army1", "Ann/area/army1", "discard/army1". */
function placed(at) {
  const [, whose, held, what, era] = at.match(/^(.*?)(?:\/(hand|area))?\/([a-z]+|\d+)(\d?)$/);
  if (whose === "supply") return `.stock[data-spot="${CSS.escape(at)}"]`;
  const card = `[data-domain="${what}"][data-era="${era}"]`;
  if (whose === "discard") return `.discard .tile${card}`;
  const seat = `.seat[data-name="${CSS.escape(whose)}"]`;
  if (held) return `${seat} .${held === "hand" ? "slip" : "tile"}${card}`;
  return `${seat} :is(.pile, .gap, .domain):is([data-colour="${what}"], [data-domain="${what}"])`;
}
