/** Under a finger, which cannot point: the card that was touched, whom it affects, and one button that plays it. */

import { draw as drawCard } from "./card.js";
import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";

export const draw = panel("sheet", build, fill);

function build(element) {
  const close = button("close", "×");
  const card = make("section");
  const order = make("ul", { class: "order" });
  const answer = button("primary");
  element.append(make("div", { class: "body" }, close, card, order), answer);
  // A second tap must not answer what is asked next.
  answer.addEventListener("click", () => element.hidePopover());
  return { element, close, card, order, answer };
}

/**
 * The sheet is there while an answer is looked at, or a card was opened to be read; whoever can point reads beside
 * the table.
 *
 * @param {any} parts
 * @param {Scene & Drawn} scene
 */
function fill(parts, scene) {
  const { element } = parts;
  const { ask, card, graph, words } = scene;
  const picked = (ask?.answers ?? []).find((answer) => answer.picked);
  const read = picked || card?.opened ? card : null;
  const touched = element.closest(".stage")?.dataset.pointer === "touch";
  const shown = touched && Boolean(picked || read);
  // Above everything, and fixed to the window wherever the stage stands.
  set(element, "popover", "manual");
  if (element.isConnected) element.togglePopover(shown);
  if (!shown) return;
  set(element, "role", "dialog");
  set(element, "aria-label", card?.name ?? words.card);
  set(parts.close, "aria-label", words.close);
  means(parts.close, picked ? { do: "look", key: null } : { do: "open", card: null });
  parts.card.hidden = !read;
  drawCard(parts.card, { ...scene, card: read });
  // It stands in a dialog that has its name, and is no region of the page.
  for (const about of ["role", "aria-label"]) set(parts.card, about, null);
  const lines = picked && graph?.preview ? graph.text : [];
  keep(parts.order, lines, (_, number) => number, () => make("li"), write);
  parts.order.hidden = !lines.length;
  write(parts.answer, picked?.does ?? picked?.words);
  parts.answer.hidden = !picked;
  means(parts.answer, picked && (picked.send ?? { do: "choose", key: picked.key }));
}
