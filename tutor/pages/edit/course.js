/** What happens: moves recorded by playing them on the table, notes and questions between them. */

import { make } from "../../drawing/dom.js";
import { draw as drawStage, guided } from "../../drawing/stage.js";
import { draw as drawEntries } from "./entries.js";
import { holder } from "./fields.js";
import { draw as drawForm } from "./form.js";

export const draw = holder("happening", build, fill);

function build(element) {
  const [entries, form, stage] = [make("section"), make("section"), make("div")];
  const list = make("div", { class: "guide walking course-list" }, entries, form);
  element.append(list, stage);
  return { element, entries, form, list, stage, at: null };
}

function fill(parts, content, send) {
  const { element, list, stage } = parts;
  const { scene, form, panelWords, book, theme, at } = content;
  drawEntries(parts.entries, content, send);
  parts.form.hidden = !form;
  if (form) drawForm(parts.form, { ...content, ...form }, send);
  stage.hidden = !scene;
  if (scene) drawStage(stage, { ...scene, words: panelWords, book, theme }, send);
  guided(stage, scene ? list : null);
  // Where no table can be shown, the entries stand alone.
  if (!scene && list.parentNode !== element) element.prepend(list);
  if (at !== parts.at) follow(list);
  parts.at = at;
}

/** The entry that is shown stays in sight, with what can be done with it, where the list is scrolled by itself. */
function follow(list) {
  const shown = list.querySelector("[aria-current]");
  if (!shown || list.scrollHeight <= list.clientHeight) return;
  const [own, entry] = [list.getBoundingClientRect(), (shown.closest("li") ?? shown).getBoundingClientRect()];
  const beyond = Math.max(0, entry.bottom - own.bottom) || Math.min(0, entry.top - own.top);
  list.scrollTop += beyond / (list.currentCSSZoom ?? 1);
}
