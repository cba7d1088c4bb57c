/** A play area of CIV: each domain is a rail towards hegemony, on which its cards lie. */

import { button, joined, keep, make, once, set, write } from "./dom.js";
import { behave, offer } from "./face.js";
import { emblem } from "./emblems.js";

/**
 * A domain to be filled by `fillDomain`.
 *
 * @param {SceneArea} area
 */
export function makeDomain(area) {
  return make("div", { class: "domain", role: "group", "data-domain": area.domain });
}

/**
 * Draw a domain: its cards, how many more reach the next level and hegemony, what lies across it.
 *
 * @param {any} node
 * @param {SceneArea} area
 */
export function fillDomain(node, area) {
  const parts = once(node, () => build(node, area.domain));
  set(node, "aria-label", area.label);
  node.classList.toggle("barred", Boolean(area.embargo));
  node.classList.toggle("vacant", area.cards.length === 0);
  node.classList.toggle("majority", Boolean(area.majority));
  write(parts.name, area.domainWord);
  write(parts.reached, area.neededWord);
  const label = joined([area.label, area.levelWord]);
  offer(parts.title, { tip: label, ...area }, label);
  write(parts.level, area.levelWord);
  keep(parts.rail, slots(area), (slot) => slot.key, makeSlot, fillSlot);
  const signs = [
    area.embargo && { kind: "embargo", ...area.embargo },
    area.democracy > 0 && { kind: "democracy", word: area.democracyWord },
    area.coin && { kind: "coin", word: area.coinWord },
  ];
  keep(parts.signs, signs.filter(Boolean), (sign) => sign.kind, makeSign, fillSign);
}

function build(node, domain) {
  const name = make("span", { class: "name" });
  const reached = make("b");
  const title = button("caption", emblem({ domain }), name, reached);
  const level = make("span", { class: "level soft" });
  const signs = make("span", { class: "signs" });
  const rail = make("div", { class: "rail" });
  node.append(make("div", { class: "head" }, title, level, signs), rail);
  return { name, reached, title, level, signs, rail };
}

/**
 * A card lies in each slot, or it is still empty; marks stand in those that will reach something.
 *
 * @param {SceneArea} area
 */
function slots({ cards, needed, thresholds, domain }) {
  // Where it is asked how many are needed, the rail ends with what lies there and can be reached.
  const length = Math.max(needed ?? 0, cards.length, ...(thresholds ?? []));
  return Array.from({ length }, (_, number) => ({
    key: cards[number]?.spot ?? `empty ${number}`,
    card: cards[number] ? { ...cards[number], domain } : null,
    mark: number + 1 === needed ? "★" : ["1", "2"][(thresholds ?? []).indexOf(number + 1)] ?? "",
  }));
}

function makeSlot(slot) {
  const tile = slot.card ? makeTile() : make("span", { class: "tile empty", "aria-hidden": "true" });
  return make("span", { class: "slot" }, tile);
}

function fillSlot(node, slot) {
  const [tile] = node.children;
  if (slot.card) fillTile(tile, slot.card);
  else write(tile, slot.mark);
  node.classList.toggle("marked", Boolean(slot.mark));
}

/** A small card of CIV. */
export function makeTile() {
  return button("tile");
}

/**
 * Draw a small card: its place tells its domain, or its icon does where `times` equal ones are heaped.
 *
 * @param {any} tile
 * @param {SceneCard & { times?: number }} card
 */
export function fillTile(tile, card) {
  behave(tile, card);
  set(tile, "data-domain", card.domain);
  set(tile, "data-era", card.era);
  const numeral = make("span", {}, card.eraWord ?? "");
  tile.replaceChildren(...(card.times ? [emblem(card), numeral] : [numeral]));
  if (card.times > 1) tile.append(make("small", {}, `×${card.times}`));
}

/**
 * A card of CIV in one line, for hands that can be seen.
 *
 * @param {any} slip
 * @param {SceneCard & { times?: number }} card
 */
export function fillCivSlip(slip, card) {
  behave(slip, card);
  set(slip, "data-domain", card.domain);
  set(slip, "data-era", card.era);
  slip.replaceChildren(emblem(card), make("span", { class: "name" }, card.name ?? ""));
}

function makeSign(sign) {
  return make("span", { class: `sign ${sign.kind}` });
}

function fillSign(node, sign) {
  write(node, sign.word);
  set(node, "data-spot", sign.spot);
}
