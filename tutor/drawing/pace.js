/** How fast it is told what happens, as a learner likes it; remembered by their own browser. */

import { store } from "./room.js";

const KEY = "aula-pace";
export const PACES = ["step", "slow", "fast", "once"];
/** So many milliseconds a sentence stays, and how many more for each letter. */
const RESTS = { slow: [1600, 24], fast: [400, 7], once: [0, 0] };

let chosen = "slow";

/** The pace that was chosen in this browser, else a slow one. */
export function keptPace() {
  try {
    return PACES.find((pace) => pace === localStorage.getItem(KEY)) ?? chosen;
  } catch {
    return chosen;
  }
}

export function keepPace(pace) {
  chosen = pace;
  store(KEY, pace);
}

/** How long a sentence of so many letters stays; null: until one goes on. */
export function restOf(pace, letters) {
  const rest = RESTS[pace];
  return rest ? rest[0] + rest[1] * letters : null;
}
