/**
 * A line to a host that carries out what it is told, and answers with its state.
 *
 * Each message is numbered and kept until it has been answered; when the line has been cut, it is repeated. The host
 * carries it out once all the same (inbox.py). Nothing here knows what the line is made of.
 */

const TICK = 500;
/** Milliseconds without an answer after which messages are repeated, at first; then half as often each time. */
const PATIENCE = 3000;

/** Open a line: `post` hands a letter over, or does nothing if the line is down; `tick` learns how long one waits. */
export function openLine(post, tick) {
  const from = name();
  let last = 0;
  let unanswered = [];
  let since = 0;
  let patience = PATIENCE;
  let timer = 0;

  const waited = () => (unanswered.length ? performance.now() - since : 0);
  const begin = () => {
    since = performance.now();
    patience = PATIENCE;
  };
  const watch = () => {
    timer ||= setInterval(() => {
      if (waited() > patience) {
        patience *= 2;
        repeat();
      }
      tick(waited());
      if (unanswered.length) return;
      clearInterval(timer);
      timer = 0;
    }, TICK);
  };
  const send = (message) => {
    if (!unanswered.length) begin();
    const letter = { from, number: ++last, message };
    unanswered.push(letter);
    watch();
    post(letter);
  };
  /** Say again what has not been answered; or, to learn what has been missed, the number of what was said last. */
  const repeat = () => (unanswered.length ? unanswered : [{ from, number: last, message: {} }]).forEach(post);
  const hear = (answer) => {
    if (answer.from !== from) return;
    const left = unanswered.filter((letter) => letter.number > answer.number);
    if (left.length < unanswered.length) begin();
    unanswered = left;
    if (!left.length) tick(0);
  };
  return {
    send,
    repeat,
    hear,
    waited,
    unanswered: () => unanswered.map((letter) => letter.message),
    end: () => clearInterval(timer),
  };
}

/** A name that no other page has; `randomUUID` would want a certificate. */
function name() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
