/** A card in a list of what was found. */

import { make, set } from "../drawing/dom.js";
import { icon } from "../drawing/icons.js";
import { means } from "../drawing/meaning.js";

/** Draw a card on a button that opens it. */
export function fillFound(node, card) {
  const line = card.line ? [make("small", { class: "soft" }, card.line)] : [];
  const icons = make("span", { class: "kinds", "aria-hidden": "true" }, ...card.icons.map((kind) => {
    const drawn = icon(kind);
    if (kind === card.dogma) drawn.classList.add("asked");
    return drawn;
  }));
  const age = card.age ? [make("span", { class: "age", "aria-hidden": "true" }, String(card.age))] : [];
  node.replaceChildren(...age, make("span", { class: "name" }, card.name), icons, ...line);
  node.classList.add("found-card");
  set(node, "data-colour", card.colour);
  set(node, "data-domain", card.domain);
  set(node, "aria-current", card.open ? "true" : null);
  means(node, { do: "open", card: card.id });
}
