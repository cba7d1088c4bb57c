/** The card that is picked, and every place to which it can go, in words. */

import { keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { edit, usable, word } from "./fields.js";

export const draw = panel("picking", build, fill);

function build(element) {
  const hint = make("p", { class: "hint soft", tabindex: "-1" });
  const title = make("h3");
  const lies = make("p", { class: "soft" });
  const moves = make("div", { class: "moves" }, word(), word());
  const ways = make("div", { class: "ways" });
  const leave = word();
  element.append(hint, title, lies, moves, ways, leave);
  set(element, "role", "region");
  return { element, hint, title, lies, moves, ways, leave, refuge: hint };
}

function fill(parts, { picked, words }) {
  const [up, down] = parts.moves.children;
  set(parts.element, "aria-label", picked?.title ?? words.edit_pick_hint);
  parts.element.classList.toggle("shown", Boolean(picked));
  parts.hint.hidden = Boolean(picked);
  write(parts.hint, words.edit_pick_hint);
  for (const part of ["title", "lies", "moves", "ways", "leave"]) parts[part].hidden = !picked;
  if (!picked) return;
  write(parts.title, picked.title);
  write(parts.lies, picked.lies);
  parts.lies.hidden = !picked.lies;
  parts.moves.hidden = !(picked.up || picked.down);
  usable(up, picked.up);
  usable(down, picked.down);
  write(up, `↑ ${words.edit_up}`);
  write(down, `↓ ${words.edit_down}`);
  means(up, picked.up ? edit("arrange", { by: -1 }) : () => {});
  means(down, picked.down ? edit("arrange", { by: 1 }) : () => {});
  keep(parts.ways, picked.ways, (group) => group.group, makeGroup, fillGroup);
  write(parts.leave, words.edit_put_down);
  means(parts.leave, edit("pick"));
}

function makeGroup() {
  return make("div", { class: "group", role: "group" }, make("span", { class: "title" }), make("div", { class: "row" }));
}

function fillGroup(node, group) {
  write(node.firstChild, group.group);
  set(node, "aria-label", group.group);
  keep(node.lastChild, group.ways, (way) => `${way.zone} ${way.at}`, () => word(), (button, way) => {
    write(button, way.word);
    means(button, edit("put", { zone: way.zone, at: way.at }));
  });
}
