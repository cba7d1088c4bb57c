/** A player's place at the table: who it is, what part they play, icons, piles, hand, score, achievements. */

import { button, keep, make, once, set, write } from "./dom.js";
import { fillCivSlip, fillDomain, makeDomain } from "./domains.js";
import { fillBack, fillSlip, makeBack, makeSlip, offer } from "./face.js";
import { means } from "./meaning.js";
import { icon } from "./icons.js";
import { fillPile, listed, makePile } from "./pile.js";

/** The order in which piles lie on every board, so that colours can be compared from seat to seat. */
export const COLOURS = ["red", "yellow", "green", "blue", "purple"];

/** A seat to be filled by `fillSeat`. */
export function makeSeat() {
  return make("article", { class: "seat" });
}

/**
 * Draw a player.
 *
 * @param {any} seat
 * @param {ScenePlayer & Drawn & { place: string | null }} player
 */
export function fillSeat(seat, player) {
  const parts = once(seat, build);
  const { words } = player;
  const { name, key, act } = player;
  keep(parts.name, [{ name, key, act }], () => String(Boolean(key)), makeName, fillName);
  set(seat, "aria-label", player.name);
  set(seat, "data-name", player.name);
  set(seat, "data-role", player.role);
  set(seat, "data-state", player.state);
  set(seat, "data-counted", player.counted);
  set(seat, "data-lit", player.counted);
  set(seat, "data-place", player.place);
  seat.classList.toggle("turn", Boolean(player.turn));
  seat.classList.toggle("asked", Boolean(player.asked));
  seat.classList.toggle("won", Boolean(player.won));
  write(parts.role, player.roleWord);
  set(parts.role, "hidden", !player.roleWord);
  write(parts.actions, player.actionsWord);
  keep(parts.counts, player.counts ?? [], (count) => count.icon, makeCount, fillCount);
  set(parts.counts, "aria-label", player.countsWord);
  keep(parts.piles, columns(player), kindOf, makeColumn, fillColumn);
  keep(parts.areas, player.areas ?? [], (area) => area.domain, makeDomain, fillDomain);
  for (const column of parts.piles.children) goneFrom(column, player.left?.[column.dataset.colour]);
  for (const area of parts.areas.children) goneFrom(area.querySelector("b"), player.left?.[area.dataset.domain]);
  goneFrom(parts.hand.number, player.left?.hand);
  goneFrom(parts.score.number, player.left?.score);
  set(parts.bare, "hidden", Boolean(player.areas || player.piles?.length));
  write(parts.bare, words.board_empty);
  fillHoldings(parts, player, words);
  keep(parts.notes, player.notes ?? [], (_, number) => number, () => make("li"), write);
}

/**
 * Where cards have left since the last answer, it is marked how many: one sees where they have come from.
 *
 * @param {any} node
 * @param {number} [count]
 */
function goneFrom(node, count) {
  set(node, "data-left", count ? `−${count}` : null);
}

/**
 * The piles of a board, and where there is none, the place where it would lie.
 *
 * @param {ScenePlayer & Drawn} player
 * @returns {(Partial<ScenePile> & { bare?: string })[]}
 */
function columns({ piles = [], gaps = [], areas, words }) {
  if (areas) return [];
  const bare = (colour) => ({ ...gaps.find((gap) => gap.colour === colour), colour, bare: words[colour] });
  return COLOURS.map((colour) => piles.find((pile) => pile.colour === colour) ?? bare(colour));
}

function kindOf({ colour, bare, key }) {
  return bare ? `${colour} ${key ? "open" : "bare"}` : colour;
}

/** A place without cards is a button where its colour can be chosen. */
function makeColumn({ colour, bare, key }) {
  if (!bare) return makePile();
  const node = key ? button("gap") : make("span", { class: "gap" });
  set(node, "data-colour", colour);
  return node;
}

function fillColumn(node, column) {
  if (!column.bare) {
    fillPile(node, column);
    return;
  }
  write(node, column.bare);
  if (column.key) offer(node, column, column.bare);
}

/** A player who can be chosen is a button. */
function makeName({ key }) {
  return key ? button("") : make("span");
}

function fillName(node, player) {
  write(node, player.name);
  if (player.key) offer(node, player, player.name);
}

