/** What a note points at, line by line: how, at what, and where an arrow leads. */

import { keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { choice, fillChoice, word } from "./fields.js";

const MOST = 20;

export const draw = panel("statements", build, fill);

function build(element) {
  const parts = { title: make("span", { class: "soft" }), list: make("ol"), add: word() };
  element.append(parts.title, parts.list, parts.add);
  return { ...parts, refuge: parts.add };
}

/** `change` takes all lines as they are to be then. */
function fill(parts, { words, look, targets, hows, change }) {
  const [first] = targets;
  parts.act = {
    set: (n, more) => change(look.with(n, { ...look[n], ...more })),
    away: (n) => change(look.toSpliced(n, 1)),
  };
  write(parts.title, words.edit_pointing);
  const rows = look.map((one, n) => ({ ...one, n, words, targets, hows }));
  keep(parts.list, rows, (row) => row.n, makeRow, (node, row) => fillRow(node, row, parts));
  write(parts.add, words.edit_pointing_add);
  parts.add.hidden = !first || look.length >= MOST;
  means(parts.add, () => change([...look, { how: "mark", at: first.id, to: "" }]));
}

function makeRow() {
  const parts = { at: choice(), how: choice(), to: choice(), away: word() };
  const node = make("li", { class: "pointed-at" }, parts.at.node, parts.how.node, parts.to.node, parts.away);
  once(node, () => parts);
  return node;
}

function fillRow(node, { n, how, at, to, words, targets, hows }, parts) {
  const own = once(node);
  const there = (id) => (targets.some((one) => one.id === id) ? targets : [{ id, word: id }, ...targets]);
  // Arrows lead over the table; the graph has its own.
  const ends = targets.filter(({ id }) => !id.startsWith("graph "));
  const ways = at.startsWith("graph ") ? hows.filter(({ id }) => id !== "arrow") : hows;
  fillChoice(own.at, words.edit_pointing_at, there(at), at, (id) => {
    parts.act.set(n, { at: id, how: id.startsWith("graph ") && how === "arrow" ? "mark" : how });
  });
  fillChoice(own.how, words.edit_pointing_how, ways, how, (id) => parts.act.set(n, { how: id, to: id === "arrow" ? ends[0].id : "" }));
  fillChoice(own.to, words.edit_pointing_to, how === "arrow" ? ends : [], to, (id) => parts.act.set(n, { to: id }));
  write(own.away, "✕");
  set(own.away, "aria-label", words.edit_pointing_away.replace("{what}", there(at).find(({ id }) => id === at).word));
  means(own.away, () => parts.act.away(n));
}
