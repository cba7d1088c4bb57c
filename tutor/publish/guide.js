/** What the author says at this step: notes and questions. */

import { keep, make, set, write } from "../drawing/dom.js";
import { panel } from "../drawing/panel.js";
import { fillQuestion, makeQuestion } from "./question.js";

export const draw = panel("guide", build, fill);

function build(element) {
  const said = make("div", { class: "said", "aria-live": "polite" });
  const keys = make("p", { class: "keys soft" });
  element.append(said, keys);
  element.classList.add("walking");
  return { element, said, keys };
}

function fill(parts, { says, intro, words, place, keys }) {
  const said = [...intro.map((text) => ({ intro: text })), ...says.map((one, number) => ({ ...one, id: `${place}/${number}`, words }))];
  parts.element.hidden = !said.length && !keys;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.guide);
  keep(parts.said, said, (one, number) => (one.ask ? one.id : `${number}`), makeSaid, fillSaid);
  write(parts.keys, keys);
  parts.keys.hidden = !keys;
}

function makeSaid({ ask }) {
  return ask ? makeQuestion() : make("p");
}

function fillSaid(node, said) {
  if (said.ask) {
    fillQuestion(node, said.ask, said.words, said.id);
  } else {
    set(node, "class", said.intro ? "intro" : "note-text");
    write(node, said.intro ?? said.note);
  }
}
