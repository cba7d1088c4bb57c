/** What is said to the room: the title, what has happened, a question and then its answer. */

import { keep, make, set, write } from "../../drawing/dom.js";
import { panel } from "../../drawing/panel.js";
import { rule, sentence } from "../../drawing/words.js";

const FEW = 3;
const MANY = 8;
const SIGNS = { true: "✓", false: "✗" };

export const draw = panel("slide", build, fill);

function build(element) {
  const heading = make("h2");
  const lead = make("div", { class: "leads" });
  const aside = make("p", { class: "back" });
  const prompt = make("p", { class: "prompt" });
  const options = make("ol", { class: "options" });
  const answer = make("p", { class: "answer" });
  const told = make("ol", { class: "told" });
  const line = make("div", { class: "line" }, heading, aside);
  const live = make("div", { "aria-live": "polite" }, line, lead, prompt, options, answer, told);
  element.append(live);
  return { element, heading, lead, aside, prompt, options, answer, told };
}

function fill(parts, view) {
  const { words, question, aside } = view;
  const put = aside ? null : question;
  const title = view.kind === "title" && !aside;
  set(parts.element, "aria-label", view.title);
  set(parts.element, "role", "region");
  write(parts.heading, aside ? aside.word : title ? view.title : null);
  parts.heading.parentNode.hidden = !parts.heading.textContent;
  write(parts.aside, aside?.back);
  parts.aside.hidden = !aside;
  keep(parts.lead, title ? view.lead : [], (_, number) => number, () => make("p"), write);
  write(parts.prompt, put?.prompt);
  parts.prompt.hidden = !put;
  const options = (put?.options ?? []).map((one) => ({ ...one, known: Boolean(put.answer) }));
  keep(parts.options, options, (one) => one.letter, makeOption, fillOption);
  const inWords = put?.answer?.words;
  write(parts.answer, inWords ? `${words.present_answered}: ${inWords}` : null);
  parts.answer.hidden = !inWords;
  const lines = put ? put.answer?.lines ?? [] : title ? [] : view.told;
  keep(parts.told, lines, (_, number) => `${view.n} ${number}`, () => make("li"), fillLine);
  parts.told.hidden = !lines.length;
  parts.told.classList.toggle("many", lines.length > FEW);
  parts.told.classList.toggle("crowd", lines.length > MANY);
  if (parts.step !== `${view.n} ${Boolean(aside)}`) parts.told.scrollTop = 0;
  parts.step = `${view.n} ${Boolean(aside)}`;
  parts.element.hidden = !(title || aside || put || lines.length);
}

function makeOption() {
  return make("li", {}, make("b", { class: "letter" }), make("span"), make("i", { class: "sign" }));
}

function fillOption(node, option) {
  const [letter, text, sign] = node.children;
  write(letter, option.letter);
  write(text, option.words);
  const right = option.known ? option.right : null;
  write(sign, right === null ? "" : right && option.place ? `${option.place}` : SIGNS[right]);
  set(node, "data-right", right === null ? null : String(right));
}

function fillLine(node, line) {
  node.replaceChildren(...sentence(line.parts), " ", ...(line.rule ? [rule(line.rule)] : []));
}
