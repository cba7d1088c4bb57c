/** The order in which a card resolves: columns are its effects, order runs down, nested executions stand inside. */

import { keep, make, makeSvg, once, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";

const MARKS = { done: "✓", now: "▸" };
const DOWNWARD = "m-3.5-4.5 3.5 4.5 3.5-4.5";
const RIGHTWARD = "m-4.5-3.5 4.5 3.5-4.5 3.5";
const NEAR = 26;
const AROUND = 9;
const CURVE = 6;

export const draw = panel("graph", build, fill);

function build(element) {
  const title = make("h2");
  const about = make("p", { class: "about soft" });
  const empty = make("p", { class: "empty soft" });
  const edges = makeSvg("svg", { class: "edges", "aria-hidden": "true" });
  const columns = make("div", { class: "columns" });
  const list = make("ol");
  const summary = make("summary");
  const text = make("details", { class: "text" }, summary, list);
  const picture = make("div", { class: "picture" }, edges, columns);
  element.append(title, about, empty, picture, text);
  const parts = { element, title, about, empty, edges, columns, picture, list, summary, text, graph: null };
  new ResizeObserver(() => parts.graph && connect(parts)).observe(picture);
  return parts;
}

function fill(parts, scene, own) {
  const { graph, words } = scene;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.graph);
  write(parts.title, words.graph);
  const shown = Boolean(graph?.nodes?.length);
  parts.empty.hidden = shown;
  write(parts.empty, words.graph_empty);
  for (const part of ["about", "picture", "text"]) parts[part].hidden = !shown;
  parts.graph = shown ? graph : null;
  if (!shown) return;
  parts.element.classList.toggle("preview", Boolean(graph.preview));
  write(parts.about, [graph.title, graph.preview ? words.preview : null].filter(Boolean).join(" · "));
  write(parts.summary, words.graph_list);
  keep(parts.list, graph.text ?? [], (_, number) => number, () => make("li"), write);
  const open = (button) => own.note(button, noteOn(once(button, () => ({})).node));
  keep(parts.columns, columns(graph), (column) => column.number, makeColumn, (node, column) => {
    write(node.firstChild, column.title);
    keep(node.lastChild, column.nodes, (each) => each.id, makeNode, (button, each) => fillNode(button, each, open));
  });
  connect(parts);
}

function columns(graph) {
  const numbers = [...new Set(graph.nodes.map((node) => node.column))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    title: graph.columns[number]?.title,
    nodes: graph.nodes
      .filter((node) => node.column === number)
      .sort((a, b) => a.row - b.row),
  }));
}

function makeColumn() {
  return make("div", { class: "column" }, make("h3"), make("ol"));
}

function makeNode() {
  const button = make("button", { type: "button", class: "node" });
  button.append(make("b"), make("i", { class: "mark", "aria-hidden": "true" }), make("small"));
  return make("li", {}, button);
}

function fillNode(item, node, open) {
  const button = item.firstChild;
  const [name, mark, text] = button.children;
  write(name, node.name);
  write(mark, node.role === "immune" ? "" : MARKS[node.state]);
  write(text, node.text);
  set(button, "data-node", node.id);
  set(button, "data-role", node.role);
  set(button, "data-kind", node.kind);
  set(button, "data-state", node.role === "immune" ? null : node.state);
  set(button, "aria-current", node.state === "now" ? "step" : null);
  set(button, "aria-label", [node.name, node.text, node.role === "immune" ? null : node.stateWord].filter(Boolean).join(", "));
  item.style.setProperty("--depth", node.depth ?? 0);
  item.classList.toggle("inside", Boolean(node.depth));
  once(button, () => ({})).node = node;
  means(button, open);
}

function noteOn({ name, text, open }) {
  return { title: name, line: text, paragraphs: [[{ text: open.why }], ...open.sentences], rules: [open.rule] };
}

/** Draw the edges between the nodes where they now stand. */
function connect({ edges, picture, graph }) {
  const frame = picture.getBoundingClientRect();
  const boxes = new Map();
  for (const node of picture.querySelectorAll(".node")) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const box = { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top };
    boxes.set(node.dataset.node, box);
  }
  set(edges, "viewBox", `0 0 ${frame.width} ${frame.height}`);
  const drawn = graph.edges
    .filter(([from, to]) => boxes.has(from) && boxes.has(to))
    .map(([from, to, kind]) => ({ id: `${from}>${to}`, kind, path: path(boxes.get(from), boxes.get(to), [...boxes.values()]) }));
  keep(edges, drawn, (edge) => edge.id, () => makeSvg("path"), (node, edge) => {
    set(node, "d", edge.path);
    set(node, "data-kind", edge.kind);
  });
}

/** Straight down to the next one, around the left of what lies between, or over to another column. */
function path(from, to, all) {
  const [start, end] = [middle(from), middle(to)];
  if (to.left >= from.right) {
    const bend = Math.round((from.right + to.left) / 2);
    return `M${Math.round(from.right)} ${start}C${bend} ${start} ${bend} ${end} ${Math.round(to.left) - 2} ${end}${RIGHTWARD}`;
  }
  const between = all.some((box) => box.top >= from.bottom && box.bottom <= to.top);
  if (!between && to.top >= from.bottom) {
    const x = Math.round(Math.max(from.left, to.left) + NEAR);
    return `M${x} ${Math.round(from.bottom)}V${Math.round(to.top) - 2}${DOWNWARD}`;
  }
  const x = Math.round(Math.min(from.left, to.left)) - AROUND;
  const right = Math.round(to.left) - 2;
  return `M${Math.round(from.left)} ${start}H${x + CURVE}Q${x} ${start} ${x} ${start + CURVE}V${end - CURVE}Q${x} ${end} ${x + CURVE} ${end}H${right}${RIGHTWARD}`;
}

function middle(box) {
  return Math.round((box.top + box.bottom) / 2);
}

export default widget(draw);
