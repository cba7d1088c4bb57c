/** Drafts are kept in the browser's own storage: nothing is lost with a page, a kernel, or by beginning anew. */

import { hold, store } from "../../drawing/room.js";

const KEY = "aula-drafts";
const MOST = 5;

/** Which of those that are kept is being worked on, and how it was kept. */
let current = null;
let latest = null;

/**
 * Keep a draft as soon as something has been done in it; each that was begun has a place of its own. A table
 * laid by chance is kept at once, as long as no other one is.
 */
export function keepDraft({ title, titles, game, text, beside, undo, redo, by_chance }) {
  const state = JSON.stringify({ title, text, beside });
  if (state === latest) return;
  const drafts = keptDrafts();
  const begun = !undo && !redo;
  if (begun || !current) current = drafts.find((one) => one.text === text)?.id ?? String(Date.now());
  latest = state;
  if (begun && !by_chance) return;
  const others = drafts.filter((one) => one.id !== current && !(begun && one.begun)).slice(0, MOST - 1);
  keepMost([{ id: current, title, titles, game, text, beside, begun }, ...others]);
}

/** A browser may keep nothing, or have no room for all: the oldest goes first. */
function keepMost(drafts) {
  const text = JSON.stringify(drafts);
  if (drafts.length === 1) hold(KEY, text);
  else if (!store(KEY, text)) keepMost(drafts.slice(0, -1));
}

/** The title of what was kept, in a language; what has none is named as it was when it was kept. */
export function keptTitle({ title, titles }, language) {
  return titles?.[language] || title;
}

/** What was kept, the latest first: `[{id, title, titles, game, text, beside (of a course: the files
 * beside it, by name), begun (nothing has been done in it)}]`. */
export function keptDrafts() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    const isDraft = (one) => ["id", "title", "game", "text"].every((key) => typeof one?.[key] === "string");
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}
