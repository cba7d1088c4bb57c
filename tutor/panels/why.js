/** Why: what has happened, sentence by sentence, the latest lit; each opens its rule and its words. */

import { keep, make, set, write } from "./dom.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";
import { rule, sentence } from "./words.js";

export const draw = panel("why", build, fill);

function build(element) {
  const title = make("h2");
  const empty = make("p", { class: "empty soft" });
  const list = make("ol", { role: "log", tabindex: "0" });
  element.append(title, empty, list);
  return { element, title, empty, list, last: null };
}

function fill(parts, scene) {
  const { words } = scene;
  const told = scene.why ?? [];
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.why);
  set(parts.list, "aria-label", words.why);
  write(parts.title, words.why);
  write(parts.empty, words.why_empty);
  parts.empty.hidden = told.length > 0;
  parts.list.hidden = told.length === 0;
  keep(parts.list, told, (each) => each.n, makeLine, fillLine);
  const last = told.at(-1)?.n;
  if (last !== parts.last) reveal(parts.list);
  parts.last = last;
}

/** Scroll the list, and nothing else, to what has just happened. */
function reveal(list) {
  const first = list.querySelector(".now") ?? list.lastElementChild;
  if (!first) return;
  const room = list.clientHeight - (list.scrollHeight - first.offsetTop + list.offsetTop);
  list.scrollTop = room >= 0 ? list.scrollHeight : first.offsetTop - list.offsetTop;
}

function makeLine() {
  return make("li");
}

function fillLine(node, line) {
  node.className = ["now", line.kind].filter((mark) => mark && (mark !== "now" || line.now)).join(" ");
  set(node, "aria-current", line.now ? "step" : null);
  node.replaceChildren(...sentence(line.parts), ...(line.rule ? [" ", rule(line.rule)] : []));
}

export default widget(draw);
