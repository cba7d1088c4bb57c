/** The address says what is shown, so that a reload or a link comes back to it. */

import { remembered } from "./learn/keeping.js";
import { ownGame } from "./first.js";
import { keptPace } from "../drawing/pace.js";
import { rememberedTables } from "./tables.js";

const PATIENCE = 400;
/** Browsers take long to write an address; what has changed is painted first. */
const PAINTED = 50;

let timer = 0;
let written = 0;
let arrived = false;

/** Say where a visitor comes in, and which languages they read. */
export function arrive(query, send) {
  const kept = { progress: remembered(), tables: rememberedTables(), own: ownGame(), pace: keptPace() };
  send({ do: "arrive", query, languages: [...navigator.languages], ...kept });
}

/** Keep the address up to date; another page or table can be left again with the browser's own button. */
export function keepAddress(query, send) {
  clearTimeout(timer);
  // Soon, but not more often than browsers like it.
  timer = setTimeout(() => {
    const url = query ? `?${query}` : location.pathname;
    const params = new URLSearchParams(query);
    if (!params.has("language")) return;
    written = performance.now();
    const again = arrived && place(query) !== place(location.search);
    if (url !== location.search) history[again ? "pushState" : "replaceState"](null, "", url);
    arrived = true;
  }, Math.max(PAINTED, written + PATIENCE - performance.now()));
  window.onpopstate = () => arrive(location.search, send);
}

function place(query) {
  const params = new URLSearchParams(query);
  return ["game", "page", "scenario", "players", "seed", "lesson", "exercise", "card", "course", "item"].map((key) => params.get(key)).join("\n");
}
