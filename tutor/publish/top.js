/** What stands at the top of a published page: home, title, language, light or dark. */

import { chooseTheme, theme } from "../drawing/theme.js";
import { keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";

export const draw = panel("top", build, fill);

function build(element) {
  const home = make("a", { class: "home" }, "Aula");
  const title = make("h1");
  const language = choice();
  const light = choice();
  const tools = make("div", { class: "tools" });
  element.append(home, title, make("div", { class: "choices" }, tools, language.label, light.label));
  return { home, title, language, light, tools };
}

function choice() {
  const select = make("select");
  const word = make("span", { class: "unseen" });
  return { select, word, label: make("label", {}, word, select) };
}

function fill(parts, { words, names, language, title, home, tools }, send) {
  set(parts.home, "href", home || null);
  set(parts.home, "aria-label", home ? `Aula: ${words.all_scenarios}` : null);
  write(parts.title, title);
  keep(parts.tools, tools, (tool) => tool.do, (tool) => make("button", { type: "button", "data-do": tool.do }), (button, tool) => {
    write(button, tool.word);
    set(button, "aria-pressed", tool.pressed ?? null);
    means(button, { do: tool.do });
  });
  fillChoice(parts.language, words.language, Object.entries(names), language, (id) => send({ do: "language", id }));
  const themes = ["auto", "light", "dark"].map((id) => [id, words[`theme_${id}`]]);
  fillChoice(parts.light, words.theme, themes, theme() ?? "auto", (id) => {
    chooseTheme(id === "auto" ? null : id);
    send({ do: "theme" });
  });
}

function fillChoice({ select, word }, title, options, current, chosen) {
  write(word, title);
  keep(select, options, ([id]) => id, ([id]) => make("option", { value: id }), (node, [, name]) => write(node, name));
  select.value = current;
  select.onchange = () => chosen(select.value);
}
