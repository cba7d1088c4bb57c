/** The table: what lies in the middle, and every player's place. */

import { fillCiv } from "./civ.js";
import { keep, make, set, write } from "./dom.js";
import { fillMarket } from "./market.js";
import { panel } from "./panel.js";
import { reachable, walkByArrows } from "./arrows.js";
import { fillSeat, makeSeat } from "./seat.js";
import { widget } from "./widget.js";

const THINGS = ":is(.market, .civ, .seats) button";

export const draw = panel("table", build, fill);

function build(element) {
  const title = make("h2", { class: "unseen" });
  const market = make("div", { class: "market" });
  const seats = make("div", { class: "seats" });
  const civ = make("div", { class: "civ" });
  element.append(title, market, civ, seats);
  walkByArrows(element, THINGS);
  return { element, title, market, civ, seats };
}

/**
 * @param {any} parts
 * @param {Scene & Drawn} scene
 */
function fill(parts, scene) {
  const { words } = scene;
  const { hand, score, achievements, board_empty } = words;
  write(parts.title, words.table);
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.table);
  parts.element.classList.toggle("asking", Boolean(scene.ask?.answers?.length));
  fillMarket(parts.market, scene);
  fillCiv(parts.civ, scene.civ);
  const players = (scene.players ?? []).map((player) => ({
    ...player,
    words: { hand, score, achievements, board_empty },
  }));
  keep(parts.seats, players, (player) => player.name, makeSeat, fillSeat);
  reachable(parts.element, THINGS);
}

export default widget(draw);
