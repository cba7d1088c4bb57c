/** What happens: moves recorded by playing them on the table, notes and questions between them. */

import { draw as drawAsk } from "../../drawing/ask.js";
import { draw as drawCard } from "../../drawing/card.js";
import { make } from "../../drawing/dom.js";
import { draw as drawGraph } from "../../drawing/graph.js";
import { draw as drawTable } from "../../drawing/table.js";
import { draw as drawEntries } from "./entries.js";
import { holder } from "./fields.js";
import { draw as drawForm } from "./form.js";

const PANELS = { ask: drawAsk, table: drawTable, reading: drawCard, graph: drawGraph };

export const draw = holder("happening", build, fill);

function build(element) {
  const parts = { entries: make("section"), form: make("section") };
  for (const name of Object.keys(PANELS)) parts[name] = make("section");
  const middle = make("div", { class: "middle" }, parts.ask, parts.table);
  const right = make("div", { class: "right" }, parts.reading, parts.graph);
  element.append(make("div", { class: "course-list" }, parts.entries, parts.form), middle, right);
  return { ...parts, shown: [middle, right] };
}

function fill(parts, content, send) {
  const { scene, form } = content;
  drawEntries(parts.entries, content, send);
  parts.form.hidden = !form;
  if (form) drawForm(parts.form, { ...content, ...form }, send);
  for (const node of parts.shown) node.hidden = !scene;
  const { panelWords, book, theme } = content;
  for (const [name, drawPanel] of scene ? Object.entries(PANELS) : []) {
    drawPanel(parts[name], { ...scene, words: panelWords, book, theme }, send);
  }
}
