/** The order in which a card resolves: columns are effects, order runs down, what is nested stands inside. */

import { afterwards } from "./batch.js";
import { button, joined, keep, make, makeSvg, set, write } from "./dom.js";
import { connect } from "./edges.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { oneStop } from "./arrows.js";
import { widget } from "./widget.js";

const NARROWEST = 150;
const MARKS = { done: "✓", now: "▸" };

export const draw = panel("graph", build, fill, ["graph", "game"]);

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
  element.append(title, about, text, empty, picture);
  const parts = { element, title, about, empty, edges, columns, picture, list, summary, text, graph: null };
  new ResizeObserver(() => parts.graph && settle(parts)).observe(picture);
  return parts;
}

/**
 * @param {any} parts
 * @param {Pick<Scene, "graph" | "words"> & Partial<Pick<Scene, "game">> & Drawn} scene
 */
function fill(parts, scene) {
  const { graph, words } = scene;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.graph);
  write(parts.title, words.graph);
  const shown = Boolean(graph?.nodes?.length);
  parts.empty.hidden = shown;
  write(parts.empty, words[`graph_empty_${scene.game}`]);
  for (const part of ["about", "picture", "text"]) parts[part].hidden = !shown;
  parts.graph = shown ? graph : null;
  if (!shown) return;
  parts.element.classList.toggle("preview", Boolean(graph.preview));
  write(parts.about, joined([graph.title, graph.preview ? words.preview : null], " · "));
  write(parts.summary, words.graph_list);
  keep(parts.list, graph.text ?? [], (_, number) => number, () => make("li"), write);
  keep(parts.columns, columns(graph), (column) => column.number, makeColumn, fillColumn);
  oneStop(parts.columns, ".node", parts.columns.querySelector("[aria-current]"));
  afterwards(() => settle(parts));
}

/** Where the columns do not all fit beside each other, they stand one below the other. */
function settle({ columns, edges, picture, graph }) {
  columns.classList.toggle("stacked", columns.clientWidth < columns.children.length * NARROWEST);
  connect(edges, picture, graph.edges);
}

/** @param {SceneGraph} graph */
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

function fillColumn(node, column) {
  const { title, nodes } = column;
  write(node.firstChild, title);
  // Where its only step is called the same, and stands right below, that is said once.
  node.firstChild.classList.toggle("said", nodes.length === 1 && nodes[0].name === title);
  keep(node.lastChild, nodes, (each) => each.id, makeNode, fillNode);
}

function makeNode() {
  const node = button("node", make("b"), make("i", { class: "mark", "aria-hidden": "true" }), make("small"));
  return make("li", {}, node);
}

/**
 * @param {any} item
 * @param {SceneNode} node
 */
function fillNode(item, node) {
  const drawn = item.firstChild;
  const [name, mark, text] = drawn.children;
  const passedOver = node.role === "immune";
  write(name, node.name);
  write(mark, passedOver ? "" : MARKS[node.state]);
  write(text, node.text);
  set(drawn, "data-node", node.id);
  set(drawn, "data-role", node.role);
  set(drawn, "data-kind", node.kind);
  set(drawn, "data-state", passedOver ? null : node.state);
  set(drawn, "aria-current", node.state === "now" ? "step" : null);
  set(drawn, "aria-label", joined([node.name, node.text, passedOver ? null : node.stateWord], ", "));
  item.style.setProperty("--depth", node.depth ?? 0);
  means(drawn, { note: () => noteOn(node) });
}

/**
 * Why this player, then what happened; the event that says the reason itself is not said twice.
 *
 * @param {SceneNode} node
 */
function noteOn({ name, text, open }) {
  const told = open.sentences.filter((parts) => parts.map((part) => part.text).join("") !== open.why);
  const paragraphs = [[{ text: open.why }], ...told];
  return { title: name, line: text, paragraphs, rules: [open.rule] };
}

export default widget(draw);
