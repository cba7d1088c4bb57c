/** What stands above the table: its title, and what the author of a scenario says at this step. */

import { make, write } from "../panels/dom.js";
import { means } from "../panels/meaning.js";
import { panel } from "../panels/panel.js";

export const draw = panel("leading", build, fill);

function build(element) {
  const title = make("h2");
  const leave = make("button", { type: "button", class: "quiet" });
  const note = make("p", { class: "note-text", "aria-live": "polite" });
  const present = make("button", { type: "button", class: "quiet" });
  means(leave, { do: "leave" });
  means(present, { do: "present" });
  const ways = make("span", { class: "ways-out" }, present, leave);
  element.append(make("div", { class: "line" }, title, ways), note);
  return { title, present, leave, note };
}

function fill(parts, content) {
  write(parts.title, content.title);
  write(parts.present, content.present);
  write(parts.leave, content.leave);
  write(parts.note, content.note);
  parts.note.hidden = !content.note;
}
