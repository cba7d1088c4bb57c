/**
 * A published walkthrough: a top, what the author says, and the table as in the app; no kernel behind it. Where a site
 * of the tutor lies beside it, a reader can leave the walkthrough and play on.
 */

import { make, set, write } from "../drawing/dom.js";
import { draw as drawGuide, questionOf } from "../drawing/guide.js";
import { draw as drawHeader } from "../drawing/header.js";
import { answerOnTable } from "../drawing/on_table.js";
import { draw as drawStage, guided } from "../drawing/stage.js";
import { theme } from "../drawing/theme.js";
import { draw as drawBetween } from "./between.js";
import { unpacked } from "./data.js";
import { isFramed, tellHeight } from "./frame.js";
import { remember } from "./done.js";
import { draw as drawEmbed } from "./embed.js";
import { Live } from "./live.js";
import { report, reported, statementOf } from "./report.js";
import { Walk } from "./walk.js";
import { home, keep, named, preferred, texts, wanted } from "./where.js";

const SPACE = ["forward", "backward"];
const STEPS = { ArrowLeft: "backward", ArrowRight: "forward", Home: "first", End: "last" };
/** What can be done when a game is over without leaving the page. */
const STAYING = ["again", "go"];
/** What is pressed by space, and what arrows walk through or scroll. */
const PRESSED = "button, input, select, textarea, summary, a, [role=button], .note";
const WALKED = "input, select, textarea, .table button, .log, .note";

async function open() {
  const data = await unpacked();
  const languages = Object.keys(data.words);
  const parts = build(document.getElementById("page"));
  const walk = new Walk(data, preferred(languages, data.language));
  const { engine } = document.body.dataset;
  const [element, astray, redraw] = [parts.moment, () => walk.astray !== null, () => draw(page)];
  const live = new Live({ address: engine, draft: data.draft, element, astray, redraw });
  // The address is rewritten with each step.
  const page = { walk, live, parts, asText: false, origin: reported(location), send: (message) => handle(page, message) };
  const arrive = () => {
    const { step, language } = wanted(location, languages);
    walk.language = language ?? walk.language;
    walk.goTo(step ?? walk.at);
    live.playing = false;
    draw(page);
  };
  addEventListener("hashchange", arrive);
  document.addEventListener("keydown", (event) => pressed(page, event));
  addEventListener("beforeprint", () => toPaper(page));
  addEventListener("afterprint", () => draw(page));
  arrive();
  tellHeight(document.getElementById("page"));
}

function build(element) {
  const parts = {
    header: make("header", { class: "top" }), between: make("nav"), told: make("p", { class: "reported soft" }), guide: make("section"), stage: make("div"), embed: make("div"),
    moment: make("div", { hidden: true }),
  };
  element.append(parts.header, parts.between, parts.told, make("main", {}, parts.stage), parts.embed, parts.moment);
  document.documentElement.classList.add("alive");
  return parts;
}

function handle(page, message) {
  const { walk, live } = page;
  if (message.do === "language") changeLanguage(page, message);
  else if (message.do === "embed") page.parts.embed.showPopover();
  else if (message.do === "print") print();
  else if (message.do === "text") page.asText = !page.asText;
  else if (message.do === "walk") back(page);
  else if (message.do !== "theme") {
    if (live.playing) return live.send(message);
    if (!walk.handle(message)) return;
    if (message.do === "choose") playOn(page, message.key);
    if (message.do === "answer" && page.origin) {
      const { ask, place } = walk.asked(message);
      if (ask) report(page.origin, statementOf(ask, place, message.ids, walk.language));
    }
  }
  draw(page);
  // What is said of an answer is seen where it was given.
  if (message.do === "answer") page.parts.guide.querySelector(".question:focus-within .verdict")?.scrollIntoView({ block: "nearest" });
}

/** Go back to the walkthrough, to where it was left. */
function back({ walk, live }) {
  live.playing = false;
  walk.goTo(walk.at);
}

function changeLanguage({ walk, live }, message) {
  walk.language = message.id;
  live.model?.send(message);
}

/** Whoever answers otherwise than the walkthrough sees at once what this page knows of it, and soon plays on. */
async function playOn({ walk, live }, key) {
  if (walk.astray !== key || !live.possible) return;
  walk.toast = null;
  try {
    await live.play(walk.language, walk, key);
  } catch (error) {
    // What was worked out beforehand is there all the same.
    console.warn(error);
  }
}

function draw({ walk, live, parts, asText, origin, send }) {
  const { language, said } = walk;
  const { scene, guide, words } = live.playing ? played(live.shown()) : walked(walk);
  const common = { language, words, book: said.book, theme: theme(), title: said.title };
  set(document.documentElement, "lang", language);
  set(document.body, "data-theme", theme());
  document.title = said.title ? `${said.title} · Aula` : "Aula";
  const languages = named(walk.walk.names, language);
  drawHeader(parts.header, { ...common, home: home(words), nav: [], tools: tools(words, asText), games: [], languages }, send);
  drawBetween(parts.between, { ...common, course: said.course ?? null }, send);
  if (said.course) remember(said.course.key, walk.walked ? "done" : "begun");
  drawGuide(parts.guide, { ...common, guide }, send);
  write(parts.told, origin ? words.reported.replace("{page}", origin.replace(/^.*\//, "")) : "");
  parts.told.hidden = !origin;
  drawStage(parts.stage, { ...common, ...scene }, send);
  if (!parts.guide.parentNode) guided(parts.stage, parts.guide, isFramed());
  answerOnTable(parts.stage, parts.guide, questionOf(guide));
  drawEmbed(parts.embed, { ...common, step: walk.home }, send);
  for (const article of texts()) article.hidden = article.lang !== language;
  document.documentElement.classList.toggle("as-text", asText);
  keep(walk.home, language);
}

function walked(walk) {
  const scene = walk.scene();
  return { scene, words: scene.words, guide: walk.guide(scene.words) };
}

/** The table that is played on: what one can do besides stands beside it, the way back first. */
function played({ scene, words, content, book }) {
  const { over } = scene;
  const next = over?.next.filter((way) => STAYING.includes(way.send.do));
  const ways = [{ id: "walk", word: words.aside_back, primary: true, send: { do: "walk" } }];
  const against = content.ways.filter((way) => way.id === "against");
  const guide = { says: [], keys: null, ...content.guide, ways: [...ways, ...(content.guide?.ways ?? []), ...against] };
  return { scene: { ...scene, book, over: over && { ...over, next } }, words, guide };
}

function tools(words, asText) {
  return [
    { id: "text", word: asText ? words.as_table : words.as_text, pressed: asText, send: { do: "text" } },
    { id: "print", word: words.print, send: { do: "print" } },
    { id: "embed", word: words.embed, send: { do: "embed" } },
  ];
}

/** Space and arrows step, wherever nothing else wants them. */
function pressed({ parts }, event) {
  const { key, target, shiftKey } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = key === " " ? SPACE[Number(shiftKey)] : STEPS[key];
  if (!step || target.closest(key === " " ? PRESSED : WALKED)) return;
  event.preventDefault();
  parts.stage.querySelector(`.step.${step}`).click();
}

/** Paper shows the table as it is at the beginning; what follows is told in words. */
function toPaper(page) {
  const { walk, parts } = page;
  drawStage(parts.stage, { ...walk.said.steps[0].scene, theme: "light" }, page.send);
  // What travels to its place is not there yet, and paper does not wait.
  for (const trip of document.getAnimations()) trip.finish();
}

export default open();
