/** First all is written, then measured: a page that is asked for its measures in between lays itself out anew. */

let depth = 0;
let waiting = [];

/** Carry out `change`; what it has put off is done afterwards, when the outermost batch ends. */
export function batch(change) {
  depth += 1;
  try {
    change();
  } finally {
    depth -= 1;
  }
  if (depth === 0) {
    const measures = waiting;
    waiting = [];
    for (const measure of measures) measure();
  }
}

/** Put off what needs measures of the page until everything is written. */
export function afterwards(measure) {
  waiting.push(measure);
}
