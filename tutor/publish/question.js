/** A question to the reader, worked out beforehand: `tutor.story.solved` says what it consists of. */

import { answering } from "../drawing/answers.js";
import { make } from "../drawing/dom.js";
import { rule, sentence } from "../drawing/words.js";

/** An empty question, to be filled by `fillQuestion`. */
export function makeQuestion() {
  return make("form", { class: "question", novalidate: true });
}

/** Draw a question; once drawn it keeps what the reader has answered. */
export function fillQuestion(form, ask, words, id) {
  const prompt = make("p", { class: "prompt", id: `question-${id}` }, ask.prompt);
  const options = make("div", { class: "options", role: "group", "aria-labelledby": prompt.id });
  const hints = make("ol", { class: "hints" });
  const verdict = make("div", { class: "verdict", role: "status" });
  const { given } = answering(ask, options, words, id);
  const check = make("button", { type: "submit", class: "primary" }, words.check_answer);
  const hint = make("button", { type: "button" }, words.hint);
  const show = make("button", { type: "button" }, words.show_answer);
  const hinted = [...ask.hints];
  hint.hidden = !hinted.length;
  hint.onclick = () => {
    hints.append(make("li", {}, hinted.shift()));
    hint.hidden = !hinted.length;
  };
  show.onclick = () => tell(verdict, ask, words, ask.right[0], true);
  form.onsubmit = (event) => {
    event.preventDefault();
    const answer = given();
    if (answer) tell(verdict, ask, words, answer, false);
    else options.querySelector("input, button").focus();
  };
  form.replaceChildren(prompt, options, hints, make("p", { class: "choices" }, check, hint, show), verdict);
}

/** What was found of the answer beforehand: whether it is right, why, and what follows. */
function tell(verdict, ask, words, answer, shown) {
  const place = ask.right.findIndex((right) => right.join("\n") === answer.join("\n"));
  const right = place >= 0;
  const title = shown ? shownAnswer(ask, answer) : right ? words.answer_right : words.answer_wrong;
  const lines = right ? ask.verdicts[place] : mistakes(ask, answer);
  verdict.className = `verdict ${right ? "right" : "wrong"}`;
  verdict.replaceChildren(
    make("b", {}, title),
    make("ul", {}, ...lines.map((line) => make("li", {}, ...sentence(line.parts), ...(line.rule ? [" ", rule(line.rule)] : [])))),
  );
}

/** What there is to say of an answer that is not right, each sentence once. */
function mistakes(ask, answer) {
  const about = ask.options.flatMap((option) => (answer.includes(option.id) ? option.chosen : option.left));
  const reasons = [...about, ...ask.lines];
  const text = (line) => line.parts.map((part) => part.text).join("");
  const lines = new Map((reasons.length ? reasons : ask.story).map((line) => [text(line), line]));
  return [...lines.values()];
}

function shownAnswer(ask, answer) {
  const words = new Map(ask.options.map((option) => [option.id, option.words]));
  return answer.map((id) => words.get(id) ?? id).join(ask.form === "order" ? " → " : ", ") || "–";
}
