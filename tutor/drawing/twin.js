/** A still picture stands for a widget wherever nobody draws it; where it is drawn, nobody needs both. */

import { make } from "./dom.js";

const hidden = new WeakSet();

/** Take the picture of a widget from the page, once: by a rule, for the notebook may draw the picture anew. */
export function hideTwin(model) {
  const twin = model.get("twin");
  if (!twin || hidden.has(model)) return;
  hidden.add(model);
  document.head.append(make("style", {}, `[data-twin="${CSS.escape(twin)}"] { display: none; }`));
}
