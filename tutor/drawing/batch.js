/** First all is written, then measured: asked for measures in between, a page lays itself out each time. */

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
