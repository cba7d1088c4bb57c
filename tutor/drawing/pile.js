/** A pile as it lies: splayed, each card beneath lets exactly the icons that count be seen. */

import { button, keep, make, set, write } from "./dom.js";
import { fillFace, makeFace, offer } from "./face.js";
import { means } from "./meaning.js";

const STRIP = 25;
const NARROW = 21;
const MANY = 6;
const EDGE = 2;
const EDGES = 3;
const ARROWS = { left: "←", right: "→", up: "↑" };

/** A pile to be filled by `fillPile`. */
export function makePile() {
  return make(
    "div",
    { class: "pile", role: "group" },
    make("div", { class: "cards" }),
    button("caption", make("span"), make("span", { class: "lie" })),
  );
}

/**
 * Draw a pile, top card first.
 *
 * @param {any} node
 * @param {ScenePile} pile
 */
export function fillPile(node, pile) {
  const [cards, caption] = node.children;
  const last = pile.cards.length - 1;
  set(node, "data-colour", pile.colour);
  set(node, "data-splay", pile.splay);
  set(node, "aria-label", pile.label);
  offer(caption, { tip: last ? pile.splayWord : null, ...pile }, pile.label);
  if (!pile.key && last) means(caption, { note: listed(pile) });
  write(caption.firstChild, pile.colourWord);
  write(caption.lastChild, last ? [`${last + 1}`, ARROWS[pile.splay]].filter(Boolean).join(" ") : "");
  const strip = last > MANY ? NARROW : STRIP;
  const reach = pile.splay ? last * strip : Math.min(last, EDGES) * EDGE;
  cards.style.setProperty("--wider", pile.splay === "up" ? 0 : reach);
  cards.style.setProperty("--higher", pile.splay === "left" || pile.splay === "right" ? 0 : reach);
  // Drawn from the bottom up, so that what lies on top is painted last.
  const at = (depth) => lie(pile.splay, depth, last, strip);
  // Where the pile itself is an answer, it can be given on its top card, too.
  const answer = pile.key ? { key: pile.key, act: pile.act, why: null } : null;
  const lying = pile.cards.map((card, depth) => ({
    ...card,
    ...(depth === 0 && !card.key ? answer : null),
    depth,
    at: at(depth),
  }));
  keep(cards, lying.reverse(), (card) => card.id ?? card.spot, makeFace, fillLying);
}

/**
 * What lies in a pile, from the top down, as far as one may know it; a card that is named can be opened.
 *
 * @param {ScenePile} pile
 */
function listed({ label, cards }) {
  const lines = cards.map(({ id, name, label: about }) =>
    id ? [{ text: name, card: id }, { text: about.slice(name.length) }] : [{ text: about }]);
  return { title: label, paragraphs: lines, rules: ["INN-2.2"] };
}

function fillLying(face, card) {
  fillFace(face, card.depth ? { ...card, name: "" } : card);
  face.style.translate = `${card.at[0]}px ${card.at[1]}px`;
  face.classList.toggle("beneath", card.depth > 0);
}

function lie(splay, depth, last, strip) {
  if (splay === "left") return [depth * strip, 0];
  if (splay === "right") return [(last - depth) * strip, 0];
  if (splay === "up") return [0, depth * strip];
  const edge = Math.min(depth, EDGES) * EDGE;
  return [edge, edge];
}
