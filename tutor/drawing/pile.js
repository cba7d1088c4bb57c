/** A pile as it lies: splayed, each card beneath lets exactly the icons that count be seen. */

import { button, keep, make, set, write } from "./dom.js";
import { fillFace, makeFace, offer } from "./face.js";
import { means } from "./meaning.js";

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
  node.classList.toggle("turned", Boolean(pile.fresh));
  set(node, "aria-label", pile.label);
  offer(caption, { tip: last ? pile.splayWord : null, ...pile }, pile.label);
  if (!pile.key && last) means(caption, { note: () => listed(pile) });
  write(caption.firstChild, pile.colourWord);
  write(caption.lastChild, last ? [`${last + 1}`, ARROWS[pile.splay]].filter(Boolean).join(" ") : "");
  node.classList.toggle("many", last > MANY);
  const reach = pile.splay ? strips(last) : `${Math.min(last, EDGES) * EDGE}px`;
  cards.style.setProperty("--wider", pile.splay === "up" ? "0px" : reach);
  cards.style.setProperty("--higher", acrossStrips(pile) ? "0px" : reach);
  // Drawn from the bottom up, so that what lies on top is painted last.
  const at = (depth) => lie(pile.splay, depth, last);
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
 * @param {{ label: string, cards: SceneCard[] }} pile
 * @param {string} [rule] the one about it
 */
export function listed({ label, cards }, rule = "INN-2.2") {
  const lines = cards.map(({ id, name, label: about }) =>
    id ? [{ text: name, card: id }, { text: about.slice(name.length) }] : [{ text: about }]);
  return { title: label, paragraphs: lines, rules: [rule] };
}

function fillLying(face, card) {
  fillFace(face, card.depth ? { ...card, name: "" } : card);
  face.style.translate = card.at.join(" ");
  face.classList.toggle("beneath", card.depth > 0);
}

function lie(splay, depth, last) {
  if (splay === "left") return [strips(depth), "0px"];
  if (splay === "right") return [strips(last - depth), "0px"];
  if (splay === "up") return ["0px", strips(depth)];
  const edge = `${Math.min(depth, EDGES) * EDGE}px`;
  return [edge, edge];
}

/** So much is to be seen of so many cards beneath; how much of each, the style sheet says. */
function strips(count) {
  return `calc(var(--strip) * ${count})`;
}

/**
 * By how many strips a pile is wider than a card.
 *
 * @param {{ splay: string | null, cards: readonly unknown[] }} pile
 */
export function acrossStrips(pile) {
  return pile.splay === "left" || pile.splay === "right" ? pile.cards.length - 1 : 0;
}
