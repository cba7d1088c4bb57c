/** The scenarios by title; they can be searched. */

import { button, keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { oneStop } from "../drawing/arrows.js";
import { rule } from "../drawing/words.js";
import { fillSearch, makeSearch } from "./search.js";

export const draw = panel("scenarios", build, fill);

function build(element) {
  const title = make("h2");
  const lead = make("p", { class: "leads" });
  const search = makeSearch();
  const list = make("ul", { class: "library" });
  element.append(title, lead, search.box, search.count, list);
  return { title, lead, search, list };
}

function fill(parts, content, send) {
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  fillSearch(parts.search, { word: content.search, query: content.query, count: content.count }, send);
  const shown = content.scenarios.map((one) => ({ ...one, words: content.words.rules_shown }));
  keep(parts.list, shown, (one) => one.id, makeEntry, fillEntry);
  oneStop(parts.list, "button");
}

function makeEntry() {
  const open = make("button", { type: "button" });
  const facts = make("div", { class: "facts" }, make("span", { class: "soft" }), make("ul", { class: "chips" }));
  const foot = make("div", { class: "foot" }, facts, make("div", { class: "ways-out" }));
  return make("li", { class: "sheet" }, make("h3", {}, open), make("p"), foot);
}

function fillEntry(node, one) {
  const [{ firstChild: open }, notes, { children: [facts, ways] }] = node.children;
  const [line, rules] = facts.children;
  write(open, one.title);
  means(open, { do: "scenario", id: one.id });
  write(notes, one.notes);
  write(line, one.line);
  set(rules, "aria-label", one.words);
  rules.hidden = !one.rules.length;
  keep(rules, one.rules, (id) => id, (id) => make("li", {}, rule(id)));
  keep(ways, one.ways.map((way) => ({ ...way, of: one.title })), (way) => way.id, () => button("quiet"), fillWay);
}

function fillWay(node, way) {
  write(node, way.word);
  set(node, "aria-label", `${way.word}: ${way.of}`);
  means(node, way.send);
}
