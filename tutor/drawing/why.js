/** Why: what has happened, sentence by sentence, the latest lit; each opens its rule and its words. */

import { afterwards } from "./batch.js";
import { keep, make, set, write } from "./dom.js";
import { panel } from "./panel.js";
import { oneStop } from "./arrows.js";
import { widget } from "./widget.js";
import { rule, sentence } from "./words.js";

export const draw = panel("why", build, fill);

function build(element) {
  const title = make("h2");
  const empty = make("p", { class: "empty soft" });
  const list = make("ol");
  const log = make("div", { class: "log", role: "log", tabindex: "0" }, list);
  element.append(title, empty, log);
  return { element, title, empty, log, list, last: null };
}

/**
 * @param {any} parts
 * @param {Scene & Drawn} scene
 */
function fill(parts, scene) {
  const { words } = scene;
  const told = scene.why ?? [];
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.why);
  set(parts.log, "aria-label", words.why);
  write(parts.title, words.why);
  write(parts.empty, words.why_empty);
  set(parts.empty, "hidden", told.length > 0);
  set(parts.log, "hidden", told.length === 0);
  keep(parts.list, told, (each) => each.n, makeLine, fillLine);
  oneStop(parts.list, "summary");
  const last = told.at(-1)?.n;
  if (last !== parts.last) afterwards(() => reveal(parts));
  parts.last = last;
}

/** Scroll the log, and nothing else, to where what has just happened begins. */
function reveal({ log, list }) {
  const first = list.querySelector(".now") ?? list.lastElementChild;
  if (first) log.scrollTop = first.offsetTop;
}

function makeLine() {
  return make("li");
}

/**
 * @param {any} node
 * @param {SceneLine} line
 */
function fillLine(node, line) {
  const open = node.querySelector("details")?.open ?? false;
  node.className = ["now", line.kind].filter((mark) => mark && (mark !== "now" || line.now)).join(" ");
  set(node, "aria-current", line.now ? "step" : null);
  node.replaceChildren(...told(line), ...(line.details?.length ? [details(line, open)] : []));
}

/**
 * A sentence and the rule behind it.
 *
 * @param {SceneLine} line
 */
function told({ parts, rule: id }) {
  return [...sentence(parts), ...(id ? [" ", rule(id)] : [])];
}

/**
 * What a line sums up, event by event.
 *
 * @param {SceneLine} line
 * @param {any} open
 */
function details(line, open) {
  const events = line.details.map((each) => make("p", {}, ...told(each)));
  const node = make("details", {}, make("summary", {}, line.more), ...events);
  node.open = open;
  return node;
}

export default widget(draw);
