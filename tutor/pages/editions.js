/** What the third edition changes: the cards of both editions side by side, the words that differ marked. */

import { button, keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { oneStop } from "../drawing/arrows.js";
import { ruleOf } from "./rules.js";

export const draw = panel("editions-page", build, fill);

function build(element) {
  const [title, lead] = [make("h2"), make("p", { class: "leads" })];
  const cards = make("ul", { class: "changed-cards" });
  const [rulesTitle, rules, words] = [make("h3"), make("div"), make("p", { class: "soft" })];
  element.append(title, lead, cards, make("section", { class: "sheet" }, rulesTitle, rules, words));
  return { title, lead, cards, rulesTitle, rules, words };
}

function fill(parts, content) {
  for (const key of ["title", "lead", "rulesTitle"]) write(parts[key], content[key]);
  write(parts.words, content.editionWords);
  keep(parts.cards, content.cards, (card) => card.id, makeCard, fillCard);
  oneStop(parts.cards, "button");
  const shown = content.rules.map((one) => ({ ...one, word: content.words.ruling }));
  keep(parts.rules, shown, (one) => one.id, () => make("div"), (node, one) => node.replaceChildren(ruleOf(one, one.word)));
}

function makeCard() {
  const open = button("quiet");
  return make("li", { class: "sheet" }, make("h3", {}, open, make("small", { class: "soft" })), make("div", { class: "sides" }));
}

function fillCard(node, card) {
  const [heading, sides] = node.children;
  const [open, line] = heading.children;
  set(node, "data-colour", card.colour);
  write(open, card.name);
  set(open, "aria-label", card.open);
  means(open, { do: "open", card: card.id });
  write(line, card.line);
  keep(sides, card.sides, (side) => side.id, () => make("section", {}, make("h4"), make("div")), fillSide);
}

function fillSide(node, side) {
  set(node, "data-own", side.own ? "true" : null);
  write(node.firstChild, side.word);
  node.lastChild.replaceChildren(...side.effects.map((effect) => {
    const said = effect.clauses.map((clause) => make(clause.differs ? "mark" : "span", {}, clause.text));
    return make("p", { "data-kind": effect.kind }, make("b", {}, effect.word), " ", ...said);
  }));
}
