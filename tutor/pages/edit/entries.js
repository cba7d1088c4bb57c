/** The entries of a scenario in their order; the table shows what is so after the one that is chosen. */

import { keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { oneStop } from "../../drawing/arrows.js";
import { edit, usable, word } from "./fields.js";

const SIGNS = { note: "✎", ask: "?", or: "≠" };
const TOOLS = ["enter", "change", "copy", "take", "away", "earlier", "later", "cut", "delete"];
/** Which tool a letter presses that is typed with Control or Command; V pastes behind the entry. */
const LETTERS = { c: "take", x: "away", d: "copy" };

export const draw = panel("listing", build, fill);

function build(element) {
  const parts = { element, title: make("h3", { tabindex: "-1" }), empty: make("p", { class: "soft" }), list: make("ol", { class: "entries" }) };
  parts.back = word();
  parts.line = make("p", { class: "line" }, make("b"), parts.back);
  parts.start = word("entry-point");
  parts.note = word();
  parts.ask = word();
  parts.or = word();
  parts.insert = word();
  parts.paste = word();
  parts.clip = make("p", { class: "soft clip", role: "status" });
  parts.add = make("div", { class: "add" }, parts.note, parts.ask, parts.or, parts.insert, parts.paste, parts.clip);
  element.addEventListener("keydown", (event) => typed(parts, event));
  element.append(parts.title, parts.line, parts.empty, parts.start, parts.list, parts.add);
  return Object.assign(parts, { refuge: parts.title, at: 0 });
}

function fill(parts, content) {
  const { words, entries, scene, at, last, form, clip, line, insert } = content;
  const walked = document.activeElement?.matches(".entry-point") && parts.element.contains(document.activeElement);
  write(parts.title, words.edit_course);
  write(parts.line.firstChild, line?.word);
  write(parts.back, line?.back);
  means(parts.back, line?.send ?? null);
  parts.line.hidden = !line;
  write(parts.empty, content.empty);
  parts.empty.hidden = Boolean(entries.length && scene);
  write(parts.start, words.edit_start);
  set(parts.start, "aria-current", at === 0 ? "step" : null);
  means(parts.start, edit("go", { at: 0 }));
  const lines = entries.map((one) => ({ ...one, shown: one.n + 1 === at, last: one.n === last - 1, words }));
  keep(parts.list, lines, (one) => one.n, makeEntry, fillEntry);
  // What was pasted is gone on from, and what stands before what was cut.
  if (walked && parts.at !== at) parts.element.querySelector("[aria-current]")?.focus();
  parts.at = at;
  oneStop(parts.element, ".entry-point", parts.element.querySelector("[aria-current]"));
  write(parts.note, words.edit_add_note);
  write(parts.ask, words.edit_add_ask);
  means(parts.note, edit("form", { kind: "note" }));
  means(parts.ask, scene ? edit("form", { kind: "ask" }) : () => {});
  usable(parts.ask, Boolean(scene));
  write(parts.or, words.edit_add_or);
  means(parts.or, edit("form", { kind: "or" }));
  parts.or.hidden = Boolean(line);
  write(parts.insert, words.edit_insert);
  set(parts.insert, "aria-pressed", String(Boolean(insert)));
  set(parts.insert, "data-tip", words.edit_insert_tip);
  means(parts.insert, edit("insert"));
  parts.insert.hidden = insert === null || !scene;
  shortcut(parts.paste, "V");
  write(parts.paste, words.edit_paste);
  means(parts.paste, edit("paste"));
  write(parts.clip, clip);
  parts.paste.hidden = parts.clip.hidden = !clip;
  parts.add.hidden = Boolean(form);
}

function makeEntry() {
  const point = word("entry-point");
  point.append(make("span", { class: "sign" }), make("b"), make("span"));
  const tools = make("div", { class: "entry-tools" }, ...TOOLS.map((name) => make("button", { type: "button", class: "quiet", "data-tool": name })));
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
  const [enter, change, copy, take, away, earlier, later, cut, gone] = tools.children;
  const said = `${one.word}: ${one.text}`;
  const does = [
    [enter, words.edit_variation_enter, one.kind === "or", edit("go", { line: one.n, at: 0 })],
    [change, words.edit_change, one.kind !== "move", edit("form", { at: one.n })],
    [copy, words.edit_copy, one.kind !== "move", edit("copy", { at: one.n })],
    [take, words.edit_take, true, edit("take", { at: one.n })],
    [away, words.edit_take_away, true, edit("take", { at: one.n, cut: true })],
    [earlier, `↑ ${words.edit_earlier}`, one.n > 0, edit("move", { at: one.n, by: -1 })],
    [later, `↓ ${words.edit_later}`, !one.last, edit("move", { at: one.n, by: 1 })],
    [cut, words.edit_cut, !one.last, edit("cut", { at: one.n })],
    [gone, words.edit_delete, true, edit("delete", { at: one.n })],
  ];
  for (const [tool, name, shown, meaning] of does) {
    write(tool, name);
    set(tool, "aria-label", `${name}, ${said}`);
    tool.hidden = !shown;
    means(tool, meaning);
  }
  for (const [letter, name] of Object.entries(LETTERS)) shortcut(tools.querySelector(`[data-tool=${name}]`), letter.toUpperCase());
}

function shortcut(tool, letter) {
  set(tool, "data-tip", `Ctrl ${letter}`);
  set(tool, "aria-keyshortcuts", `Control+${letter} Meta+${letter}`);
}

/** On an entry letters do what they do elsewhere; what somebody has marked as text is copied as text. */
function typed(parts, event) {
  const point = event.target.closest(".entry-point");
  const letter = event.key.toLowerCase();
  if (!point || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || String(getSelection())) return;
  const pastes = letter === "v";
  const tool = pastes ? parts.paste : point.closest("li")?.querySelector(`[data-tool=${LETTERS[letter]}]`);
  if (!tool || tool.hidden) return;
  event.preventDefault();
  event.stopPropagation();
  if (pastes && !point.hasAttribute("aria-current")) point.click();
  tool.click();
}
