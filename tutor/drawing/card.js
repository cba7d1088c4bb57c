/** The whole card, large, with the clause that is being carried out lit up, and for whom. */

import { button, joined, keep, make, set, write } from "./dom.js";
import { fillCorners, widest } from "./face.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";

const PLACES = [0, 1, 2, 3];
const SIGNS = { demand: "▲", cooperative: "●", permanent: "■", discard: "◇" };

export const draw = panel("reading", build, fill, ["card"]);

function build(element) {
  const name = make("h2", { class: "name" });
  const age = make("span", { class: "age" });
  const corners = make("div", { class: "corners" });
  const whole = make("div", { class: "whole" }, corners, age, name);
  const heading = make("p", { class: "heading soft" });
  const whom = make("p", { class: "whom" });
  const effects = make("div", { class: "effects" });
  const empty = make("p", { class: "empty soft" });
  const close = button("close", "×");
  means(close, { do: "open", card: null });
  element.append(close, whole, heading, whom, effects, empty);
  return { element, close, whole, name, age, corners, heading, whom, effects, empty };
}

/**
 * @param {any} parts
 * @param {Pick<Scene, "card" | "words"> & Drawn} scene
 */
function fill(parts, scene) {
  const { card, words } = scene;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.card);
  for (const part of ["whole", "heading", "effects"]) set(parts[part], "hidden", !card);
  set(parts.empty, "hidden", Boolean(card));
  set(parts.whom, "hidden", !card?.for);
  set(parts.close, "hidden", !card?.opened);
  set(parts.close, "aria-label", words.close);
  write(parts.empty, words.card_empty);
  if (!card) return;
  set(parts.whole, "data-colour", card.colour);
  set(parts.whole, "data-domain", card.domain);
  write(parts.name, card.name);
  parts.name.style.setProperty("--ems", widest(card.name));
  write(parts.age, card.eraWord ?? card.age);
  set(parts.age, "hidden", !parts.age.textContent);
  write(parts.heading, joined([...card.heading, card.iconWord], " · "));
  write(parts.whom, card.for);
  set(parts.corners, "role", card.iconsWord ? "img" : null);
  set(parts.corners, "aria-label", card.iconsWord);
  fillCorners(parts.corners, card, card.domain ? PLACES.slice(0, 1) : PLACES);
  keep(parts.effects, card.effects ?? [], (_, number) => `${card.id}${number}`, makeEffect, fillEffect);
}

function makeEffect() {
  return make("p", { class: "effect" }, make("b", { class: "kind" }), " ", make("span"));
}

/**
 * @param {any} node
 * @param {SceneEffect} effect
 */
function fillEffect(node, effect) {
  set(node, "data-state", effect.state);
  write(node.firstChild, `${SIGNS[effect.kind] ?? "●"} ${effect.word}`);
  keep(node.lastChild, effect.clauses, (_, number) => number, () => make("span"), fillClause);
}

/**
 * The light does not fall on the space or comma before a clause.
 *
 * @param {any} node
 * @param {SceneClause} clause
 */
function fillClause(node, { text, state }) {
  const words = text.replace(/^[\s,;]+/, "");
  const clause = make("span", { class: "clause", "data-state": state }, words);
  if (state === "now") set(clause, "aria-current", "step");
  node.replaceChildren(text.slice(0, text.length - words.length), clause);
}

export default widget(draw);
