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
    const most = phone ? 1 : Math.min(LARGEST, element.clientHeight / 340);
    let zoom = anew || phone ? most : Math.min(Number(side.dataset.zoom) || most, most);
    if (phone) magnify(side, zoom);
    if (anew || phone) side.classList.remove("tight");
    if (!phone) zoom = shrink(side, zoom, side.classList.contains("tight") ? SMALLEST : READABLE);
    if (!phone && overflows(side)) {
      // Rather without what lies beside the players than too small to be read.
      side.classList.add("tight");
      zoom = shrink(side, most, SMALLEST);
    }
    side.dataset.zoom = zoom;
  }
}

function shrink(side, from, least) {
  let zoom = from;
  magnify(side, zoom);
  while (zoom > least && overflows(side)) magnify(side, (zoom -= STEP));
  return zoom;
}

function magnify(side, zoom) {
  side.style.setProperty("--zoom", zoom.toFixed(2));
}

function overflows(side) {
  return side.scrollHeight > side.clientHeight + 1 || side.scrollWidth > side.clientWidth + 1;
}
