/** The middle of the table: supply piles, periods, fields, what is out of the game; in CIV deck and discard. */

import { button, keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { choice, edit, fillChoice } from "./fields.js";
import { fillHere } from "./here.js";
import { fillCards, fillZone, makeZone } from "./zone.js";

const HOW = ["shuffled", "listed", "empty"];

/** The middle to be filled by `fillMiddle`. */
export function makeMiddle() {
  return make("section", { class: "middle-of-table" });
}

/** Draw the middle of the table. */
export function fillMiddle(node, content, send) {
  const parts = once(node, build);
  const { middle, words, panelWords, setting } = content;
  const supply = middle.supply ?? [];
  write(parts.supplyTitle, panelWords.supply);
  set(node, "aria-label", words.edit_middle);
  const piles = middle.deck ? [middle.deck] : supply;
  parts.supply.hidden = parts.supplyTitle.hidden = !supply.length;
  keep(parts.supply, supply, (pile) => pile.zone, makeStock, fillStock);
  const eras = Boolean(middle.deck);
  const options = HOW.map((id) => ({ id, word: words[id === "shuffled" && eras ? "edit_pile_eras" : `edit_pile_${id}`] }));
  const opened = piles.filter((pile) => pile.open || eras).map((pile) => ({ ...pile, options }));
  keep(parts.opened, opened, (pile) => pile.zone, makeOpened, (one, pile) => fillOpened(one, pile, send));
  const zones = [middle.discard, middle.removed].filter(Boolean);
  keep(parts.zones, zones, (zone) => zone.zone, makeZone, fillZone);
  const free = [{ id: "open", word: words.edit_owner_open }];
  const out = { id: "out", word: words.edit_owner_out };
  const names = content.players.map((player) => ({ id: String(player.seat), word: player.name }));
  const periods = (middle.periods ?? []).map((one) => ({ ...one, word: String(one.age), options: [...free, ...names, out] }));
  const fields = (middle.fields ?? []).map((one) => ({ ...one, options: [...free, ...names] }));
  for (const [name, owned, title] of [["periods", periods, panelWords.periods], ["fields", fields, panelWords.fields]]) {
    write(parts[`${name}Title`], title);
    parts[`${name}Title`].hidden = parts[name].hidden = !owned.length;
    keep(parts[name], owned, (one) => one.what, makeOwned, (one, what) => fillOwned(one, what, send));
  }
  fillCoin(parts, middle.coin, setting, words, send);
}

function build(node) {
  const parts = { coin: choice(), domain: choice(), by: choice() };
  for (const name of ["supply", "periods", "fields"]) {
    parts[`${name}Title`] = make("span", { class: "title" });
    parts[name] = make("div", { class: name === "fields" ? "owned-fields" : "ages", role: "group" });
    node.append(parts[`${name}Title`], parts[name]);
    if (name === "supply") node.append((parts.opened = make("div", { class: "opened" })));
  }
  parts.zones = make("div", { class: "zones" });
  parts.coins = make("div", { class: "setting" }, parts.coin.node, parts.domain.node, parts.by.node);
  node.append(parts.zones, parts.coins);
  set(node, "role", "group");
  return parts;
}

function makeStock() {
  return make("div", { class: "stock-place" }, button("stock", make("span", { class: "age" }), make("small")), button("here"));
}

function fillStock(node, pile) {
  const [stock, here] = node.children;
  write(stock.firstChild, pile.age);
  write(stock.lastChild, `×${pile.count}${pile.how === "listed" ? " ≡" : ""}`);
  stock.classList.toggle("empty", !pile.count);
  set(stock, "aria-label", `${pile.label}: ${pile.count}`);
  set(stock, "aria-expanded", pile.open ? "true" : "false");
  set(stock, "data-tip", pile.label);
  means(stock, edit("unfold", { zone: pile.zone }));
  fillHere(here, pile);
}

function makeOpened() {
  const how = choice();
  const node = make("div", { class: "opened-pile" }, how.node, make("div", { class: "held" }), button("here"));
  once(node, () => how);
  return node;
}

function fillOpened(node, pile, send) {
  const [, held, here] = node.children;
  fillChoice(once(node), `${pile.label} (${pile.count})`, pile.options, pile.how, (how) => send(edit("pile", { zone: pile.zone, how })));
  fillCards(held, pile.open || pile.zone === "deck" ? pile.cards : []);
  fillHere(here, pile.zone === "deck" ? pile : { ...pile, put: null });
}

function makeOwned() {
  return make("label", { class: "owned" }, make("span"), make("select"));
}

function fillOwned(node, one, send) {
  const [word, select] = node.children;
  write(word, one.word);
  set(select, "aria-label", one.label);
  keep(select, one.options, (each) => each.id, (each) => make("option", { value: each.id }), (option, each) => write(option, each.word));
  select.value = one.owner;
  node.classList.toggle("taken", one.owner !== "open");
  select.onchange = () => send(edit("achieve", { of: one.what, owner: select.value }));
}

function fillCoin(parts, coin, setting, words, send) {
  const lay = (more) => send(edit("coin", { ...coin, ...more }));
  fillChoice(parts.coin, words.edit_coin, setting.holders, coin?.player ?? "", (player) => lay({ player }));
  fillChoice(parts.domain, words.edit_coin_domain, coin ? setting.domains : [], coin?.domain, (domain) => lay({ domain }));
  fillChoice(parts.by, words.edit_coin_by, coin ? setting.names : [], coin?.by, (by) => lay({ by }));
}
