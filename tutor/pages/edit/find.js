/** Cards looked up by name in any language, by colour, age and icon; in CIV by domain and era. */

import { keep, make, set, write } from "../../drawing/dom.js";
import { makeSlip } from "../../drawing/face.js";
import { panel } from "../../drawing/panel.js";
import { choice, edit, fillChoice } from "./fields.js";
import { fillCard } from "./zone.js";

const PATIENCE = 120;

export const draw = panel("finding", build, fill);

function build(element) {
  const title = make("h3");
  const text = make("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  const age = choice("bare-choice");
  const colour = choice("bare-choice");
  const icon = choice("bare-choice");
  const count = make("p", { class: "soft", role: "status" });
  const list = make("ul", { class: "found" });
  element.append(title, text, make("div", { class: "filters" }, age.node, colour.node, icon.node), count, make("div", { class: "table" }, list));
  set(element, "role", "search");
  return { element, title, text, age, colour, icon, count, list, timer: 0 };
}

function fill(parts, { find, words }, send) {
  write(parts.title, words.edit_find);
  set(parts.element, "aria-label", words.edit_find);
  set(parts.text, "aria-label", words.edit_find);
  set(parts.text, "placeholder", words.edit_find_hint);
  if (document.activeElement !== parts.text) parts.text.value = find.text;
  const seek = (more = {}) => {
    clearTimeout(parts.timer);
    const { age, colour, icon } = find;
    send(edit("seek", { text: parts.text.value, age, colour, icon, ...more }));
  };
  parts.text.oninput = () => {
    clearTimeout(parts.timer);
    parts.timer = setTimeout(seek, PATIENCE);
  };
  for (const [name, options] of [["age", find.ages], ["colour", find.colours], ["icon", find.icons]]) {
    fillChoice(parts[name], "", options, find[name], (id) => seek({ [name]: id }));
    set(parts[name].select, "aria-label", options[0]?.word);
  }
  write(parts.count, find.count);
  keep(parts.list, find.found, (card) => card.id, makeFound, fillFound);
}

function makeFound() {
  return make("li", {}, makeSlip(), make("span", { class: "soft" }));
}

function fillFound(node, card) {
  const [slip, lies] = node.children;
  fillCard(slip, card);
  set(slip, "data-card", card.id);
  set(slip, "aria-label", [card.label, card.lies].filter(Boolean).join(". "));
  write(lies, card.lies);
}
