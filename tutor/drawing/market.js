/** What lies in the middle of the table: the supply piles, the periods to achieve, the fields. */

import { button, joined, keep, make, once, set, write } from "./dom.js";
import { offer } from "./face.js";

/**
 * Draw the middle of the table; all of it is hidden where a game has none.
 *
 * @param {any} node
 * @param {Scene & Drawn} scene
 */
export function fillMarket(node, scene) {
  const parts = once(node, build);
  const { words } = scene;
  set(node, "hidden", !(scene.supply?.length || scene.fields?.length));
  write(parts.supplyTitle, words.supply);
  write(parts.periodsTitle, words.periods);
  write(parts.fieldsTitle, words.fields);
  set(parts.supply, "aria-label", words.supply);
  set(parts.periods, "aria-label", words.periods);
  set(parts.fields, "aria-label", words.fields);
  for (const part of ["supply", "periods", "fields"]) parts[part].classList.toggle("pointed", scene.pointed === part);
  keep(parts.supply, scene.supply ?? [], (pile) => pile.age, makePile, fillPile);
  keep(parts.periods, scene.periods ?? [], (period) => period.age, makePeriod, fillPeriod);
  keep(parts.fields, scene.fields ?? [], (field) => field.id, makeField, fillField);
}

function build(node) {
  const supplyTitle = make("span", { class: "title" });
  const periodsTitle = make("span", { class: "title" });
  const fieldsTitle = make("span", { class: "title" });
  const supply = make("div", { class: "ages", role: "group", "data-middle": "piles" });
  const periods = make("div", { class: "ages", role: "group", "data-middle": "periods" });
  const fields = make("div", { class: "fields", role: "group", "data-middle": "fields" });
  node.append(supplyTitle, supply, periodsTitle, periods, fieldsTitle, fields);
  return { supplyTitle, periodsTitle, fieldsTitle, supply, periods, fields };
}

function makePile() {
  return button("stock", make("span", { class: "age" }), make("small"));
}

/**
 * @param {any} node
 * @param {SceneSupply} pile
 */
function fillPile(node, pile) {
  write(node.firstChild, pile.age);
  write(node.lastChild, `×${pile.count}`);
  set(node, "data-spot", `supply/${pile.age}`);
  node.classList.toggle("empty", pile.count === 0);
  offer(node, { tip: pile.word, ...pile }, pile.word);
}

function makePeriod() {
  return button("period", make("span", { class: "number" }), make("small"));
}

/**
 * @param {any} node
 * @param {ScenePeriod} period
 */
function fillPeriod(node, period) {
  write(node.firstChild, period.age);
  set(node, "data-age", period.age);
  write(node.lastChild, period.owner ?? "");
  node.classList.toggle("taken", !period.open);
  const label = joined([period.word, period.owner], ", ");
  offer(node, { tip: label, ...period }, label);
}

function makeField() {
  return button("field", make("span"), make("small"));
}

/**
 * @param {any} node
 * @param {SceneField} field
 */
function fillField(node, field) {
  write(node.firstChild, field.word);
  set(node, "data-field", field.id);
  write(node.lastChild, field.owner ?? "");
  offer(node, { tip: field.condition }, joined([field.word, field.owner], ", "));
  set(node, "aria-description", field.condition);
  node.classList.toggle("taken", Boolean(field.owner));
}
