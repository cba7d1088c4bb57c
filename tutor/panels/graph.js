/** The order in which a card resolves: columns are its effects, order runs down, nested executions stand inside. */

import { keep, make, makeSvg, once, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { openNote } from "./note.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";

const MARKS = { done: "✓", now: "▸" };
const ROOM = 7;

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

function fill(parts, scene, send) {
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
  const open = (node) => opened(parts.element, node, words, send);
  keep(parts.columns, columns(graph, words), (column) => column.number, makeColumn, (node, column) => {
    write(node.firstChild, column.title);
    keep(node.lastChild, column.nodes, (each) => each.id, makeNode, (button, each) => fillNode(button, each, open));
  });
  connect(parts);
}

function columns(graph, words) {
  const numbers = [...new Set(graph.nodes.map((node) => node.column))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    title: graph.columns[number]?.title,
    nodes: graph.nodes
      .filter((node) => node.column === number)
      .sort((a, b) => a.row - b.row)
      .map((node) => ({ ...node, stateWord: words[node.state] })),
  }));
}

function makeColumn() {
  return make("div", { class: "column" }, make("h3"), make("ol"));
}

function makeNode() {
  const button = make("button", { type: "button", class: "node" });
  button.append(make("b"), make("span", { class: "mark", "aria-hidden": "true" }), make("small"));
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

function opened(root, button, words, send) {
  const { node } = once(button, () => ({}));
  const { sentences, rule, why } = node.open;
  const told = (sentences ?? []).map((each) => (typeof each === "string" ? [{ text: each }] : each));
  const note = { title: node.name, line: node.text, paragraphs: [...(why ? [[{ text: why }]] : []), ...told], rules: [rule] };
  openNote(root, button, note, words, send);
}

/** Draw the edges between the nodes where they now stand. */
function connect({ edges, picture, graph }) {
  const frame = picture.getBoundingClientRect();
  const boxes = new Map();
  for (const node of picture.querySelectorAll(".node")) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    boxes.set(node.dataset.node, { left: left - frame.left, right: right - frame.left, top: top - frame.top, bottom: bottom - frame.top });
  }
  set(edges, "viewBox", `0 0 ${frame.width} ${frame.height}`);
  const drawn = graph.edges
    .filter(([from, to]) => boxes.has(from) && boxes.has(to))
    .map(([from, to, kind]) => ({ id: `${from}>${to}`, kind, path: way(boxes.get(from), boxes.get(to)) }));
  keep(edges, drawn, (edge) => edge.id, () => makeSvg("path"), (path, edge) => {
    set(path, "d", edge.path);
    set(path, "data-kind", edge.kind);
  });
}

/** Down within a column, from side to side between columns; the head is part of the line. */
function way(from, to) {
  const round = Math.round;
  if (to.left < from.right && to.right > from.left) {
    const x = round(Math.max(from.left, to.left) + (Math.min(from.right, to.right) - Math.max(from.left, to.left)) / 2);
    const y = round(to.top) - 2;
    return `M${x} ${round(from.bottom)}V${y}m-3.5-4.5 3.5 4.5 3.5-4.5`;
  }
  const start = `M${round(from.right)} ${round((from.top + from.bottom) / 2)}`;
  const [x, y] = [round(to.left) - 2, round((to.top + to.bottom) / 2)];
  const bend = round((from.right + to.left) / 2);
  if (to.left - from.right > ROOM) return `${start}C${bend} ${round((from.top + from.bottom) / 2)} ${bend} ${y} ${x} ${y}m-4.5-3.5 4.5 3.5-4.5 3.5`;
  return `M${round((from.left + from.right) / 2)} ${round(from.bottom)}V${round(from.bottom) + ROOM}H${round((to.left + to.right) / 2)}V${round(to.top) - 2}m-3.5-4.5 3.5 4.5 3.5-4.5`;
}

export default widget(draw);
