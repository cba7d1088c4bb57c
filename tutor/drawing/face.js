/** A card as it lies on the table: small, its icons in their four places, in the one that is left its picture. */

import { button, joined, keep, make, set, write } from "./dom.js";
import { emblem } from "./emblems.js";
import { icon } from "./icons.js";
import { means } from "./meaning.js";

const CORNERS = ["tl", "bl", "bm", "br"];

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
  const written = card.name && (card.hyphened ?? card.name);
  write(name, written);
  name.style.setProperty("--ems", widest(written));
  fillCorners(corners, card, card.shows);
}

/**
 * Draw what stands in these places of a card: icons, of which the dogma icon is marked, or the picture; a card of
 * CIV has nothing but a picture.
 *
 * @param {any} node
 * @param {SceneCard} card
 * @param {readonly number[]} places
 */
export function fillCorners(node, { icons, dogma, age, colour, domain }, places) {
  const at = (place) => ({ place: CORNERS[place], kind: icons?.[place] ?? null, dogma, age, colour, domain });
  const shown = places.map(at).filter(({ kind }) => kind || age || domain);
  keep(node, shown, (corner) => JSON.stringify(corner), makeCorner);
}

function makeCorner({ place, kind, dogma, ...card }) {
  const mark = kind ? (kind === dogma ? "dogma" : "") : "picture";
  return make("span", { class: joined(["corner", place, mark], " "), "data-kind": kind }, kind ? icon(kind) : emblem(card));
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
  const shown = card.icons.map((kind, place) => ({ place, kind, dogma: kind === card.dogma })).filter(({ kind }) => kind);
  keep(kinds, shown, ({ place, kind }) => place + kind, makeKind);
}

function makeKind({ kind, dogma }) {
  const drawn = icon(kind);
  drawn.classList.toggle("dogma", dogma);
  return drawn;
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
  node.classList.toggle("fresh", Boolean(card.fresh));
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
  // To play a card is called like the card itself.
  set(node, "aria-label", joined([label, key && act !== label ? act : null]));
  set(node, "aria-description", key ? null : why);
  set(node, "data-preview", Boolean(preview));
  set(node, "data-key", key);
  node.classList.toggle("legal", Boolean(key));
  node.classList.toggle("dim", Boolean(why) && !key);
  node.classList.toggle("picked", Boolean(picked));
  means(node, key ? { do: "choose", key } : null);
}

const PEN = 100;
/** So much wider small letters can be than large ones, whose places are not rounded. */
const ROUNDED = 1.07;
const pen = document.createElement("canvas").getContext("2d");
const measured = new Map();
let letters = "";

/** How wide the widest word of a name is, in the size of its letters: so large it can be written without a break. */
export function widest(name) {
  if (!name) return 1;
  if (!measured.has(name)) {
    pen.font = `600 ${PEN}px ${serif()}`;
    const words = name.split(/(?<=[-\u00ad])|\s/).map((word) => word.replace("\u00ad", "-"));
    const widths = words.map((word) => pen.measureText(word).width / PEN);
    measured.set(name, (Math.max(...widths) * ROUNDED).toFixed(2));
  }
  return measured.get(name);
}

/** The letters of names, asked for once: a page is laid out before it tells them. */
function serif() {
  const page = document.querySelector(".aula");
  letters ||= page ? getComputedStyle(page).getPropertyValue("--serif") : "";
  return letters || "serif";
}
