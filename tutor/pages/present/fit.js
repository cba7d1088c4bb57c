/** As large as there is room for: both sides of a presentation are magnified until they just fit. */

const LARGEST = 2.6;
const SMALLEST = 0.8;
const STEP = 0.05;
const READABLE = 1.35;
const PHONE = 720;

/** Fit both sides; from one step to the next they only become smaller, unless `anew`. */
export function fit({ element, stage, left, right }, anew = false) {
  const phone = element.clientWidth < PHONE;
  element.classList.toggle("narrow", phone);
  if (stage.hidden) return;
  for (const side of [left, right]) {
    if (phone) {
      side.classList.remove("tight");
      set(side, { zoom: 1, columns: 1 });
      side.dataset.zoom = 1;
      continue;
    }
    const most = Math.min(LARGEST, element.clientHeight / 340);
    const before = anew ? null : Number(side.dataset.zoom) || null;
    if (anew) side.classList.remove("tight");
    let found = best(side, before ?? most);
    if (found.zoom < READABLE && !side.classList.contains("tight")) {
      // Rather without what lies beside the players than too small to be read.
      side.classList.add("tight");
      found = best(side, most);
    }
    set(side, found);
    side.dataset.zoom = found.zoom;
  }
}

/** The largest magnification that fits, with the players in as many columns as make it so. */
function best(side, most) {
  const seats = side.querySelectorAll(".seat").length;
  let found = { zoom: SMALLEST, columns: Math.min(2, seats) || 1 };
  for (let columns = 1; columns <= Math.max(1, seats); columns += 1) {
    const zoom = largest(side, columns, most, found.zoom);
    if (zoom > found.zoom) found = { zoom, columns };
  }
  return found;
}

/** The largest that fits in so many columns, if it is more than `least`: each try halves what is left. */
function largest(side, columns, most, least) {
  let [low, high] = [0, Math.ceil((most - least) / STEP)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    set(side, { zoom: Math.min(most, least + middle * STEP), columns });
    if (overflows(side)) high = middle - 1;
    else low = middle;
  }
  return Math.min(most, least + low * STEP);
}

function set(side, { zoom, columns }) {
  side.style.setProperty("--zoom", zoom.toFixed(2));
  side.style.setProperty("--columns", columns);
}

function overflows(side) {
  return side.scrollHeight > side.clientHeight + 1 || side.scrollWidth > side.clientWidth + 1;
}
