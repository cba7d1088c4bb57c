/** What stands at the top of a page: a way home, a title, the parts of the app, and what can be chosen. */

import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { chooseTheme, theme } from "./theme.js";

/**
 * Draw `{title, home, nav, tools, games, languages, words}`; what a page has not is null, or empty. `home`
 * is {href (or null), label}; nav and tools are [{id, word, send, and current or pressed}], the others
 * [{id, word, current}].
 */
export const draw = panel("header", build, fill, ["title", "home", "nav", "tools", "games", "languages"]);

function build(element) {
  const home = make("a", { class: "home" }, "Aula");
  const title = make("h1");
  const nav = make("nav", { "aria-label": "Aula" });
  const tools = make("div", { class: "tools" });
  const [game, language, light] = [makeChoice(), makeChoice(), makeChoice()];
  element.append(home, title, nav, make("div", { class: "choices" }, tools, game.label, language.label, light.label));
  return { home, title, nav, tools, game, language, light };
}

/**
 * @param {any} parts
 * @param {HeaderView & Drawn} view
 * @param {Send} send
 */
function fill(parts, { title, home, nav, tools, games, languages, words }, send) {
  parts.home.hidden = !home;
  set(parts.home, "href", home?.href);
  set(parts.home, "aria-label", home?.label);
  write(parts.title, title);
  fillButtons(parts.nav, nav);
  fillButtons(parts.tools, tools);
  fillChoice(parts.game, words.game, games, (id) => send({ do: "game", id }));
  fillChoice(parts.language, words.language, languages, (id) => send({ do: "language", id }));
  const chosen = theme() ?? "auto";
  const themes = ["auto", "light", "dark"].map((id) => ({ id, word: words[`theme_${id}`], current: id === chosen }));
  fillChoice(parts.light, words.theme, themes, (id) => {
    chooseTheme(id === "auto" ? null : id);
    send({ do: "theme" });
  });
}

/**
 * @param {any} place
 * @param {HeaderButton[]} items
 */
function fillButtons(place, items) {
  place.hidden = !items.length;
  keep(place, items, (item) => item.id, () => button(null), (node, item) => {
    write(node, item.word);
    set(node, "data-do", item.send.do);
    set(node, "aria-current", item.current ? "page" : null);
    set(node, "aria-pressed", item.pressed ?? null);
    means(node, item.send);
  });
}

/** A list of which one is chosen; its name is for screen readers. */
export function makeChoice() {
  const select = make("select");
  const word = make("span", { class: "unseen" });
  return { select, word, label: make("label", {}, word, select) };
}

/**
 * Offer `options` ({id, word, current}); nothing to choose, nothing to see.
 *
 * @param {any} choice
 * @param {string} title
 * @param {NamedChoice[]} options
 * @param {(id: string) => void} choose
 */
export function fillChoice({ select, word, label }, title, options, choose) {
  label.hidden = !options.length;
  write(word, title);
  keep(select, options, (option) => option.id, (option) => make("option", { value: option.id }), (node, option) => write(node, option.word));
  select.value = options.find((option) => option.current)?.id ?? "";
  select.onchange = () => choose(select.value);
}
