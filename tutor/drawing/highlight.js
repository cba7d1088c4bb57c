/** What an author points at: marked on the table and in the graph, with arrows, or all else dimmed. */

import { keep, makeSvg, once, set } from "./dom.js";
import { magnification } from "./fit.js";

/** So far an arrow ends from the edge of what it leads to, and so much it bends. */
const GAP = 4;
const BEND = 0.16;
const HEAD = 11;
const WING = 0.45;

/** Where a thing is found, by its kind. */
const WAYS = {
  seat: ({ player }) => `.seat${named(player)}`,
  pile: ({ player, name }) => `.seat${named(player)} :is(.pile, .gap)[data-colour="${name}"]`,
  domain: ({ player, name }) => `.seat${named(player)} .domain[data-domain="${name}"]`,
  icon: ({ player, name }) => `.seat${named(player)} :is(.count, .corner)[data-kind="${name}"]`,
  holding: ({ player, name }) => `.seat${named(player)} .holding.${name}`,
  card: ({ player, name }) => (player ? `.seat${named(player)} ${alike(name)}` : `[data-id="${name}"]`),
  stock: ({ name }) => `.stock[data-spot$="/${name}"]`,
  period: ({ name }) => `.period[data-age="${name}"]`,
  field: ({ name }) => `.field[data-field="${name}"]`,
  middle: ({ name }) => `[data-middle="${name}"]`,
  graph: ({ player, name }) => {
    if (!player) return `[data-node="${name}"]`;
    const whose = CSS.escape(player);
    return name ? `[data-node="${name}:${whose}"]` : `:is([data-node$=":${whose}"], [data-node$="/${whose}"])`;
  },
};

/**
 * Show what is pointed at below `element`, which holds a table and perhaps a graph, both drawn.
 *
 * @param {any} element
 * @param {any} table
 * @param {readonly SceneHighlight[]} highlights
 */
export function highlight(element, table, highlights = []) {
  const found = highlights.map((each) => ({ ...each, nodes: things(element, each.at) })).filter(({ nodes }) => nodes.length);
  const marked = new Set(found.filter(({ kind }) => kind !== "arrow").flatMap(({ nodes }) => nodes));
  for (const node of element.querySelectorAll("[data-pointed]")) if (!marked.has(node)) set(node, "data-pointed", null);
  for (const node of marked) set(node, "data-pointed", "");
  dim(element, found.find(({ kind }) => kind === "light")?.nodes);
  const over = once(table.querySelector(":scope > .pointing") ?? sheet(table), (svg) => overlay(table, svg));
  over.arrows = found.filter(({ kind, to }) => kind === "arrow" && things(element, to).length);
  over.find = (place) => things(element, place).map((node) => node.querySelector(":scope > header > .who") ?? node)[0];
  over.place();
  // A card that is on its way is not yet where an arrow begins or ends.
  const trips = over.arrows.length ? table.getAnimations({ subtree: true }) : [];
  if (trips.length) Promise.allSettled(trips.map((trip) => trip.finished)).then(over.place);
}

/**
 * @param {any} element
 * @param {ScenePlace} place
 */
function things(element, place) {
  return [...element.querySelectorAll(WAYS[place.kind](place))].filter((node) => !node.closest(".reading"));
}

function named(player) {
  return `[data-name="${CSS.escape(player)}"]`;
}

/** Cards of CIV that are equal are told by domain and era. */
function alike(name) {
  return `:is(.tile, .slip)[data-domain="${name.slice(0, -1)}"][data-era="${name.at(-1)}"]`;
}

/** All beside the ways that lead to these things is dimmed, as far as the panel that holds them. */
function dim(element, nodes = []) {
  const lit = new Set();
  for (const node of nodes) for (let each = node; each !== element && each; each = each.parentElement) lit.add(each);
  const panel = nodes[0]?.closest(".table, .graph");
  const beside = [...lit].filter((each) => each !== panel && panel?.contains(each)).flatMap((each) => [...each.parentElement.children]);
  const dimmed = new Set(beside.filter((each) => !lit.has(each) && !each.matches(".pointing")));
  for (const node of element.querySelectorAll("[data-dimmed]")) if (!dimmed.has(node)) set(node, "data-dimmed", null);
  for (const node of dimmed) set(node, "data-dimmed", "");
}

function sheet(table) {
  const svg = makeSvg("svg", { class: "pointing", "aria-hidden": "true" });
  table.append(svg);
  return svg;
}

/** What is drawn on a sheet over the table: arrows, which follow when anything is scrolled, or grows. */
function overlay(table, svg) {
  /** @type {any} */
  const over = { arrows: [] };
  over.place = () => {
    svg.toggleAttribute("hidden", !over.arrows.length);
    if (!over.arrows.length) return;
    const frame = svg.getBoundingClientRect();
    const zoom = magnification(table);
    const box = (place) => within(over.find(place), frame, zoom);
    const drawn = over.arrows.map(({ at, to }) => ({ from: box(at), to: box(to) })).filter(({ from, to }) => from && to);
    const lines = ["halo", "arrow"].flatMap((kind) => drawn.map(({ from, to }, n) => ({ kind, n, d: path(from, to) })));
    keep(svg, lines, ({ kind, n }) => `${kind} ${n}`, ({ kind }) => makeSvg("path", { class: kind }), (node, { d }) => set(node, "d", d));
  };
  new ResizeObserver(() => over.place()).observe(table);
  table.addEventListener("scroll", over.place, true);
  return over;
}

/** Where a thing stands on the sheet, in its own lengths. */
function within(node, frame, zoom) {
  if (!node?.checkVisibility()) return null;
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: (left - frame.left + width / 2) / zoom, y: (top - frame.top + height / 2) / zoom, w: width / 2 / zoom, h: height / 2 / zoom };
}

/** A line from the edge of one thing to that of another, slightly bent, with a head. */
function path(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const [start, end] = [edge(from, bend), edge(to, bend)];
  const turned = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (side) => ({ x: end.x - HEAD * Math.cos(turned + side), y: end.y - HEAD * Math.sin(turned + side) });
  return `M${at(start)}Q${at(bend)} ${at(end)}M${at(wing(WING))}L${at(end)}L${at(wing(-WING))}`;
}

/** Where one leaves a thing on the way from its middle to a point, or half way there where that lies within it. */
function edge({ x, y, w, h }, point) {
  const [dx, dy] = [point.x - x, point.y - y];
  const far = Math.hypot(dx, dy) || 1;
  const out = Math.min((w * far) / (Math.abs(dx) || 1), (h * far) / (Math.abs(dy) || 1), far / 2 - GAP) + GAP;
  return { x: x + (dx / far) * out, y: y + (dy / far) * out };
}

function at({ x, y }) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
