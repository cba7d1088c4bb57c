/** What was done of a published course, page by page: it stays in this browser. */

import { store } from "../drawing/room.js";

const KEY = "aula-published";

/** Whether a page is "begun", "done", or neither. */
export function stateOf(key) {
  const state = kept()[key];
  return state === "begun" || state === "done" ? state : null;
}

/** Remember how far somebody is; what is done stays so. */
export function remember(key, state) {
  if (stateOf(key) === "done" || stateOf(key) === state) return;
  store(KEY, JSON.stringify({ ...kept(), [key]: state }));
}

/** @returns {Record<string, unknown>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}
