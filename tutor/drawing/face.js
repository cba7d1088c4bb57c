/** A card as it lies on the table: small, its icons in their four places. */

import { button, joined, keep, make, set, write } from "./dom.js";
import { icon } from "./icons.js";
import { means } from "./meaning.js";

const CORNERS = ["tl", "bl", "bm", "br"];
const LONG = 12;

/** An empty card, to be filled by `fillFace`. */
export function makeFace() {
  const [age, name, corners] = ["age", "name", "corners"].map((kind) => make("span", { class: kind }));
  return button("face", age, name, corners);
}

/**
 * Draw a card on its face.
 *
 * @param {any} face
 * @param {SceneCard} card
 */
export function fillFace(face, card) {
  behave(face, card);
  const [age, name, corners] = face.children;
  write(age, card.age);
  write(name, card.name);
  name.classList.toggle("long", longest(card.name) > LONG);
  const shown = card.shows.map((place) => ({ place: CORNERS[place], kind: card.icons[place] }));
  keep(corners, shown.filter(({ kind }) => kind), ({ place, kind }) => place + kind, makeCorner);
}

function makeCorner({ place, kind }) {
  return make("span", { class: `corner ${place}`, "data-kind": kind }, icon(kind));
}

/** A card in one line: for hands that can be seen. */
export function makeSlip() {
  const [age, name, kinds] = ["age", "name", "kinds"].map((kind) => make("span", { class: kind }));
  return button("slip", age, name, kinds);
}

/**
 * Draw a card on its slip.
 *
 * @param {any} slip
 * @param {SceneCard} card
 */
export function fillSlip(slip, card) {
  behave(slip, card);
  const [age, name, kinds] = slip.children;
  write(age, card.age);
  write(name, card.name);
  const shown = card.icons.map((kind, place) => ({ place, kind })).filter(({ kind }) => kind);
  keep(kinds, shown, ({ place, kind }) => place + kind, ({ kind }) => icon(kind));
}

/** The back of a card that the viewer may not know. */
export function makeBack() {
  return button("back");
}

/**
 * Draw the number on a back: its age, in CIV its era.
 *
 * @param {any} back
 * @param {SceneCard & Offer} card
 */
export function fillBack(back, card) {
  behave(back, card);
  write(back, card.eraWord ?? card.age);
}

/**
 * What every picture of a card has: its place, its name for those who do not see it, what it is good for.
 *
 * @param {any} node
 * @param {SceneCard & Offer} card
 */
export function behave(node, card) {
  // Equal cards of CIV share an id, so that only their places tell where one has come from.
  set(node, "data-id", card.domain ? null : card.id);
  set(node, "data-spot", card.spot);
  set(node, "data-was", card.was);
  set(node, "data-colour", card.colour);
  offer(node, card, card.label);
  if (!card.key) means(node, card.id ? { do: "open", card: card.id } : null);
}

/**
 * What can be an answer: `key` and `act` say that it is, `why` why it is not. The latter is often as long as
 * the question, so it is no part of the name.
 *
 * @param {any} node
 * @param {Offer} choice
 * @param {string} label
 */
export function offer(node, { key, act, why, picked, preview, tip }, label) {
  set(node, "data-tip", (key ? act : why) ?? tip);
  set(node, "aria-label", joined([label, key ? act : null]));
  set(node, "aria-description", key ? null : why);
  set(node, "data-preview", Boolean(preview));
  node.classList.toggle("legal", Boolean(key));
  node.classList.toggle("dim", Boolean(why) && !key);
  node.classList.toggle("picked", Boolean(picked));
  means(node, key ? { do: "choose", key } : null);
}

function longest(name) {
  return Math.max(0, ...String(name ?? "").split(/[\s-]/).map((word) => word.length));
}
