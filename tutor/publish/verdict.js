/** What is said of an answer, all of which was worked out beforehand: see `tutor.story.solved`. */

/**
 * Whether an answer is right, why, and what follows; null: the right answer is shown.
 *
 * @param {SolvedQuestion} question
 * @param {string[] | null} answer
 * @param {Words} words
 */
export function verdictOf(question, answer, words) {
  const place = answer ? question.right.findIndex((right) => right.join("\n") === answer.join("\n")) : 0;
  const right = place >= 0;
  return {
    right,
    title: answer ? (right ? words.answer_right : words.answer_wrong) : question.shown,
    lines: right ? question.verdicts[place] : mistakes(question, answer),
    told: [],
  };
}

/**
 * What there is to say of an answer that is not right, each sentence once.
 *
 * @param {SolvedQuestion} question
 * @param {string[]} answer
 */
function mistakes(question, answer) {
  const about = question.options.flatMap((option) => (answer.includes(option.id) ? option.chosen : option.left));
  const reasons = [...about, ...question.lines];
  const text = (line) => line.parts.map((part) => part.text).join("");
  const lines = new Map((reasons.length ? reasons : question.story).map((line) => [text(line), line]));
  return [...lines.values()];
}
