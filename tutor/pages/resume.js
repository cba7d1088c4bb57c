/** Opens the page anew at the same place; what had not been answered is said again there. */

const KEY = "aula-unanswered";

/** Begin anew, and take messages along; where one comes in, the new page says itself. */
export function resume(messages) {
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
