/** What was played at the last tables stays in the visitor's own browser: branches, their names, answers. */

import { hold } from "../drawing/room.js";

const KEY = "aula-tables";
const MOST = 8;

let last = "";

/** All that this browser has kept, as text; "" if nothing. */
export function rememberedTables() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keep what was played at a table; the one at which one has sat last comes last, the oldest are forgotten. */
export function rememberTable(table) {
  if (!table || table === last) return;
  last = table;
  const [name, text] = JSON.parse(table);
  const others = Object.entries(tables()).filter(([each]) => each !== name);
  const kept = [...others, ...(text ? [[name, text]] : [])].slice(-MOST);
  hold(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Learn of what is played in another window, so that the last to keep something keeps all; returns an end. */
export function watchOtherTables(send) {
  const heard = ({ key, newValue }) => {
    if (key === KEY && newValue) send({ do: "tables", text: newValue });
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

function tables() {
  try {
    const found = JSON.parse(rememberedTables());
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}
