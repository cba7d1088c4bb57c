/** The file as text; a mistake is said with its line, and the line is shown. */

import { make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { edit, word } from "./fields.js";

export const draw = panel("file-text", build, fill);

function build(element) {
  const lead = make("p", { class: "soft" });
  const text = make("textarea", { spellcheck: "false", autocomplete: "off", rows: "28", wrap: "off" });
  const error = make("p", { class: "trouble", role: "alert" });
  const take = word("primary");
  element.append(lead, error, text, make("div", { class: "go" }, take));
  return { lead, text, error, take, shown: null };
}

function fill(parts, content, send) {
  const { words, text, error } = content;
  write(parts.lead, words.edit_file_lead);
  set(parts.text, "aria-label", words.edit_tab_file);
  write(parts.take, words.edit_take_over);
  if (parts.shown !== text) parts.text.value = parts.shown = text;
  means(parts.take, () => send(edit("text", { text: parts.text.value })));
  write(parts.error, error?.text);
  parts.error.hidden = !error;
  set(parts.text, "aria-invalid", error ? "true" : null);
  if (error?.line) select(parts.text, error.line);
}

/** Mark a line and bring it into sight. */
function select(area, line) {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = Math.max(0, (area.scrollHeight / lines.length) * (line - 4));
}
