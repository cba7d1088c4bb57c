/** The answers that an author writes: what each says, whether it is right, and why. */

import { keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { entry, fillEntry, word } from "./fields.js";

const FEWEST = 2;
const MOST = 8;

export const draw = panel("statements", build, fill);

function build(element) {
  const [box, name] = [make("input", { type: "checkbox" }), make("span")];
  const parts = { list: make("ol"), add: word(), box, name };
  element.append(parts.list, parts.add, make("label", { class: "tick" }, box, name));
  return { ...parts, refuge: parts.add };
}

function fill(parts, { words, language, options, all, again, later }) {
  const rows = options.map((one, n) => ({ ...one, n, words, language, few: options.length <= FEWEST }));
  parts.act = {
    write: (n, key, text) => later((options[n][key][language] = text)),
    tick: (n, right) => again({ options: options.with(n, { ...options[n], right }) }),
    away: (n) => again({ options: options.toSpliced(n, 1) }),
  };
  keep(parts.list, rows, (row) => row.n, makeRow, (node, row) => fillRow(node, row, parts));
  write(parts.add, words.edit_answer_add);
  parts.add.hidden = options.length >= MOST;
  means(parts.add, () => again({ options: [...options, { say: {}, why: {}, right: false }] }));
  write(parts.name, words.edit_answer_all);
  parts.box.checked = all;
  parts.box.onchange = () => again({ all: parts.box.checked });
}

function makeRow() {
  const [box, name] = [make("input", { type: "checkbox" }), make("span")];
  const parts = { say: entry(), why: entry(), away: word(), box, name };
  const node = make("li", { class: "own-answer" }, parts.say.node, parts.away, make("label", { class: "tick" }, box, name), parts.why.node);
  once(node, () => parts);
  return node;
}

function fillRow(node, row, parts) {
  const { n, words, language } = row;
  const own = once(node);
  for (const [key, label] of [["say", words.edit_answer_n], ["why", words.edit_answer_why]]) {
    set(own[key].input, "lang", language);
    fillEntry(own[key], label.replace("{n}", n + 1), row[key][language] ?? "", null, (text) => parts.act.write(n, key, text));
  }
  write(own.name, words.edit_answer_right.replace("{n}", n + 1));
  own.box.checked = row.right;
  own.box.onchange = () => parts.act.tick(n, own.box.checked);
  write(own.away, "✕");
  set(own.away, "aria-label", words.edit_answer_away.replace("{n}", n + 1));
  own.away.hidden = row.few;
  means(own.away, () => parts.act.away(n));
}
