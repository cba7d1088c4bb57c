/** Small pieces of forms that the parts of the editor share. */

import { keep, make, once, set, write } from "../../drawing/dom.js";

/** A drawing function of something that only holds panels: the panels themselves take what is clicked. */
export function holder(name, build, fill) {
  return function draw(element, content, send) {
    const parts = once(element, () => {
      element.classList.add("aula", name);
      return build(element);
    });
    set(element, "lang", content.language);
    set(element, "data-theme", content.theme);
    fill(parts, content, send);
  };
}

/** A message to the workshop. */
export function edit(what, more = {}) {
  return { do: "edit", what, ...more };
}

/** A choice with its label. */
export function choice(kind = "") {
  const word = make("span");
  const select = make("select");
  return { node: make("label", { class: `choice ${kind}` }, word, select), word, select };
}

/** Say what there is to choose, what is chosen, and what becomes of another choice. */
export function fillChoice({ node, word, select }, label, options, value, chosen) {
  node.hidden = !options?.length;
  write(word, label);
  keep(select, grouped(options ?? []), (one) => one.label ?? `/${one.id}`, makeChoice, fillOne);
  if (select.value !== String(value)) select.value = String(value);
  select.onchange = () => chosen(select.value);
}

/** Choices that have a group stand below its name. */
function grouped(options) {
  const groups = Map.groupBy(options, (one) => one.group ?? "");
  return [...groups].flatMap(([label, within]) => (label ? { label, within } : within));
}

function makeChoice(one) {
  return one.label ? make("optgroup", { label: one.label }) : make("option", { value: one.id });
}

function fillOne(node, one) {
  if (one.label) keep(node, one.within, (each) => each.id, makeChoice, fillOne);
  else write(node, one.word);
}

/** A line or, if it is `long`, some lines of text with a label. */
export function entry(long = false) {
  const word = make("span");
  const input = long ? make("textarea", { rows: "3" }) : make("input", { type: "text", autocomplete: "off" });
  // JupyterLab takes from Enter in a field what it does by itself.
  if (!long) input.addEventListener("keydown", entered);
  return { node: make("label", { class: "entry" }, word, input), word, input };
}

function entered(event) {
  if (event.key !== "Enter" || event.isComposing) return;
  event.preventDefault();
  event.currentTarget.onchange?.();
}

/** Say what stands there; what is being typed stays. `changed` is called when it is finished. */
export function fillEntry({ word, input }, label, value, changed, typed = null) {
  write(word, label);
  if (document.activeElement !== input && input.value !== value) input.value = value;
  input.onchange = changed ? () => changed(input.value) : null;
  input.oninput = typed ? () => typed(input.value) : null;
}

/** A button of words. */
export function word(kind = "quiet") {
  return make("button", { type: "button", class: kind });
}

/** A button that cannot be used says so, and stays where it is. */
export function usable(button, is) {
  set(button, "aria-disabled", is ? null : "true");
  button.classList.toggle("unusable", !is);
}
