/** The page that leads to all published scenarios. */

import { keep, make, set, write } from "../drawing/dom.js";
import { draw as drawHeader } from "../drawing/header.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { theme } from "../drawing/theme.js";
import { unpacked } from "./data.js";
import { home, keep as keepAddress, named, preferred, texts, wanted } from "./where.js";

const drawList = panel("library-page", build, fill);

async function open() {
  const data = await unpacked();
  const languages = Object.keys(data.words);
  const header = make("header", { class: "top" });
  const list = make("main");
  document.getElementById("page").append(header, list);
  document.documentElement.classList.add("alive");
  /** @type {any} */
  const page = { data, header, list, query: "", language: preferred(languages, data.language) };
  page.send = (message) => {
    if (message.do === "language") page.language = message.id;
    if (message.do === "find") page.query = message.query;
    draw(page);
  };
  const arrive = () => {
    page.language = wanted(location, languages).language ?? page.language;
    draw(page);
  };
  addEventListener("hashchange", arrive);
  arrive();
}

function draw({ data, header, list, query, language, send }) {
  const { words, games } = data.words[language];
  const common = { language, words, theme: theme(), title: words.scenarios };
  set(document.documentElement, "lang", language);
  set(document.body, "data-theme", theme());
  document.title = `${words.scenarios} · Aula`;
  const languages = named(data.names, language);
  drawHeader(header, { ...common, home: home(words), nav: [], tools: [], games: [], languages }, send);
  const found = games.map((game) => ({ ...game, scenarios: game.scenarios.filter((one) => fits(one, query)) }));
  drawList(list, { ...common, games: found.filter((game) => game.scenarios.length), query }, send);
  for (const article of texts()) article.hidden = article.lang !== language;
  keepAddress(undefined, language);
}

/** Whether every word of the query is somewhere in what is said of a scenario. */
function fits(scenario, query) {
  const said = plain(JSON.stringify(Object.values({ ...scenario, address: "" })));
  return plain(query).split(/\s+/).every((word) => said.includes(word));
}

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

function build(element) {
  const lead = make("p", { class: "intro" });
  const search = make("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  const games = make("div");
  const found = make("p", { class: "found soft", role: "status" });
  element.append(lead, search, found, games);
  return { lead, search, found, games, refuge: search };
}

function fill(parts, { words, games, language, query }, send) {
  write(parts.lead, words.site_lead);
  set(parts.search, "placeholder", words.filter);
  set(parts.search, "aria-label", words.filter);
  if (parts.search.value !== query) parts.search.value = query;
  parts.search.oninput = () => send({ do: "find", query: parts.search.value });
  write(parts.found, query.trim() ? count(games, words) : "");
  const shown = games.map((game) => ({ ...game, language, words }));
  keep(parts.games, shown, (game) => game.id, () => make("section", {}, make("h2"), make("ul")), fillGame);
}

function count(games, words) {
  const number = games.reduce((sum, game) => sum + game.scenarios.length, 0);
  if (!number) return words.found_none;
  return number === 1 ? words.found_1 : words.found.replace("{n}", number);
}

function fillGame(section, { name, scenarios, language, words }) {
  const [title, list] = section.children;
  write(title, name);
  keep(list, scenarios.map((one) => ({ ...one, language, words })), (one) => one.address, makeScenario, fillScenario);
}

function makeScenario() {
  const facts = make("p", { class: "soft" });
  return make("li", { class: "sheet" }, make("h3", {}, make("a")), make("p"), make("p", { class: "rules" }), facts);
}

function fillScenario(item, { address, title, goal, line, credit, rules, languages, language, words }) {
  const [{ firstChild: link }, about, shows, facts] = item.children;
  set(link, "href", `${address}#lang=${language}`);
  write(link, title);
  write(about, goal);
  // Who looks a rule up finds all that is shown of it.
  keep(shows, rules, (rule) => rule.id, () => make("button", { type: "button" }), (button, { id, section }) => {
    write(button, id);
    set(button, "title", section);
    set(button, "aria-label", `${words.filter_rule} ${id}, ${section}`);
    means(button, { do: "find", query: id });
  });
  shows.hidden = !rules.length;
  write(facts, [line, ...languages, credit].filter(Boolean).join(" · "));
}

export default open();
