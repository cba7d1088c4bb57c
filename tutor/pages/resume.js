/** Opens the page anew at the same place; what had not been answered is said again there. */

const KEY = "aula-unanswered";

/**
 * How a page is opened anew. `binder` is where a new Binder begins, or "": a server of Binder's that has gone never
 * comes back, but another one shows the same place.
 */
export function resumeBy(binder) {
  const begin = (messages, away) => (away ? location.assign(`${binder}${encodeURIComponent(location.search)}`) : resume(messages));
  return Object.assign(begin, { elsewhere: Boolean(binder) });
}

/** Begin anew, and take messages along; where one comes in, the new page says itself. */
function resume(messages) {
  const taken = messages.filter((message) => message.do !== "arrive");
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ place: location.search, taken }));
  } catch {
    // A browser that keeps nothing: then what had no answer is done again by hand.
  }
  location.reload();
}

/** The messages that were taken along to this place, once. */
export function takenAlong() {
  try {
    const { place, taken } = JSON.parse(sessionStorage.getItem(KEY)) ?? {};
    sessionStorage.removeItem(KEY);
    return place === location.search && Array.isArray(taken) ? taken : [];
  } catch {
    return [];
  }
}
