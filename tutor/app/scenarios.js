/** The scenarios by title. */

import { keep, make, set, write } from "../panels/dom.js";
import { means } from "../panels/meaning.js";
import { panel } from "../panels/panel.js";

export const draw = panel("scenarios", build, fill);

function build(element) {
  const title = make("h2");
  const lead = make("p", { class: "leads" });
  const list = make("ul", { class: "library" });
  element.append(title, lead, list);
  return { title, lead, list };
}

function fill(parts, content) {
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  keep(parts.list, content.scenarios, (one) => one.id, makeEntry, fillEntry);
}

function makeEntry() {
  const open = make("button", { type: "button" });
  const present = make("button", { type: "button", class: "quiet present" });
  return make("li", { class: "sheet" }, make("h3", {}, open), make("p"), make("p", { class: "soft" }), present);
}

function fillEntry(node, one) {
  const [heading, notes, line, present] = node.children;
  write(heading.firstChild, one.title);
  means(heading.firstChild, { do: "scenario", id: one.id });
  write(notes, one.notes);
  write(line, one.line);
  write(present, one.present);
  set(present, "aria-label", `${one.present}: ${one.title}`);
  means(present, { do: "present", id: one.id });
}
