/** The votes of a device that follows a presentation: as whom it votes, for what it has voted, and the means to do so. */

import { button, keep, make, once, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { store } from "../drawing/room.js";

const KEPT = "aula-votes";

/** A number that nobody else has. */
export function madeUp() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((sign) => sign.toString(16).padStart(2, "0")).join("");
}

/** What this device has voted in a presentation; a page that is loaded again is the same device. */
export class Ballot {
  /** Whether the last vote did not arrive. */
  lost = false;

  constructor(code) {
    const kept = read();
    this.kept = kept?.code === code ? kept : { code, voter: madeUp(), poll: null, letter: null };
    this.keep();
  }

  get voter() {
    return this.kept.voter;
  }

  /** The letter for which this device is in a poll, or null. */
  in(poll) {
    return this.kept.poll === poll ? this.kept.letter : null;
  }

  note(poll, letter, taken) {
    this.lost = !taken;
    if (!taken) return;
    Object.assign(this.kept, { poll, letter });
    this.keep();
  }

  keep() {
    // Where nothing is kept a page that is loaded again is another device.
    store(KEPT, JSON.stringify(this.kept));
  }
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

/** What is voted on, as long as the votes are counted. */
export function drawPoll(element, { words, language, follower }) {
  const parts = once(element, () => build(element));
  const { poll, ballot } = follower;
  element.hidden = !poll;
  if (!poll) return;
  const { prompt, answers } = poll.words[language] ?? Object.values(poll.words)[0];
  const voted = ballot.in(poll.id);
  write(parts.prompt, prompt);
  set(parts.answers, "aria-label", prompt);
  const lines = [...poll.letters].map((letter, place) => ({ letter, answer: answers[place], pressed: letter === voted }));
  keep(parts.answers, lines, ({ letter }) => letter, makeAnswer, (node, { letter, answer, pressed }) => {
    write(node.lastChild, answer);
    set(node, "aria-pressed", String(pressed));
    means(node, () => follower.vote(letter));
  });
  const said = ballot.lost ? words.follow_vote_lost : voted ? words.follow_voted.replace("{letter}", voted) : words.follow_vote;
  write(parts.line, said);
}

function build(element) {
  const parts = { prompt: make("p", { class: "prompt" }), answers: make("div", { class: "answers", role: "group" }), line: make("p", { class: "soft", role: "status" }) };
  element.append(parts.prompt, parts.answers, parts.line);
  return parts;
}

function makeAnswer({ letter }) {
  return button("", make("b", {}, letter), make("span"));
}
