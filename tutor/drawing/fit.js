/** A table as large as its room allows: first the size of its cards is chosen, then all of it is magnified. */

import { follow } from "./highlight.js";

/** How large cards are drawn, in `round.css`; the first that can be magnified so far is taken. */
const SIZES = ["roomy", "usual", "dense"];
const READABLE = 0.95;
const SMALLEST = 0.35;
const LARGEST = 2.4;
const STEP = 0.01;

/**
 * Let a table fill its room. From one answer to the next it keeps its size as long as everything fits, so that
 * nothing jumps; `anew` it may grow as well. Smaller cards are taken where larger ones could not be magnified as far
 * as is `readable`.
 *
 * @param {any} table
 * @param {boolean} anew
 * @param {number} [readable]
 */
export function fit(table, anew, readable = READABLE) {
  if (!anew && table.dataset.size && !overflows(table)) return;
  for (const size of SIZES) {
    table.dataset.size = size;
    magnify(table, readable);
    if (!overflows(table)) break;
  }
  let [low, high] = overflows(table) ? [SMALLEST, readable] : [readable, LARGEST];
  while (high - low > STEP) {
    const middle = (low + high) / 2;
    magnify(table, middle);
    if (overflows(table)) high = middle;
    else low = middle;
  }
  magnify(table, low);
  follow(table);
}

/** Let a table lie as it lies where there is no limit to its height. */
export function unfit(table) {
  delete table.dataset.size;
  table.style.removeProperty("zoom");
}

function magnify(table, zoom) {
  table.style.zoom = zoom;
}

function overflows({ scrollHeight, clientHeight, scrollWidth, clientWidth }) {
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}
