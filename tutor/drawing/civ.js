/** The middle of the table of CIV: the deck by eras, the discard pile, the culture coin, the last round. */

import { button, keep, make, once, set, write } from "./dom.js";
import { fillCivSlip, fillTile, makeTile } from "./domains.js";
import { makeSlip, offer } from "./face.js";

const DOMAINS = ["army", "religion", "economy", "science", "culture", "utopia"];

/**
 * Draw the middle of the table of CIV; hidden in other games.
 *
 * @param {any} node
 * @param {SceneCiv} civ
 */
export function fillCiv(node, civ) {
  set(node, "hidden", !civ);
  if (!civ) return;
  const parts = once(node, build);
  const { deck, discard, coin } = civ;
  write(parts.step, civ.stepWord);
  set(parts.step, "hidden", !civ.stepWord);
  write(parts.deckTitle, civ.deckWord);
  keep(parts.deck, deck, (era) => era.era, makeEra, fillEra);
  write(parts.discardTitle, discard.word);
  keep(parts.discard, heaped(discard.cards), (card) => card.id, makeTile, fillTile);
  write(parts.openTitle, civ.openWord);
  keep(parts.open, civ.open ?? [], (card) => card.spot, makeSlip, fillCivSlip);
  for (const node of [parts.openTitle, parts.open]) set(node, "hidden", !civ.open?.length);
  for (const node of [parts.discardTitle, parts.discard]) set(node, "hidden", !discard.cards.length);
  write(parts.coin, coin?.word);
  set(parts.coin, "hidden", !coin);
  write(parts.lastRound, civ.lastRound);
  set(parts.lastRound, "hidden", !civ.lastRound);
}

function build(node) {
  const [deckTitle, discardTitle, openTitle] = [1, 2, 3].map(() => make("span", { class: "title" }));
  const deck = make("div", { class: "eras", "data-middle": "deck" });
  const discard = make("div", { class: "discard", "data-middle": "discard" });
  const open = make("div", { class: "discard" });
  const step = make("p", { class: "step-word" });
  const coin = make("p", { class: "coin-word soft" });
  const lastRound = make("p", { class: "last-round" });
  node.append(deckTitle, deck, discardTitle, discard, openTitle, open);
  node.append(make("div", { class: "told" }, step, coin, lastRound));
  return { deckTitle, discardTitle, openTitle, open, deck, discard, step, coin, lastRound };
}

/**
 * Equal cards as one: anybody may look through the discard pile, but its order says nothing.
 *
 * @param {SceneCard[]} cards
 */
function heaped(cards) {
  const heaps = new Map();
  for (const card of cards) {
    if (!heaps.has(card.id)) heaps.set(card.id, { ...card, times: 0 });
    heaps.get(card.id).times += 1;
  }
  return [...heaps.values()]
    .map((heap) => ({ ...heap, label: heap.times > 1 ? `${heap.label} ×${heap.times}` : heap.label }))
    .sort((one, other) => DOMAINS.indexOf(one.domain) - DOMAINS.indexOf(other.domain) || one.era - other.era);
}

function makeEra() {
  return button("stock", make("span", { class: "age" }), make("small"));
}

/**
 * @param {any} node
 * @param {SceneEra} era
 */
function fillEra(node, era) {
  write(node.firstChild, era.eraWord);
  write(node.lastChild, `×${era.count}`);
  set(node, "data-spot", `deck/${era.era}`);
  node.classList.toggle("empty", era.count === 0);
  offer(node, { tip: era.word }, era.word);
}
