/** The header: the name, the parts of the app, game, language, light or dark. */

import { keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { chooseTheme } from "../drawing/theme.js";

export const draw = panel("header", build, fill);

function build(element) {
  const name = make("h1", {}, "Aula");
  const nav = make("nav");
  const game = choice();
  const language = choice();
  const light = choice();
  element.append(name, nav, make("div", { class: "choices" }, game.label, language.label, light.label));
  return { nav, game, language, light };
}

function choice() {
  const select = make("select");
  const word = make("span", { class: "unseen" });
  return { select, word, label: make("label", {}, word, select) };
}

function fill(parts, view, send) {
  const { words } = view;
  set(parts.nav, "aria-label", "Aula");
  keep(parts.nav, view.nav, (one) => one.page, makeLink, fillLink);
  fillChoice(parts.game, words.game, view.games, (id) => send({ do: "game", id }));
  fillChoice(parts.language, words.language, view.languages, (id) => send({ do: "language", id }));
  const themes = ["auto", "light", "dark"].map((id) => ({
    id, word: words[`theme_${id}`], current: id === (view.chosen ?? "auto"),
  }));
  fillChoice(parts.light, words.theme, themes, (id) => {
    chooseTheme(id === "auto" ? null : id);
    view.redraw();
  });
}

function makeLink() {
  return make("button", { type: "button" });
}

function fillLink(button, one) {
  write(button, one.word);
  set(button, "aria-current", one.current ? "page" : null);
  means(button, { do: "page", page: one.page });
}

function fillChoice({ select, word }, title, options, chosen) {
  write(word, title);
  keep(select, options, (one) => one.id, (one) => make("option", { value: one.id }), (node, one) => write(node, one.word));
  select.value = options.find((one) => one.current)?.id;
  select.onchange = () => chosen(select.value);
}
