/** What has been learned stays in the learner's own browser. */

import { hold } from "../../drawing/room.js";

const KEY = "aula-progress";

let last = "";

/** What this browser remembers, as text; "" if nothing. */
export function remembered() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keep this; "" if nothing is known yet, or nothing any more. */
export function remember(text) {
  if (text === last) return;
  last = text;
  if (text) return hold(KEY, text);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Learn of what is kept by another tab; returns a function that ends this. */
export function watchOthers(send) {
  const heard = ({ key, newValue }) => {
    if (key === KEY) send(newValue ? { do: "remember", text: newValue } : { do: "forget" });
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
