/** The table laid out by hand: cards looked up, every place with what lies in it, and where a card can go. */

import { draw as drawCard } from "../../drawing/card.js";
import { make } from "../../drawing/dom.js";
import { edit, holder } from "./fields.js";
import { draw as drawFind } from "./find.js";
import { draw as drawTable } from "./table.js";
import { draw as drawPicked } from "./picked.js";

export const draw = holder("laying", build, fill);

function build(element) {
  const parts = { element, find: make("section", { class: "find" }), laid: make("section"), picked: make("section", { class: "picked-card" }) };
  parts.reading = make("section");
  element.append(parts.find, parts.laid, make("div", { class: "aside" }, parts.picked, parts.reading));
  parts.send = () => {};
  element.addEventListener("click", (event) => take(parts, event), true);
  drag(element, (message) => parts.send(message));
  return parts;
}

function fill(parts, content, send) {
  parts.send = send;
  drawFind(parts.find, content, send);
  drawTable(parts.laid, content, send);
  drawPicked(parts.picked, content, send);
  parts.reading.hidden = !content.card;
  if (content.card) drawCard(parts.reading, { ...content, words: content.panelWords }, send);
}

/** A card that is clicked is taken, whatever else it may mean elsewhere. */
function take(parts, event) {
  const card = event.target.closest("[data-spot], [data-card]");
  if (!card || !parts.element.contains(card)) return;
  event.stopPropagation();
  parts.send(card.dataset.spot ? edit("pick", { spot: card.dataset.spot }) : edit("pick", { card: card.dataset.card }));
}

/** With a pointer a card can be dragged to a place as well, also to one that is not yet offered. */
function drag(element, send) {
  let from = {};
  element.addEventListener("dragstart", (event) => {
    const card = event.target.closest("[data-spot], [data-card]");
    if (!card) return;
    event.dataTransfer.setData("text/plain", card.dataset.id ?? "");
    event.dataTransfer.effectAllowed = "move";
    from = card.dataset.spot ? { spot: card.dataset.spot } : { card: card.dataset.card };
    setTimeout(() => send(edit("pick", { ...from, hold: true })));
  });
  element.addEventListener("dragover", (event) => {
    if (event.target.closest(".here[data-zone]")) event.preventDefault();
  });
  element.addEventListener("drop", (event) => {
    const place = event.target.closest(".here[data-zone]");
    if (!place) return;
    event.preventDefault();
    send(edit("drop", { ...from, zone: place.dataset.zone }));
  });
}
