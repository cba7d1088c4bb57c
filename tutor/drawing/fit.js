/**
 * A table as large as its room allows: first the size of its cards is chosen, then all of it is magnified.
 *
 * To magnify a table styles all of it anew. How far that may go is found by giving it less room instead, which only
 * lays it out.
 */

import { follow } from "./highlight.js";

/** How large cards are drawn, in `round.css`; the first that can be magnified so far is taken. */
const SIZES = ["roomy", "usual", "dense"];
const READABLE = 0.95;
const SMALLEST = 0.35;
const LARGEST = 2.4;
const STEP = 0.01;
/** What could be magnified by less than this stays as it is. */
const WORTH = 1.03;

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
  const { size } = table.dataset;
  const fits = size && !excess(table);
  if (fits && !anew) return;
  const zoom = sized(table, readable);
  const grown = zoom / magnified(table);
  if (fits && size === table.dataset.size && grown >= 1 && grown < WORTH) return;
  magnify(table, zoom);
  // Letters do not grow to the hair as all else does.
  for (let less = zoom - STEP; less > SMALLEST && excess(table); less -= STEP) magnify(table, less);
  follow(table);
}

/** Let a table lie as it lies where there is no limit to its height. */
export function unfit(table) {
  delete table.dataset.size;
  table.style.removeProperty("zoom");
}

/**
 * Choose how large cards are drawn; returns how far they can be magnified then.
 *
 * @param {any} table
 * @param {number} readable
 */
function sized(table, readable) {
  const at = (place) => {
    table.dataset.size = SIZES[place];
    return greatest(table);
  };
  let place = Math.max(0, SIZES.indexOf(table.dataset.size));
  let zoom = at(place);
  if (zoom < readable) {
    while (zoom < readable && place < SIZES.length - 1) zoom = at(++place);
    return zoom;
  }
  while (place > 0) {
    const larger = at(place - 1);
    if (larger < readable) break;
    zoom = larger;
    place -= 1;
  }
  table.dataset.size = SIZES[place];
  return zoom;
}

/** How far a table can be magnified: by how much it is too large tells what to try next, which is near the mark. */
function greatest(table) {
  let [low, high, zoom, stride] = [SMALLEST, LARGEST, LARGEST, STEP];
  while (high - low > STEP) {
    const over = excessAt(table, zoom);
    if (over) high = zoom;
    else low = zoom;
    const guess = over ? zoom / over : low + stride;
    if (!over) stride *= 2;
    zoom = Math.min(Math.max(guess, low + STEP / 2), high - STEP / 2);
  }
  give(table, null);
  return low;
}

function magnified(table) {
  return Number(table.style.zoom) || 1;
}

function magnify(table, zoom) {
  table.style.zoom = zoom;
}

/** How many times what lies on a table would be as large as its room if it were magnified so far; 0: it would fit. */
function excessAt(table, zoom) {
  give(table, `${(100 * magnified(table)) / zoom}%`);
  return excess(table);
}

/** Give a table another part of its room than all; null: all. */
function give(table, part) {
  table.style.width = table.style.height = part ?? "";
}

function excess({ scrollHeight, clientHeight, scrollWidth, clientWidth }) {
  if (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1) return 0;
  return Math.max(scrollHeight / clientHeight, scrollWidth / clientWidth);
}
