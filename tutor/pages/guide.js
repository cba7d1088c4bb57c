/** What the author of a scenario says at this point, and the question that is asked here; beside the table. */

import { fillQuestion, fillWay, makeQuestion } from "./learn/lesson.js";
import { button, keep, make, set, write } from "../drawing/dom.js";
import { panel } from "../drawing/panel.js";

export const draw = panel("guide", build, fill);

function build(element) {
  const said = make("div", { class: "said", "aria-live": "polite" });
  const question = make("div");
  const ways = make("p", { class: "ways" });
  element.append(said, question, ways);
  return { element, said, question, ways, asked: null };
}

function fill(parts, { guide, words }, send) {
  const { element } = parts;
  const focused = element.contains(document.activeElement);
  const said = guide ? sentences(guide) : [];
  element.classList.toggle("walking", Boolean(guide));
  element.hidden = !said.length && !guide?.question && !guide?.ways.length;
  set(element, "role", "region");
  set(element, "aria-label", words.guide);
  keep(parts.said, said, (_, number) => number, () => make("p"), fillSaid);
  const asked = guide?.question ? [{ ...guide.question, verdict: guide.verdict, id: guide.id, words }] : [];
  keep(parts.question, asked, (ask) => ask.id, makeQuestion, (form, ask) => fillQuestion(form, ask, send));
  keep(parts.ways, guide?.ways ?? [], (way) => way.id, () => button(""), fillWay);
  const now = asked.length ? `${guide.id} ${Boolean(guide.verdict)}` : null;
  if (now !== parts.asked && focused) goOn(element, guide?.verdict);
  parts.asked = now;
}

function sentences({ intro, notes, end }) {
  const of = (kind, texts) => texts.map((text) => ({ kind, text }));
  return [...of("intro", intro), ...of("note-text", notes), ...of("end soft", end ? [end] : [])];
}

function fillSaid(node, { kind, text }) {
  node.className = kind;
  write(node, text);
}

/** Whoever has answered goes on with what can be done then, and sees whether it was right. */
function goOn(element, verdict) {
  const ways = verdict ? [":scope > .ways .primary"] : [".options :is(input, button)", ".prompt"];
  const found = ways.map((each) => element.querySelector(each)).find(Boolean);
  (found ?? element.parentNode.querySelector(".ask .prompt"))?.focus({ preventScroll: true });
  if (verdict) element.querySelector(".verdict").scrollIntoView({ block: "nearest" });
}
