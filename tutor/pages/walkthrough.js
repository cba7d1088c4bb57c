/** A scenario in a notebook: its table, and beside it what its author says and asks. */

import { scenes } from "../drawing/changes.js";
import { connect } from "../drawing/connection.js";
import { make, once, set, write } from "../drawing/dom.js";
import { draw as drawGuide, questionOf } from "../drawing/guide.js";
import { answerOnTable } from "../drawing/on_table.js";
import { draw as drawStage, guided } from "../drawing/stage.js";
import { hideTwin } from "../drawing/twin.js";

function draw(element, { view, scene, book }, send) {
  const parts = once(element, build);
  const common = { language: view.language, words: view.words, book };
  set(element, "lang", view.language);
  write(parts.title, view.title);
  drawStage(parts.stage, { ...common, ...scene }, send);
  drawGuide(parts.guide, { ...common, guide: view.guide }, send);
  if (!parts.guide.parentNode) guided(parts.stage, parts.guide);
  answerOnTable(parts.stage, parts.guide, questionOf(view.guide));
}

function build(element) {
  element.classList.add("aula", "walkthrough");
  const parts = { title: make("h2"), stage: make("div"), guide: make("section") };
  element.append(parts.title, parts.stage);
  return parts;
}

export default {
  render({ model, el }) {
    hideTwin(model);
    const { send, repeat, end } = connect(model, el, () => model.get("view").words);
    const scene = scenes(model, repeat);
    const redraw = () => {
      draw(el, { view: model.get("view"), scene: scene(), book: model.get("book") }, send);
    };
    model.on("change", redraw);
    redraw();
    return () => {
      model.off("change", redraw);
      end();
    };
  },
};
