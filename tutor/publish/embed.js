/** The line with which this page can be put into another one, ready to be copied. */

import { make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { isNear } from "../drawing/near.js";
import { panel } from "../drawing/panel.js";

const HEIGHT = 760;

export const draw = panel("embedding", build, fill);

function build(element) {
  const title = make("h2", { id: "embed-title" });
  const text = make("p");
  const area = make("textarea", { readonly: true, rows: "4", spellcheck: "false" });
  const copy = make("button", { type: "button", class: "primary" });
  const done = make("span", { role: "status" });
  const close = make("button", { type: "button", class: "close" }, "×");
  set(area, "aria-labelledby", title.id);
  means(close, () => element.hidePopover());
  element.append(close, title, text, area, make("p", { class: "line" }, copy, done));
  set(element, "popover", "auto");
  set(element, "role", "dialog");
  set(element, "aria-labelledby", title.id);
  return { title, text, area, copy, done, close };
}

function fill({ title, text, area, copy, done, close }, { words, title: name, language, step }) {
  write(title, words.embed);
  write(text, isNear(location) ? `${words.embed_text} ${words.near_only}` : words.embed_text);
  write(copy, words.copy);
  write(done, "");
  set(close, "aria-label", words.close);
  area.value = frame(name, language, step);
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(area.value);
      write(done, words.copied);
    } catch {
      // Not every page may write to the clipboard.
      area.select();
      write(done, words.copy_by_hand);
    }
  };
}

/** The frame as HTML, made by the browser, so that nothing in a title ends it early. */
function frame(title, language, step) {
  const address = new URL(location.href);
  address.search = "";
  address.hash = step ? `step=${step}&lang=${language}` : `lang=${language}`;
  return make("iframe", { src: address.href, title, width: "100%", height: HEIGHT, loading: "lazy" }).outerHTML;
}
