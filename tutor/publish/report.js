/**
 * What was answered, told to the page around this one as xAPI statements: only if the address of the frame names that page
 * (`#report=` and its origin), which the reader is told as well.
 */

import { isFramed } from "./frame.js";

const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;
const VERB = { id: "http://adlnet.gov/expapi/verbs/answered", display: { en: "answered" } };
const INTERACTION = "http://adlnet.gov/expapi/activities/cmi.interaction";
const TYPES = { one: "choice", some: "choice", order: "sequencing", number: "numeric", open: "long-fill-in" };
/** Between the parts of a response. */
const AND = "[,]";

/** The page that wants to be told, or null. */
export function reported(location) {
  const [said, asked] = [location.hash.replace(/^#/, ""), location.search].map((text) => new URLSearchParams(text));
  const origin = said.get("report") ?? asked.get("report") ?? "";
  return isFramed() && ORIGIN.test(origin) ? origin : null;
}

/** Tell that a question was answered; whoever keeps it says who has answered. */
export function report(origin, statement) {
  parent.postMessage({ aula: "answered", statement }, origin);
}

/**
 * The statement about an answer.
 *
 * @param {SolvedQuestion} ask
 * @param {string} place
 * @param {string[]} answer
 * @param {string} language
 */
export function statementOf(ask, place, answer, language) {
  const [page] = location.href.split("#");
  const text = ask.prompt.map((part) => part.text).join("");
  const right = ask.right.map((ids) => ids.join(AND));
  const response = answer.join(AND);
  return {
    actor: { objectType: "Agent", account: { homePage: page, name: "anonymous" } },
    verb: VERB,
    object: {
      objectType: "Activity",
      id: `${page}#question=${place}`,
      definition: {
        type: INTERACTION,
        interactionType: TYPES[ask.form],
        description: { [language]: text },
        ...(ask.form === "open" ? {} : { correctResponsesPattern: right }),
        ...(ask.form === "number" || ask.form === "open" ? {} : { choices: ask.options.map(({ id, words }) => ({ id, description: { [language]: words } })) }),
      },
    },
    result: { ...(ask.form === "open" ? {} : { success: right.includes(response) }), completion: true, response },
    timestamp: new Date().toISOString(),
  };
}
