/** What stays in the visitor's own browser, as long as there is room for it. */

/** The name of the event that says that something could not be kept. */
export const FULL = "aula-full";

/** Keep a text; say whether it could be. */
export function store(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keep a text that would be missed: if it cannot be kept, whoever listens for `FULL` learns it. */
export function hold(key, text) {
  if (!store(key, text)) dispatchEvent(new Event(FULL));
}
