/** Where a page stands in its course: the way to its contents, to the page before and to the next one. */

import { keep, make, set, write } from "../drawing/dom.js";
import { panel } from "../drawing/panel.js";

export const draw = panel("between", build, fill);

function build(element) {
  const [title, line, ways] = [make("b"), make("span", { class: "soft" }), make("span", { class: "ways-out" })];
  element.append(title, line, ways);
  return { element, title, line, ways };
}

function fill({ element, title, line, ways }, { course, language }) {
  element.hidden = !course;
  if (!course) return;
  set(element, "aria-label", course.title);
  write(title, course.title);
  write(line, course.line);
  const links = [["", "contents"], ["← ", "previous"], ["→ ", "next"]].map(([sign, id]) => ({ sign, id, ...course[id] }));
  keep(ways, links.filter(({ href }) => href), (link) => link.id, () => make("a"), (node, link) => {
    write(node, `${link.sign}${link.word}`);
    set(node, "href", `${link.href}#lang=${language}`);
    set(node, "rel", { next: "next", previous: "prev" }[link.id] ?? null);
  });
}
