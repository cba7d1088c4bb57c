/** A published walkthrough: a top, what the author says, and the table as in the app; no kernel behind it. */

import { make, set, write } from "../drawing/dom.js";
import { draw as drawGuide } from "../drawing/guide.js";
import { draw as drawHeader } from "../drawing/header.js";
import { draw as drawStage, guided } from "../drawing/stage.js";
import { theme } from "../drawing/theme.js";
import { draw as drawBetween } from "./between.js";
import { unpacked } from "./data.js";
import { isFramed, tellHeight } from "./frame.js";
import { remember } from "./done.js";
import { draw as drawEmbed } from "./embed.js";
import { report, reported, statementOf } from "./report.js";
import { Walk } from "./walk.js";
import { home, keep, named, preferred, texts, wanted } from "./where.js";

const SPACE = ["forward", "backward"];
const STEPS = { ArrowLeft: "backward", ArrowRight: "forward", Home: "first", End: "last" };
/** What is pressed by space, and what arrows walk through or scroll. */
const PRESSED = "button, input, select, textarea, summary, a, [role=button], .note";
const WALKED = "input, select, textarea, .table button, .log, .note";

async function open() {
  const data = await unpacked();
  const languages = Object.keys(data.words);
  const parts = build(document.getElementById("page"));
  const walk = new Walk(data, preferred(languages, data.language));
  // The address is rewritten with each step.
  const page = { walk, parts, asText: false, origin: reported(location), send: (message) => handle(page, message) };
  const arrive = () => {
    const { step, language } = wanted(location, languages);
    walk.language = language ?? walk.language;
    walk.goTo(step ?? walk.at);
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
  };
  element.append(parts.header, parts.between, parts.told, make("main", {}, parts.stage), parts.embed);
  document.documentElement.classList.add("alive");
  return parts;
}

function handle(page, message) {
  const { walk } = page;
  if (message.do === "language") walk.language = message.id;
  else if (message.do === "embed") page.parts.embed.showPopover();
  else if (message.do === "print") print();
  else if (message.do === "text") page.asText = !page.asText;
  else if (message.do !== "theme" && !walk.handle(message)) return;
  if (message.do === "answer" && page.origin) {
    const { ask, place } = walk.asked(message);
    if (ask) report(page.origin, statementOf(ask, place, message.ids, walk.language));
  }
  draw(page);
}

function draw({ walk, parts, asText, origin, send }) {
  const { language, said } = walk;
  const scene = walk.scene();
  const { words } = scene;
  const common = { language, words, book: said.book, theme: theme(), title: said.title };
  set(document.documentElement, "lang", language);
  set(document.body, "data-theme", theme());
  document.title = said.title ? `${said.title} · Aula` : "Aula";
  const languages = named(walk.walk.names, language);
  drawHeader(parts.header, { ...common, home: home(words), nav: [], tools: tools(words, asText), games: [], languages }, send);
  drawBetween(parts.between, { ...common, course: said.course ?? null }, send);
  if (said.course) remember(said.course.key, walk.walked ? "done" : "begun");
  drawGuide(parts.guide, { ...common, guide: walk.guide(words) }, send);
  write(parts.told, origin ? words.reported.replace("{page}", origin.replace(/^.*\//, "")) : "");
  parts.told.hidden = !origin;
  drawStage(parts.stage, { ...scene, theme: theme() }, send);
  if (!parts.guide.parentNode) guided(parts.stage, parts.guide, isFramed());
  drawEmbed(parts.embed, { ...common, step: walk.at }, send);
  for (const article of texts()) article.hidden = article.lang !== language;
  document.documentElement.classList.toggle("as-text", asText);
  keep(walk.at, language);
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
