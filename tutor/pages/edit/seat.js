/** A player's place while the table is laid out: a place for each colour, hand, score; in CIV the domains. */

import { button, keep, make, once, set, write } from "../../drawing/dom.js";
import { icon } from "../../drawing/icons.js";
import { fillPile, makePile } from "../../drawing/pile.js";
import { edit } from "./fields.js";
import { fillHere } from "./here.js";
import { fillZone, makeZone } from "./zone.js";

/** A player's place to be filled by `fillSeat`. */
export function makeSeat() {
  return make("article", { class: "seat" });
}

/** Draw what lies at a player's place; `drawn.send` takes what is changed there. */
export function fillSeat(seat, player, drawn) {
  const parts = once(seat, buildSeat);
  set(seat, "aria-label", player.name);
  seat.classList.toggle("turn", player.turn);
  write(parts.name, player.name);
  keep(parts.counts, player.counts, (count) => count.icon, makeCount, fillCount);
  set(parts.counts, "aria-label", player.own.icons);
  const piles = player.piles.map((pile) => ({ ...pile, ways: player.ways }));
  keep(parts.piles, piles, (pile) => pile.colour, makeColour, (node, pile) => fillColour(node, pile, drawn));
  keep(parts.zones, player.zones, (zone) => zone.zone, makeZone, fillZone);
  const won = player.achievements.map((one) => one.word).join(", ");
  write(parts.won, won ? `${player.own.achievements}: ${won}` : "");
  const areas = player.areas.map((area) => ({ ...area, seat: player.seat, signs: player.signs }));
  keep(parts.areas, areas, (area) => area.domain, makeArea, (node, area) => fillArea(node, area, drawn));
  write(parts.points, player.points);
}

function buildSeat(seat) {
  const name = make("h3");
  const points = make("span", { class: "soft" });
  const counts = make("div", { class: "counts", role: "group" });
  const piles = make("div", { class: "piles colours" });
  const zones = make("div", { class: "zones" });
  const areas = make("div", { class: "laid-areas" });
  const won = make("p", { class: "soft" });
  seat.append(make("header", {}, make("div", { class: "who" }, name, points), counts), piles, zones, areas, won);
  return { name, points, counts, piles, zones, areas, won };
}

function makeCount(count) {
  return make("span", { class: "count", role: "img" }, icon(count.icon), make("b"));
}

function fillCount(node, count) {
  write(node.lastChild, count.n);
  set(node, "aria-label", `${count.n} ${count.word}`);
  node.classList.toggle("none", count.n === 0);
}

/** A place for one colour, also where nothing lies yet. */
function makeColour() {
  const here = button("here");
  const splay = make("select", { class: "splay" });
  return make("div", { class: "colour" }, makePile(), here, splay);
}

function fillColour(node, pile, drawn) {
  const [laid, here, splay] = node.children;
  set(node, "data-colour", pile.colour);
  laid.hidden = !pile.cards.length;
  if (pile.cards.length) {
    fillPile(laid, { ...pile, cards: pile.cards.map((card) => ({ ...card, why: null })) });
    for (const face of laid.querySelectorAll(".face")) lying(face);
    const caption = laid.lastChild;
    set(caption, "tabindex", "-1");
    set(caption, "aria-hidden", "true");
  }
  fillHere(here, pile, pile.cards.length ? null : pile.colourWord);
  splay.hidden = !pile.splayable;
  keep(splay, pile.ways, (one) => one.id, (one) => make("option", { value: one.id }), (option, one) => write(option, one.word));
  splay.value = pile.splay ?? "";
  set(splay, "aria-label", pile.splayLabel);
  splay.onchange = () => drawn.send(edit("splay", { zone: pile.zone, direction: splay.value }));
}

/** What can be taken can be dragged. */
function lying(card) {
  card.classList.add("lies");
  set(card, "draggable", "true");
}

function makeArea(area) {
  const votes = make("input", { type: "number", min: "0", max: "16" });
  const bars = make("input", { type: "checkbox" });
  const head = make("span", { class: "domain-name" }, icon(area.domain), make("span"));
  return make("div", { class: "laid-area", "data-domain": area.domain }, head, make("label", {}, make("span"), votes), make("label", {}, bars, make("span")));
}

function fillArea(node, area, drawn) {
  const [head, voting, barring] = node.children;
  const [democracy, embargo] = area.signs;
  write(head.lastChild, area.word);
  write(voting.firstChild, democracy);
  write(barring.lastChild, embargo);
  const votes = voting.lastChild;
  const bars = barring.firstChild;
  if (document.activeElement !== votes) votes.value = area.democracy;
  votes.onchange = () => drawn.send(edit("vote", { seat: area.seat, domain: area.domain, n: votes.value || 0 }));
  bars.checked = area.embargo;
  bars.onchange = () => drawn.send(edit("bar", { seat: area.seat, domain: area.domain, on: bars.checked }));
}
