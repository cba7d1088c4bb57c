/** The statements of a question about what will happen: what each says to be so, and in which words. */

import { keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { choice, entry, fillChoice, fillEntry, word } from "./fields.js";
import { authored } from "./languages.js";

const FEWEST = 2;
const MOST = 8;

export const draw = panel("statements", build, fill);

function build(element) {
  const box = make("input", { type: "checkbox" });
  const name = make("span");
  const parts = { list: make("ol"), add: word(), box, name };
  element.append(parts.list, parts.add, make("label", { class: "tick" }, box, name));
  return { ...parts, refuge: parts.add };
}

function fill(parts, { words, language, options, from, suggested, all, again, later }) {
  const rows = options.map((one, n) => ({ ...one, n, words, language, from, ours: suggested[n] ?? {}, few: options.length <= FEWEST }));
  const act = {
    choose: (n, id) => again({ options: options.with(n, { if: id, say: authored(options[n].say, suggested[n]) }) }),
    write: (n, text) => later((options[n].say[language] = text)),
    away: (n) => again({ options: options.toSpliced(n, 1) }),
  };
  parts.act = act;
  keep(parts.list, rows, (row) => row.n, makeRow, (node, row) => fillRow(node, row, parts));
  write(parts.add, words.edit_statement_add);
  parts.add.hidden = options.length >= MOST;
  const unused = from.find(({ id }) => !options.some((one) => one.if === id)) ?? from[0];
  means(parts.add, () => again({ options: [...options, { if: unused.id, say: {} }] }));
  write(parts.name, words.edit_statement_all);
  parts.box.checked = all;
  parts.box.onchange = () => again({ all: parts.box.checked });
}

function makeRow() {
  const parts = { if: choice(), say: entry(), away: word() };
  const node = make("li", {}, parts.if.node, parts.say.node, parts.away);
  once(node, () => parts);
  return node;
}

function fillRow(node, row, parts) {
  const { n, words, language } = row;
  const own = once(node);
  const title = words.edit_statement.replace("{n}", n + 1);
  fillChoice(own.if, title, row.from, row.if, (id) => parts.act.choose(n, id));
  set(own.say.input, "placeholder", row.ours[language] || null);
  set(own.say.input, "lang", language);
  set(own.say.input, "aria-label", `${title}: ${words.edit_statement_words}`);
  fillEntry(own.say, words.edit_statement_words, row.say[language] ?? "", null, (text) => parts.act.write(n, text));
  write(own.away, "✕");
  set(own.away, "aria-label", words.edit_statement_away.replace("{n}", n + 1));
  own.away.hidden = row.few;
  means(own.away, () => parts.act.away(n));
}
