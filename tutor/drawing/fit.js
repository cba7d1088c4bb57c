/**
 * A table as large as its room allows: first the size of its cards is chosen, then all of it is magnified.
 *
 * It is given a part of its room and drawn larger or smaller by as much. Thus it is only laid out anew; `zoom` in
 * style sheets would style every part of it anew as well, which takes many times as long.
 */

/** How large cards are drawn, in `round.css`; the first that can be magnified so far is taken. */
const SIZES = ["roomy", "usual", "dense"];
const READABLE = 0.95;
const SMALLEST = 0.35;
const LARGEST = 2.4;
/** Sizes that differ by no more are the same. */
const STEP = 0.004;
/** What fits is large enough, if what is so many times as large was too large. */
const NEAR = 1.02;
/** What fits is tried so many times as large. */
const LEAP = 1.2;
/** What could be magnified by less than this stays as it is. */
const WORTH = 1.03;
/** Larger cards are tried where these could be magnified so many times as far as is readable: they take more room. */
const SPARE = 1.18;

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
  frame(table);
  const fits = !excess(table);
  if (!fits || (anew && grows(table))) magnify(table, sized(table, readable));
}

/** Whether a table that fits could be larger by so much that it is worth it; if not, it stays as it is. */
function grows(table) {
  const zoom = magnified(table);
  if (zoom * WORTH > LARGEST) return false;
  magnify(table, zoom * WORTH);
  const larger = !excess(table);
  if (!larger) magnify(table, zoom);
  return larger;
}

/** How many times as large as they are laid out this node and what lies on it are drawn. */
export function magnification(node) {
  return (node.currentCSSZoom ?? 1) * magnified(node.closest(".table"));
}

/** Let a table that has had no size yet lie as `fit` tries it first. */
export function frame(table) {
  if (table.dataset.size) return;
  table.dataset.size = SIZES[0];
  magnify(table, LARGEST);
}

/** Let a table lie as it lies where there is no limit to its height. */
export function unfit(table) {
  delete table.dataset.size;
  for (const name of ["scale", "width", "height"]) table.style.removeProperty(name);
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
  let place = SIZES.indexOf(table.dataset.size);
  let zoom = at(place);
  if (zoom < readable) {
    while (zoom < readable && place < SIZES.length - 1) zoom = at(++place);
    return zoom;
  }
  while (place > 0 && zoom > readable * SPARE && takes(table, SIZES[place - 1], readable)) zoom = at(--place);
  table.dataset.size = SIZES[place];
  return zoom;
}

/** Whether everything fits with cards of this size, so far magnified. */
function takes(table, size, zoom) {
  table.dataset.size = size;
  magnify(table, zoom);
  return !excess(table);
}

/**
 * How far a table can be magnified: by how much it is too large tells what to try next. Lines that were broken for want
 * of room make that too little; so what lies halfway to what was too large is tried as well.
 */
function greatest(table) {
  let [low, high, zoom] = [SMALLEST, LARGEST * LEAP, magnified(table)];
  while (Math.abs(zoom - low) > STEP && high > low * NEAR) {
    magnify(table, zoom);
    const over = excess(table);
    if (over) high = zoom;
    else low = zoom;
    zoom = over ? Math.min(zoom / over, zoom - STEP) : Math.min(zoom * LEAP, LARGEST);
    if (zoom < low - STEP || zoom >= high) zoom = Math.sqrt(low * high);
  }
  return low;
}

function magnified(table) {
  return Number(table?.style.scale) || 1;
}

function magnify(table, zoom) {
  table.style.scale = zoom;
  table.style.width = table.style.height = `${100 / zoom}%`;
}

/** How many times as large as its room is what lies on a table; 0: it fits. */
function excess({ scrollHeight, clientHeight, scrollWidth, clientWidth }) {
  if (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1) return 0;
  return Math.max(scrollHeight / clientHeight, scrollWidth / clientWidth);
}
