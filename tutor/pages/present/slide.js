/** What is said to the room: the title, what has happened, a question and then its answer. */

import { button, keep, make, set, write } from "../../drawing/dom.js";
import { fillWay } from "../../drawing/guide.js";
import { panel } from "../../drawing/panel.js";
import { drawQuestion, fillLine } from "../../drawing/question.js";
import { sentence } from "../../drawing/words.js";

export const draw = panel("slide", build, fill);

function build(element) {
  const heading = make("h2");
  const lead = make("div", { class: "leads" });
  const aside = make("p", { class: "back" });
  const question = make("div");
  const count = make("p", { class: "counted-votes", role: "status" });
  const told = make("ol", { class: "told" });
  const look = make("p", { class: "unseen" });
  const ways = make("p", { class: "ways" });
  const line = make("div", { class: "line" }, heading, aside);
  const live = make("div", { "aria-live": "polite" }, line, lead, question, count, told, look);
  element.append(live, ways);
  return { element, heading, lead, aside, question, count, told, look, ways };
}

/**
 * @param {any} parts
 * @param {SlideView & Drawn} view
 * @param {Send} send
 */
function fill(parts, view, send) {
  const { aside, panelWords } = view;
  const question = aside ? null : view.question;
  const title = view.kind === "title" && !aside;
  set(parts.element, "aria-label", view.title);
  set(parts.element, "role", "region");
  const within = aside ?? view.variation;
  write(parts.heading, within ? within.word : title ? view.title : null);
  parts.heading.parentNode.hidden = !parts.heading.textContent;
  write(parts.aside, aside?.back);
  parts.aside.hidden = !aside;
  const lead = aside ? [] : view.lead;
  keep(parts.lead, lead, (_, number) => number, () => make("p"), (node, each) => node.replaceChildren(...sentence(each)));
  drawQuestion(parts.question, question && { ...question, words: panelWords }, send);
  write(parts.count, question ? view.count_of : null);
  parts.count.hidden = !parts.count.textContent;
  const lines = question || title ? [] : view.told;
  keep(parts.told, lines, (_, number) => `${view.n} ${number}`, () => make("li"), fillLine);
  parts.told.hidden = !lines.length;
  write(parts.look, view.look);
  const back = { id: "back", word: view.variation?.back, send: { do: "variation" } };
  const ways = aside ? [] : view.variation ? [back] : view.ways;
  keep(parts.ways, ways, (way) => way.id, () => button(""), fillWay);
  parts.ways.hidden = !ways.length;
  const step = `${view.n} ${within?.word}`;
  if (parts.step !== step) parts.told.scrollTop = 0;
  parts.step = step;
  parts.element.hidden = !(title || within || question || lead.length || lines.length || view.look || ways.length);
}
