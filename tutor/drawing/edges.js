/** The edges of the graph, drawn between its nodes wherever they stand. */

import { keep, makeSvg, set } from "./dom.js";

const DOWNWARD = "m-3.5-4.5 3.5 4.5 3.5-4.5";
const RIGHTWARD = "m-4.5-3.5 4.5 3.5-4.5 3.5";
const GAP = 2;
const NEAR = 26;
const AROUND = 9;
const CURVE = 6;

/** Draw edges `[from, to, kind]` into `svg` over `picture`, whose nodes have their ids as `data-node`. */
export function connect(svg, picture, edges) {
  const boxes = boxesIn(picture);
  const drawn = edges
    .filter(([from, to]) => boxes.has(from) && boxes.has(to))
    .map(([from, to, kind]) => ({ id: `${from}>${to}`, kind, from: boxes.get(from), to: boxes.get(to) }));
  keep(svg, drawn, (edge) => edge.id, () => makeSvg("path"), (node, { from, to, kind }) => {
    set(node, "d", path(from, to, [...boxes.values()]));
    set(node, "data-kind", kind);
  });
}

/** Where the nodes stand, in whole pixels of the picture. */
function boxesIn(picture) {
  const frame = picture.getBoundingClientRect();
  // What is magnified counts its own lengths, the window has others.
  const zoom = picture.currentCSSZoom ?? 1;
  const boxes = new Map();
  for (const node of picture.querySelectorAll("[data-node]")) {
    const box = node.getBoundingClientRect();
    boxes.set(node.dataset.node, {
      left: Math.round((box.left - frame.left) / zoom),
      right: Math.round((box.right - frame.left) / zoom),
      top: Math.round((box.top - frame.top) / zoom),
      bottom: Math.round((box.bottom - frame.top) / zoom),
    });
  }
  return boxes;
}

/** Over to another column, straight down to the next one, or around the left of what lies between. */
function path(from, to, all) {
  const [start, end] = [middle(from), middle(to)];
  if (to.left >= from.right) {
    const bend = (from.right + to.left) / 2;
    return `M${from.right} ${start}C${bend} ${start} ${bend} ${end} ${to.left - GAP} ${end}${RIGHTWARD}`;
  }
  const between = all.some((box) => box.top >= from.bottom && box.bottom <= to.top && box.left < to.right);
  if (!between && to.top >= from.bottom) {
    return `M${Math.max(from.left, to.left) + NEAR} ${from.bottom}V${to.top - GAP}${DOWNWARD}`;
  }
  const x = Math.min(from.left, to.left) - AROUND;
  const leave = `M${from.left} ${start}H${x + CURVE}Q${x} ${start} ${x} ${start + CURVE}`;
  const arrive = `V${end - CURVE}Q${x} ${end} ${x + CURVE} ${end}H${to.left - GAP}${RIGHTWARD}`;
  return leave + arrive;
}

function middle(box) {
  return Math.round((box.top + box.bottom) / 2);
}
