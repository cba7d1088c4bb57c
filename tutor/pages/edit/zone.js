/** A place where cards lie side by side: hand, score, play area, a pile that is written down. */

import { button, keep, make, set, write } from "../../drawing/dom.js";
import { fillCivSlip } from "../../drawing/domains.js";
import { fillSlip, makeSlip } from "../../drawing/face.js";
import { fillHere } from "./here.js";

/** A place to be filled by `fillZone`. */
export function makeZone() {
  return make("div", { class: "zone", role: "group" }, make("span", { class: "title" }), make("b"), make("div", { class: "held" }), button("here"));
}

/** Draw what lies there. */
export function fillZone(node, zone) {
  const [title, count, held, here] = node.children;
  set(node, "aria-label", zone.label);
  write(title, zone.word);
  write(count, zone.count);
  fillCards(held, zone.cards);
  fillHere(here, zone);
}

/** Cards in a row, each in one line. */
export function fillCards(held, cards) {
  keep(held, cards, (card) => (card.domain ? card.spot : card.id), makeSlip, fillCard);
}

/** A card in one line that can be taken. */
export function fillCard(slip, card) {
  if (card.domain) fillCivSlip(slip, card);
  else fillSlip(slip, card);
  slip.classList.add("lies");
  slip.classList.toggle("picked", Boolean(card.picked));
  set(slip, "aria-pressed", card.picked ? "true" : "false");
  set(slip, "draggable", "true");
}
