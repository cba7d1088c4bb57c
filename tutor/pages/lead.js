/** What stands above the table: its title, and what can be done with it. */

import { button, keep, make, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";

export const draw = panel("leading", build, fill, ["title", "ways"]);

function build(element) {
  const title = make("h2");
  const ways = make("span", { class: "ways-out" });
  element.append(make("div", { class: "line" }, title, ways));
  return { title, ways };
}

function fill(parts, content) {
  write(parts.title, content.title);
  keep(parts.ways, content.ways, (way) => way.id, () => button("quiet"), (node, way) => {
    write(node, way.word);
    means(node, way.send);
  });
}
