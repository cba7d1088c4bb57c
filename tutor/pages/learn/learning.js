/** Learning in a notebook: a lesson, an exercise, or the course, with a choice of languages. */

import { scenes } from "../../drawing/changes.js";
import { connect } from "../../drawing/connection.js";
import { make, once, set, write } from "../../drawing/dom.js";
import { fillChoice, makeChoice } from "../../drawing/header.js";
import { draw as drawCourse } from "./course.js";
import { keptPace } from "../../drawing/pace.js";
import { remember, remembered, watchOthers } from "./keeping.js";
import { draw as drawEnd } from "./end.js";
import { draw as drawLesson } from "./lesson.js";
import { hideTwin } from "../../drawing/twin.js";

function draw(element, { view, scene, book }, send) {
  const parts = once(element, build);
  const common = { language: view.language, words: view.words, book };
  set(element, "lang", view.language);
  write(parts.trouble, view.trouble);
  parts.trouble.hidden = !view.trouble;
  const languages = view.languages.map((each) => ({ ...each, current: each.id === view.language }));
  fillChoice(parts.choice, view.words.language, languages, (id) => send({ do: "language", id }));
  parts.course.hidden = view.open || view.ended;
  parts.ended.hidden = !view.ended;
  parts.lesson.hidden = !view.open;
  if (view.open) drawLesson(parts.lesson, { view: view.content, scene: { ...common, ...scene } }, send);
  else if (view.ended) drawEnd(parts.ended, { ...common, ...view.content }, send);
  else drawCourse(parts.course, { ...common, ...view.content }, send);
}

function build(element) {
  element.classList.add("aula", "learn");
  const choice = makeChoice();
  choice.label.classList.add("language");
  const trouble = make("p", { class: "trouble", role: "alert" });
  const course = make("div", { class: "page" });
  const lesson = make("div");
  const ended = make("div", { class: "page" });
  element.append(choice.label, trouble, course, lesson, ended);
  return { choice, trouble, course, lesson, ended };
}

export default {
  render({ model, el }) {
    hideTwin(model);
    const { send, repeat, end } = connect(model, el, () => model.get("view").words);
    const scene = scenes(model, repeat);
    const redraw = () => {
      draw(el, { view: model.get("view"), scene: scene(), book: model.get("book") }, send);
      remember(model.get("progress"));
    };
    model.on("change", redraw);
    const ended = watchOthers(send);
    redraw();
    send({ do: "remember", text: remembered(), languages: [...navigator.languages], pace: keptPace() });
    return () => {
      model.off("change", redraw);
      ended();
      end();
    };
  },
};
