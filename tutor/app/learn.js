/** Where somebody begins who has never seen the game. */

import { keep, make, write } from "../panels/dom.js";
import { means } from "../panels/meaning.js";
import { panel } from "../panels/panel.js";

export const draw = panel("learn", build, fill);

function build(element) {
  const title = make("h2");
  const lead = make("p", { class: "leads" });
  const ways = make("div", { class: "ways-in" });
  element.append(title, lead, ways);
  return { title, lead, ways };
}

function fill(parts, content) {
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  keep(parts.ways, content.ways, (way) => way.title, makeWay, fillWay);
}

function makeWay() {
  return make("section", { class: "sheet way" }, make("h3"), make("p"), make("button", { type: "button" }));
}

function fillWay(node, way) {
  const [title, text, button] = node.children;
  write(title, way.title);
  write(text, way.text);
  write(button, way.word);
  means(button, way.send);
}
