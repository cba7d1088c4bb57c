/** What is said of an answer, all of which was worked out beforehand: see `tutor.story.solved`. */

/** @typedef {{ answer: string[] | null, wrong: number, shown: boolean }} Tried what was done about a question */

/**
 * Whether an answer is right.
 *
 * @param {SolvedQuestion} question
 * @param {string[]} answer
 */
export function isRight(question, answer) {
  return placeOf(question, answer) >= 0;
}

/**
 * Whether it is said what a wrong answer would mean, and not yet what is right: of the first miss, unless that is asked for.
 *
 * @param {SolvedQuestion} question
 * @param {Tried} tried
 */
export function isDiagnosed(question, { answer, wrong, shown }) {
  return Boolean(answer) && !shown && wrong < 2 && !isRight(question, answer);
}

/**
 * Whether an answer is right, why, and what follows; without an answer, the right one is shown.
 *
 * @param {SolvedQuestion} question
 * @param {Tried} tried
 * @param {Words} words
 */
export function verdictOf(question, tried, words) {
  const { answer } = tried;
  const place = answer ? placeOf(question, answer) : 0;
  const right = place >= 0;
  const missed = isDiagnosed(question, tried) ? diagnosis : mistakes;
  return {
    right: question.form === "open" ? null : right,
    title: question.form === "open" ? words.answer_open : answer ? (right ? words.answer_right : words.answer_wrong) : question.shown,
    lines: right ? question.verdicts[place] : missed(question, answer),
    told: [],
  };
}

/**
 * @param {SolvedQuestion} question
 * @param {string[]} answer
 */
function placeOf({ form, right }, answer) {
  if (form === "open") return 0;
  return right.findIndex((ids) => ids.join("\n") === answer.join("\n"));
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
  return once(reasons.length ? reasons : question.story);
}

/**
 * What a wrong answer would mean, without saying which is right; put together as `tutor.story.questions.diagnosis` does it.
 *
 * @param {SolvedQuestion} question
 * @param {string[]} answer
 */
function diagnosis(question, answer) {
  const lines = once(DIAGNOSES[question.form](question, answer));
  return lines.some((line) => line.rule) ? lines : [...lines, ...question.missed.pointer];
}

/** @type {{ [form: string]: (question: SolvedQuestion, answer: string[]) => SaidLine[] }} */
const DIAGNOSES = {
  one: named,
  some(question, answer) {
    const { none, few } = question.missed;
    const missing = question.right[0].some((id) => !answer.includes(id));
    return answer.length ? [...named(question, answer), ...(missing ? [few] : [])] : [none];
  },
  order(question, answer) {
    const [right] = question.right;
    const strangers = answer.filter((id) => !right.includes(id));
    if (strangers.length) return named(question, strangers);
    const wrong = answer.findIndex((id, place) => id !== right[place]);
    if (wrong < 0) return [question.missed.few];
    return named(question, [answer[wrong]]).map((line) => filled(line, wrong + 1));
  },
  number(question, [id]) {
    const { numbers, more, fewer } = question.missed;
    return [numbers[id] ?? filled(Number(id) > Number(question.right[0][0]) ? more : fewer, id)];
  },
};

/**
 * Why what was named is wrong.
 *
 * @param {SolvedQuestion} question
 * @param {string[]} answer
 */
function named({ options }, answer) {
  return options.flatMap(({ id, missed }) => (answer.includes(id) ? missed : []));
}

/**
 * @param {SaidLine} line
 * @param {string | number} n
 */
function filled({ parts, rule }, n) {
  return { parts: parts.map((part) => ({ ...part, text: part.text.replace("{n}", `${n}`) })), rule };
}

/** @param {SaidLine[]} lines */
function once(lines) {
  const text = (line) => line.parts.map((part) => part.text).join("");
  return [...new Map(lines.map((line) => [text(line), line])).values()];
}
