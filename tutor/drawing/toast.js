/** A word that passes: why an answer was refused, or that something went wrong. */

import { button, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";
import { rule } from "./words.js";

export const draw = panel("toast", build, fill, ["toast"]);

function build(element) {
  const text = make("span");
  const rules = make("span");
  const close = button("close", "×");
  means(close, () => element.classList.remove("shown"));
  element.append(make("div", { class: "words" }, close, text, " ", rules));
  set(element, "role", "alert");
  return { element, text, rules, close, number: null };
}

/**
 * @param {any} parts
 * @param {Drawn & { toast: SceneToast | null }} scene
 */
function fill(parts, { toast, words }) {
  if (parts.number === (toast?.n ?? null)) return;
  parts.number = toast?.n ?? null;
  parts.element.classList.toggle("shown", Boolean(toast));
  write(parts.text, toast?.text);
  parts.rules.replaceChildren(...(toast?.rule ? [rule(toast.rule)] : []));
  set(parts.close, "aria-label", words.close);
}

export default widget(draw);
