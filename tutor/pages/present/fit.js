/** As large as there is room for: the table as everywhere, what explains it magnified until it just fits. */

import { fit as fitTable, unfit } from "../../drawing/fit.js";

const LARGEST = 2.6;
const SMALLEST = 0.8;
const STEP = 0.05;
const READABLE = 1.35;
/** So far a table is magnified before its cards are drawn larger: a room reads its numbers first. */
const LEGIBLE = 1.25;
const PHONE = 720;

/** Fit table and explanation; from one step to the next they only become smaller, unless `anew`. */
export function fit({ element, stage, table, right }, anew = false) {
  const phone = element.clientWidth < PHONE;
  element.classList.toggle("narrow", phone);
  if (stage.hidden) return;
  if (phone) {
    unfit(table);
    right.classList.remove("tight");
    magnify(right, 1);
    return;
  }
  fitTable(table, anew, LEGIBLE);
  const most = Math.min(LARGEST, element.clientHeight / 340);
  if (anew) right.classList.remove("tight");
  const zoom = largest(right, anew ? most : magnified(right) || most);
  if (zoom < READABLE && !right.classList.contains("tight")) {
    // Rather without ornament than too small to be read.
    right.classList.add("tight");
    largest(right, most);
  }
}

/** Magnify as far as it fits, at most so far: each try halves what is left. Returns how far that was. */
function largest(side, most) {
  let [low, high] = [0, Math.max(0, Math.ceil((most - SMALLEST) / STEP))];
  const at = (steps) => Math.min(most, SMALLEST + steps * STEP);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    magnify(side, at(middle));
    if (overflows(side)) high = middle - 1;
    else low = middle;
  }
  magnify(side, at(low));
  return at(low);
}

function magnify(side, zoom) {
  side.style.setProperty("--zoom", zoom.toFixed(2));
}

function magnified(side) {
  return Number(side.style.getPropertyValue("--zoom"));
}

function overflows(side) {
  return side.scrollHeight > side.clientHeight + 1 || side.scrollWidth > side.clientWidth + 1;
}
