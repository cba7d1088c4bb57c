/** The table: what lies in the middle, and every player's place. */

import { fillCiv } from "./civ.js";
import { keep, make, set, write } from "./dom.js";
import { fillMarket } from "./market.js";
import { panel } from "./panel.js";
import { acrossStrips } from "./pile.js";
import { reachable, walkByArrows } from "./arrows.js";
import { COLOURS, fillSeat, makeSeat } from "./seat.js";
import { widget } from "./widget.js";

/** Where seats stand round the table, clockwise from the one at the bottom. */
const PLACES = { 2: ["bottom", "top"], 3: ["bottom", "top-left", "top-right"], 4: ["bottom-right", "bottom-left", "top-left", "top-right"] };
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
  write(parts.title, words.table);
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.table);
  parts.element.classList.toggle("asking", Boolean(scene.ask?.answers?.length));
  fillMarket(parts.market, scene);
  fillCiv(parts.civ, scene.civ);
  const players = placed(scene.players ?? []).map((player) => ({ ...player, words: ownWords(words) }));
  set(parts.element, "data-seats", players.length);
  set(parts.element, "data-game", scene.game);
  keep(parts.seats, players, (player) => player.name, makeSeat, fillSeat);
  spread(parts.seats, players);
  reachable(parts.element, THINGS);
}

/** The words that a seat needs; with all of them, every seat would be drawn anew whenever one changes. */
function ownWords(words) {
  const own = ["hand", "score", "achievements", "board_empty", ...COLOURS];
  return Object.fromEntries(own.map((key) => [key, words[key]]));
}

/**
 * Who looks sits at the bottom, or else the first; the others follow clockwise.
 *
 * @param {ScenePlayer[]} players
 */
function placed(players) {
  const own = Math.max(0, players.findIndex((player) => player.mine));
  const places = PLACES[players.length] ?? [];
  return players.map((player, seat) => ({
    ...player,
    place: places[(seat - own + players.length) % players.length] ?? null,
  }));
}

/**
 * Of seats that stand one above the other a colour takes as much room at each as where it takes most, so that boards
 * align.
 *
 * @param {any} seats
 * @param {(ScenePlayer & { place: string | null })[]} players in the order of their seats
 */
function spread(seats, players) {
  players.forEach(({ place }, number) => {
    const above = players.filter((other) => sideOf(other.place) === sideOf(place));
    const { style } = seats.children[number].querySelector(".piles");
    for (const colour of COLOURS) {
      const piles = above.flatMap((player) => player.piles ?? []).filter((pile) => pile.colour === colour);
      style.setProperty(`--of-${colour}`, Math.max(0, ...piles.map(acrossStrips)));
    }
  });
}

function sideOf(place) {
  return place?.split("-")[1] ?? "whole";
}

export default widget(draw);
