/** The entries of a scenario in their order; the table shows what is so after the one that is chosen. */

import { keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { oneStop } from "../../drawing/arrows.js";
import { edit, usable, word } from "./fields.js";

const SIGNS = { note: "✎", ask: "?" };

export const draw = panel("listing", build, fill);

function build(element) {
  const parts = { element, title: make("h3", { tabindex: "-1" }), empty: make("p", { class: "soft" }), list: make("ol", { class: "entries" }) };
  parts.start = word("entry-point");
  parts.note = word();
  parts.ask = word();
  parts.add = make("div", { class: "add" }, parts.note, parts.ask);
  element.append(parts.title, parts.empty, parts.start, parts.list, parts.add);
  return { ...parts, refuge: parts.title };
}

function fill(parts, content) {
  const { words, entries, scene, at, last, form } = content;
  write(parts.title, words.edit_course);
  write(parts.empty, content.empty);
  parts.empty.hidden = Boolean(entries.length && scene);
  write(parts.start, words.edit_start);
  set(parts.start, "aria-current", at === 0 ? "step" : null);
  means(parts.start, edit("go", { at: 0 }));
  const lines = entries.map((one) => ({ ...one, shown: one.n + 1 === at, last: one.n === last - 1, words }));
  keep(parts.list, lines, (one) => one.n, makeEntry, fillEntry);
  oneStop(parts.element, ".entry-point", parts.element.querySelector("[aria-current]"));
  write(parts.note, words.edit_add_note);
  write(parts.ask, words.edit_add_ask);
  means(parts.note, edit("form", { kind: "note" }));
  means(parts.ask, scene ? edit("form", { kind: "ask" }) : () => {});
  usable(parts.ask, Boolean(scene));
  parts.add.hidden = Boolean(form);
}

function makeEntry() {
  const point = word("entry-point");
  point.append(make("span", { class: "sign" }), make("b"), make("span"));
  const tools = make("div", { class: "entry-tools" }, ...["change", "copy", "earlier", "later", "cut", "delete"].map(() => word()));
  return make("li", {}, point, make("p", { class: "misfit" }), tools);
}

function fillEntry(node, one) {
  const [point, misfit, tools] = node.children;
  const [sign, who, text] = point.children;
  const { words } = one;
  set(node, "data-kind", one.kind);
  node.classList.toggle("after", one.after);
  write(sign, one.number ?? SIGNS[one.kind]);
  write(who, one.word);
  write(text, one.text);
  set(point, "aria-current", one.shown ? "step" : null);
  means(point, edit("go", { at: one.n + 1 }));
  write(misfit, one.misfitWord);
  misfit.hidden = !one.misfitWord;
  tools.hidden = !one.shown && !one.misfit;
  const [change, copy, earlier, later, cut, away] = tools.children;
  const said = `${one.word}: ${one.text}`;
  const does = [
    [change, words.edit_change, one.kind !== "move", edit("form", { at: one.n })],
    [copy, words.edit_copy, one.kind !== "move", edit("copy", { at: one.n })],
    [earlier, `↑ ${words.edit_earlier}`, one.n > 0, edit("move", { at: one.n, by: -1 })],
    [later, `↓ ${words.edit_later}`, !one.last, edit("move", { at: one.n, by: 1 })],
    [cut, words.edit_cut, !one.last, edit("cut", { at: one.n })],
    [away, words.edit_delete, true, edit("delete", { at: one.n })],
  ];
  for (const [tool, name, shown, meaning] of does) {
    write(tool, name);
    set(tool, "aria-label", `${name}, ${said}`);
    tool.hidden = !shown;
    means(tool, meaning);
  }
}
