/** The address says what is shown, so that a reload or a link comes back to it. */

const PATIENCE = 250;

let timer = 0;
let arrived = false;

/** Say where a visitor comes in, and which languages they read. */
export function arrive(query, send) {
  send({ do: "arrive", query, languages: [...navigator.languages] });
}

/** Keep the address up to date; another page or table can be left again with the browser's own button. */
export function keepAddress(query, send) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const url = query ? `?${query}` : location.pathname;
    const params = new URLSearchParams(query);
    if (!params.has("language")) return;
    const again = arrived && place(query) !== place(location.search);
    if (url !== location.search) history[again ? "pushState" : "replaceState"](null, "", url);
    arrived = true;
  }, PATIENCE);
  window.onpopstate = () => arrive(location.search, send);
}

function place(query) {
  const params = new URLSearchParams(query);
  return ["game", "page", "scenario", "players", "seed"].map((key) => params.get(key)).join("\n");
}