function build(seat) {
  const name = make("h3");
  const role = make("span", { class: "role" });
  const actions = make("span", { class: "soft actions" });
  const counts = make("div", { class: "counts", role: "group" });
  const bare = make("p", { class: "bare soft" });
  const piles = make("div", { class: "piles" });
  const areas = make("div", { class: "areas-of-play" });
  const hand = holding("hand");
  const score = holding("score");
  const achievements = holding("achievements");
  const notes = make("ul", { class: "notes soft" });
  seat.append(
    make("header", {}, make("div", { class: "who" }, name, role, actions), counts),
    piles,
    areas,
    bare,
    make("div", { class: "holdings" }, hand.node, score.node, achievements.node),
    notes,
  );
  light(seat, counts);
  return { name, role, actions, counts, piles, areas, bare, hand, score, achievements, notes };
}

/**
 * Pointing at a count lights up the icons that make it.
 *
 * @param {any} seat
 * @param {any} counts
 */
function light(seat, counts) {
  const lit = ({ type, target }) => {
    const count = ["pointerleave", "focusout"].includes(type) ? null : target.closest?.(".count");
    set(seat, "data-lit", count?.dataset.kind ?? seat.dataset.counted);
  };
  const kinds = ["pointerover", "pointerleave", "focusin", "focusout", "click"];
  for (const kind of kinds) counts.addEventListener(kind, lit);
}

/** @param {SceneCount} count */
function makeCount(count) {
  const node = button("count", icon(count.icon), make("b"));
  set(node, "data-kind", count.icon);
  return node;
}

/**
 * @param {any} node
 * @param {SceneCount} count
 */
function fillCount(node, count) {
  write(node.lastChild, count.n);
  set(node, "aria-label", `${count.n} ${count.word}`);
  set(node, "data-tip", `${count.n} ${count.word}`);
  node.classList.toggle("asked", Boolean(count.asked));
  node.classList.toggle("none", count.n === 0);
}

function holding(kind) {
  const title = make("span", { class: "title" });
  // Of a score only the sum is drawn; the cards are listed on request.
  const number = kind === "score" ? button("sum") : make("b");
  const cards = make("div", { class: "held" });
  const node = make("div", { class: `holding ${kind}`, role: "group" }, title, number, cards);
  return { title, number, cards, node };
}

/**
 * @param {any} parts
 * @param {ScenePlayer} player
 * @param {Words} words
 */
function fillHoldings(parts, player, words) {
  const { hand = [], score, achievements } = player;
  fillHolding(parts.hand, words.hand, player.limitWord ?? hand.length);
  fillHolding(parts.score, words.score, player.points);
  const label = `${words.score}: ${player.points}`;
  set(parts.score.number, "data-tip", (score ?? []).map((card) => card.label).join(", ") || null);
  set(parts.score.number, "aria-label", label);
  means(parts.score.number, score?.length ? { note: () => listed({ label, cards: score }, "INN-7.3") } : null);
  fillHolding(parts.achievements, words.achievements, player.achievedWord);
  // A game without a score, without achievements.
  set(parts.score.node, "hidden", !score);
  set(parts.achievements.node, "hidden", !achievements);
  keep(parts.hand.cards, hand, heldAs, (card) => (card.back ? makeBack() : makeSlip()), fillHeld);
  const open = Boolean(player.scored) || (score ?? []).some((card) => card.key);
  const scored = (score ?? []).map((card) => ({ ...card, open }));
  keep(parts.score.cards, scored, (card) => `${nameOf(card)} ${open}`, makeScored, fillHeld);
  keep(parts.achievements.cards, achievements ?? [], (each) => each.period ?? each.field, makeWon, fillWon);
}

function fillHolding({ title, number, node }, word, count) {
  write(title, word);
  write(number, count);
  set(node, "aria-label", `${word}: ${count}`);
}

/** A card that is turned over is drawn anew. */
function heldAs(card) {
  return card.back ? `back ${nameOf(card)}` : nameOf(card);
}

/**
 * Cards of CIV that are equal are told apart by where they lie.
 *
 * @param {SceneCard} card
 */
function nameOf(card) {
  return (card.domain ? null : card.id) ?? card.spot;
}

function makeScored(card) {
  return card.id && card.open ? makeSlip() : makeBack();
}

/**
 * @param {any} node
 * @param {SceneCard} card
 */
function fillHeld(node, card) {
  if (!node.matches(".slip")) fillBack(node, { ...card, tip: card.label });
  else if (card.domain) fillCivSlip(node, card);
  else fillSlip(node, card);
}

function makeWon() {
  return make("span", { class: "won", role: "img" });
}

/**
 * @param {any} node
 * @param {SceneAchievement} each
 */
function fillWon(node, each) {
  write(node, each.period ?? each.word);
  set(node, "aria-label", each.word);
  set(node, "data-tip", each.word);
  node.classList.toggle("field", Boolean(each.field));
  node.classList.toggle("fresh", Boolean(each.fresh));
}
