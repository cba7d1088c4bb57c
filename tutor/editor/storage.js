/** The draft is kept in the browser's own storage, so that nothing is lost with a page or a kernel. */

const KEY = "aula-draft";

/** Keep a draft. */
export function keepDraft({ title, game, text }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ title, game, text }));
  } catch {
    // A browser that keeps nothing, or has no room for it.
  }
}

/** What was kept: `{title, game, text}`, or null. */
export function keptDraft() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return typeof kept?.text === "string" && typeof kept.title === "string" ? kept : null;
  } catch {
    return null;
  }
}
