/** All rules and the words of the game; they can be searched. */

import { button, keep, make, set, write } from "../drawing/dom.js";
import { panel } from "../drawing/panel.js";
import { oneStop } from "../drawing/arrows.js";
import { paragraph, rule, sentence } from "../drawing/words.js";
import { fillFound } from "./found.js";
import { fillSearch, makeSearch } from "./search.js";

export const draw = panel("rules-page", build, fill);

function build(element) {
  const title = make("h2");
  const search = makeSearch();
  const terms = make("section", { class: "sheet words" });
  const heading = make("h3");
  const list = make("dl");
  terms.append(heading, list);
  const sections = make("div", { class: "sections" });
  const cards = make("ul", { class: "found-cards" });
  element.append(title, search.box, search.count, cards, sections, terms);
  return { title, search, cards, terms, heading, list, sections };
}

function fill(parts, content, send) {
  const { words } = content;
  write(parts.title, content.title);
  fillSearch(parts.search, { word: words.search, query: content.query, count: content.count }, send);
  parts.cards.hidden = !content.cards.length;
  set(parts.cards, "aria-label", words.cards_found);
  keep(parts.cards, content.cards, (card) => card.id, () => make("li", {}, button("")), ({ firstChild }, card) => fillFound(firstChild, card));
  write(parts.heading, words.glossary);
  parts.terms.hidden = !content.terms.length;
  keep(parts.list, content.terms, (term) => term.id, () => make("div"), fillTerm);
  const sections = content.sections.map((section) => ({ ...section, ruling: words.ruling }));
  keep(parts.sections, sections, (section) => section.title, makeSection, fillSection);
  oneStop(parts.cards, "button");
}

function fillTerm(node, term) {
  node.replaceChildren(
    make("dt", {}, term.title),
    make("dd", {}, ...term.paragraphs.flatMap(sentence), " ", ...term.rules.flatMap((id) => [rule(id), " "])),
  );
}

function makeSection() {
  return make("section", { class: "sheet" }, make("h3"), make("div"));
}

function fillSection(node, section) {
  write(node.firstChild, section.title);
  node.lastChild.replaceChildren(...section.rules.map((one) => ruleOf(one, section.ruling)));
}

/** A rule as it is read: its number, its text, and what was decided in it under the word for that. */
export function ruleOf(one, ruling) {
  const paragraphs = one.paragraphs.map(paragraph);
  if (one.ruling) paragraphs.push(make("p", { class: "ruling" }, make("b", {}, `${ruling}: `), ...sentence(one.ruling)));
  return make("div", { class: "rule-text" }, make("span", { class: "number" }, one.id), make("div", {}, ...paragraphs));
}
