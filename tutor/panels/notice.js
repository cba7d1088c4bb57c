/** A word that passes: why an answer was refused, or that something went wrong. */

import { make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";
import { rule } from "./words.js";

export const draw = panel("notice", build, fill);

function build(element) {
  const text = make("span");
  const rules = make("span");
  const close = make("button", { type: "button", class: "close" }, "×");
  means(close, () => element.classList.remove("shown"));
  element.append(make("div", { class: "words" }, text, " ", rules, close));
  set(element, "role", "alert");
  return { element, text, rules, close };
}

function fill(parts, { notice, words }) {
  parts.element.classList.toggle("shown", Boolean(notice));
  write(parts.text, notice?.words);
  parts.rules.replaceChildren(...(notice?.rule ? [rule(notice.rule)] : []));
  set(parts.close, "aria-label", words.close);
}

export default widget(draw);
