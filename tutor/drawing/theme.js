/** Light or dark, as a visitor likes it; remembered by their own browser. */

const KEY = "aula-theme";

let kept = read();
addEventListener("storage", () => (kept = read()));

function read() {
  try {
    const found = localStorage.getItem(KEY);
    return found === "light" || found === "dark" ? found : null;
  } catch {
    return null;
  }
}

/** "light", "dark", or null: as the device has it. */
export function theme() {
  return kept;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** What is drawn: as chosen, else on a page of its own as the device has it, else as the notebook has it. */
export function shownTheme(alone) {
  return theme() ?? (alone ? (dark.matches ? "dark" : "light") : null);
}

/** Call this when the device changes its mind. */
export function watchTheme(changed) {
  dark.addEventListener("change", changed);
}

/** Choose, or with null leave it to the device. */
export function chooseTheme(chosen) {
  kept = chosen;
  try {
    if (chosen) localStorage.setItem(KEY, chosen);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: then it is remembered as long as the page is open.
  }
}
