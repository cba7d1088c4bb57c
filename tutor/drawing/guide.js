/** What the author of a scenario says at this point, and the questions that are asked here; beside the table. */

import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { fillQuestion, makeQuestion, wayIn } from "./question.js";
import { sentence } from "./words.js";

/** The classes of what is said. */
const CLASSES = { variation: "variation", intro: "intro", credit: "credit soft", note: "note-text", look: "unseen", end: "end soft" };

/** Draw `guide` ({says: [{kind: "variation", "intro", "credit", "note", "look" or "end", text} or {kind: "question", ...}], ways, keys}). */
export const draw = panel("guide", build, fill);

function build(element) {
  const said = make("div", { class: "said", "aria-live": "polite" });
  const ways = make("p", { class: "ways" });
  const keys = make("p", { class: "keys soft" });
  element.append(said, ways, keys);
  return { element, said, ways, keys, asked: null };
}

/**
 * @param {any} parts
 * @param {Drawn & { guide: GuideView | null }} view
 * @param {Send} send
 */
function fill(parts, { guide, words }, send) {
  const { element } = parts;
  const focused = element.contains(document.activeElement);
  const { says, ways, keys } = guide ?? { says: [], ways: [], keys: null };
  element.classList.toggle("walking", Boolean(guide));
  set(element, "hidden", !says.length && !ways.length && !keys);
  set(element, "role", "region");
  set(element, "aria-label", words.guide);
  const said = says.map((each) => (each.kind === "question" ? { ...each, words } : each));
  keep(parts.said, said, (each, number) => each.id ?? number, makeSaid, (node, each) => fillSaid(node, each, send));
  keep(parts.ways, ways, (way) => way.id, () => button(""), fillWay);
  write(parts.keys, keys);
  set(parts.keys, "hidden", !keys);
  turn(parts, says.filter((each) => each.kind === "question"), focused);
}

/**
 * The question that the table is about: of several, the one that is.
 *
 * @param {GuideView | null} guide
 */
export function questionOf(guide) {
  const questions = guide?.says.filter((each) => each.kind === "question") ?? [];
  return questions.find((each) => each.tabled !== false) ?? null;
}

/** @param {GuideText | GuideQuestion} said */
function makeSaid(said) {
  return said.kind === "question" ? makeQuestion(said) : make("p", { class: CLASSES[said.kind] });
}

/**
 * @param {any} node
 * @param {GuideText | GuideQuestion} said
 * @param {Send} send
 */
function fillSaid(node, said, send) {
  if (said.kind === "question") {
    fillQuestion(node, said, send);
  } else {
    set(node, "class", CLASSES[said.kind]);
    // What has not changed keeps its focus.
    if (!said.parts) write(node, said.text);
    else if (node.textContent !== said.text) node.replaceChildren(...sentence(said.parts));
  }
}

/**
 * Let a button do what can be done now.
 *
 * @param {any} node
 * @param {WayOn} way
 */
export function fillWay(node, way) {
  write(node, way.word);
  node.className = way.primary ? "primary" : "";
  means(node, way.send);
}

/**
 * Whoever has answered the one question here goes on with what can be done then.
 *
 * @param {any} parts
 * @param {GuideQuestion[]} questions
 * @param {boolean} focused
 */
function turn(parts, questions, focused) {
  const question = questions.find((each) => !each.open) ?? questions[0];
  const now = question ? `${question.id} ${question.open}` : null;
  if (now !== parts.asked && focused) goOn(parts.element, question && !question.open);
  parts.asked = now;
}

function goOn(element, answered) {
  const found = answered ? element.querySelector(":scope > .ways .primary") : wayIn(element);
  (found ?? element.parentNode.querySelector(".ask .prompt"))?.focus({ preventScroll: true });
  if (answered) element.querySelector(".verdict").scrollIntoView({ block: "nearest" });
}
