/** The cards to be looked up: a search, what they can be chosen by, those that are found, and the one that is open. */

import { draw as drawCard } from "../drawing/card.js";
import { button, keep, make, set, write } from "../drawing/dom.js";
import { draw as drawGraph } from "../drawing/graph.js";
import { icon } from "../drawing/icons.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { oneStop } from "../drawing/arrows.js";
import { rule } from "../drawing/words.js";
import { fillFound } from "./found.js";
import { ruleOf } from "./rules.js";
import { fillSearch, makeSearch } from "./search.js";

export const draw = panel("cards-page", build, fill);

function build(element) {
  const [title, lead] = [make("h2"), make("p", { class: "leads" })];
  const search = makeSearch();
  const groups = make("div", { class: "choice-groups" });
  const [rules, changed] = [button("quiet"), button("quiet")];
  const list = make("ul", { class: "found-cards" });
  const opened = buildOpened();
  const found = make("div", { class: "found" }, groups, changed, search.count, rules, list);
  element.append(title, lead, search.box, make("div", { class: "looked-up" }, found, opened.element));
  return { element, title, lead, search, groups, changed, rules, list, opened, shown: undefined };
}

function fill(parts, content, send) {
  const { words } = content;
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  const { query, count } = content;
  fillSearch(parts.search, { word: words.search_cards, query, count }, send);
  keep(parts.groups, content.groups, (group) => group.id, makeGroup, fillGroup);
  parts.changed.hidden = !content.changed;
  write(parts.changed, content.changed?.word);
  means(parts.changed, content.changed?.send ?? null);
  parts.rules.hidden = !content.rules;
  write(parts.rules, content.rules?.word);
  means(parts.rules, content.rules?.send ?? null);
  set(parts.list, "aria-label", words.cards_found);
  const open = content.open?.id;
  const faces = content.cards.map((card) => ({ ...card, open: card.id === open }));
  keep(parts.list, faces, (card) => card.id, () => make("li", {}, button("")), ({ firstChild }, card) => fillFound(firstChild, card));
  oneStop(parts.list, "button", parts.list.querySelector("[aria-current]"));
  fillOpened(parts.opened, content, send);
  // What was opened above the list, on a narrow screen, is brought to where one looks.
  if (open && parts.shown !== undefined && parts.shown !== open) parts.opened.element.scrollIntoView({ block: "nearest" });
  parts.shown = open ?? null;
}

// What cards can be chosen by ------------------------------------------------------------

function makeGroup() {
  const group = make("div", { class: "choice", role: "group" }, make("span", { class: "soft" }), make("span", { class: "options" }));
  return group;
}

function fillGroup(node, group) {
  const [word, options] = node.children;
  write(word, group.word);
  set(node, "aria-label", group.word);
  keep(options, group.options.map((option) => ({ ...option, group: group.id })), (option) => option.id, () => button(""), fillOption);
  oneStop(node, "button");
}

function fillOption(node, { id, word, on, group }) {
  node.replaceChildren(...(group === "icon" ? [icon(id), make("span", { class: "unseen" }, word)] : [word]));
  set(node, "data-colour", group === "colour" ? id : null);
  set(node, "data-tip", group === "icon" ? word : null);
  set(node, "aria-pressed", on ? "true" : "false");
  means(node, { do: group === "edition" ? "edition" : "only", id });
}

// The card that is open ------------------------------------------------------------------

function buildOpened() {
  const pick = make("p", { class: "soft pick" });
  const card = make("section");
  const graph = make("section");
  const section = (...below) => make("section", { class: "sheet" }, make("h3"), ...below);
  const texts = section(make("div"));
  const rulings = section(make("div"));
  const differs = button("quiet");
  const rules = section(make("p", { class: "chips" }));
  const lead = make("p", { class: "soft" });
  const attempt = button("quiet");
  const order = section(lead, graph, attempt);
  const unseen = make("p", { class: "soft" });
  const seen = section(unseen, make("ul", { class: "seen-in" }));
  const about = make("div", { class: "about" }, card, differs, order, rulings, rules, seen, texts);
  const element = make("div", { class: "opened" }, pick, about);
  return { element, pick, about, card, differs, graph, texts, rulings, rules, lead, attempt, order, unseen, seen };
}

function fillOpened(parts, { open, words, book, language, theme }, send) {
  parts.pick.hidden = Boolean(open);
  parts.about.hidden = !open;
  write(parts.pick, words.card_pick);
  if (!open) return;
  const common = { words, book, language, theme };
  drawCard(parts.card, { ...common, card: open.card }, send);
  parts.differs.hidden = !open.differs;
  write(parts.differs, open.differs?.word);
  means(parts.differs, open.differs?.send ?? null);
  parts.order.hidden = !open.graph;
  write(parts.order.firstChild, words.card_table);
  write(parts.lead, open.lead);
  write(parts.attempt, open.try?.word);
  means(parts.attempt, open.try?.send ?? null);
  drawGraph(parts.graph, { ...common, graph: open.graph }, send);
  fillRulings(parts.rulings, open.rulings, words);
  parts.rules.hidden = !open.rules.length;
  write(parts.rules.firstChild, words.card_rules);
  keep(parts.rules.lastChild, open.rules, (id) => id, rule);
  write(parts.seen.firstChild, words.card_seen);
  write(parts.unseen, words.card_unseen);
  parts.seen.hidden = !open.graph;
  parts.unseen.hidden = open.seen.length > 0;
  keep(parts.seen.lastChild, open.seen, (one) => one.word, () => make("li", {}, button("quiet")), fillSeen);
  oneStop(parts.seen, "button");
  write(parts.texts.firstChild, words.in_languages);
  keep(parts.texts.lastChild, open.texts, (text) => text.language, makeText, fillText);
}

function fillRulings(section, rulings, words) {
  section.hidden = !rulings.length;
  write(section.firstChild, words.card_rulings);
  const shown = rulings.map((one) => ({ ...one, word: words.ruling }));
  keep(section.lastChild, shown, (one) => one.id, () => make("div"), (node, one) => node.replaceChildren(ruleOf(one, one.word)));
}

function fillSeen(node, one) {
  write(node.firstChild, one.word);
  means(node.firstChild, one.send);
}

function makeText(text) {
  return make("div", { lang: text.language }, make("h4"), make("div"));
}

function fillText(node, text) {
  const [title, lines] = node.children;
  write(title, text.word);
  lines.replaceChildren(...text.lines.map((line) => make("p", {}, line)));
}
