/** Everything together: what is asked, the table, the card, the graph, why, and the timeline. */

import { chooseByDigit, draw as drawAsk } from "./ask.js";
import { batch } from "./batch.js";
import { draw as drawCard } from "./card.js";
import { make, once, set } from "./dom.js";
import { draw as drawGraph } from "./graph.js";
import { draw as drawSheet } from "./sheet.js";
import { draw as drawTable } from "./table.js";
import { draw as drawTimeline } from "./timeline.js";
import { draw as drawToast } from "./toast.js";
import { draw as drawWhy } from "./why.js";
import { widget } from "./widget.js";

/** The table first, which measures where its cards lay; the graph last, which draws where its nodes lie. */
const PANELS = {
  table: drawTable,
  ask: drawAsk,
  reading: drawCard,
  why: drawWhy,
  toast: drawToast,
  timeline: drawTimeline,
  graph: drawGraph,
  sheet: drawSheet,
};
const GAP = 14;
const STEPS = { ArrowLeft: "backward", ArrowRight: "forward", Home: "first", End: "last" };

/**
 * Draw everything.
 *
 * @param {any} element
 * @param {Scene & Drawn} scene
 * @param {Send} [send]
 */
export function draw(element, scene, send = () => {}) {
  const parts = once(element, build);
  set(element, "lang", scene.language);
  set(element, "data-theme", scene.theme);
  const focused = element.contains(document.activeElement);
  batch(() => {
    for (const [name, drawPanel] of Object.entries(PANELS)) drawPanel(parts[name], scene, send);
  });
  // A card that had the focus may be gone: then one goes on where the next question stands.
  const lost = focused && !element.contains(document.activeElement);
  if (lost) parts.ask.querySelector(".prompt").focus({ preventScroll: true });
}

function build(element) {
  element.classList.add("aula", "stage");
  const parts = Object.fromEntries(Object.keys(PANELS).map((name) => [name, make("section")]));
  const middle = make("div", { class: "middle" }, parts.ask, parts.table);
  const right = make("div", { class: "right" }, parts.reading, parts.graph);
  const bottom = make("div", { class: "bottom" }, parts.toast, parts.timeline);
  // In the order in which they are read; where there is room the grid lays them side by side.
  element.append(make("div", { class: "areas" }, middle, right, parts.why), bottom, parts.sheet);
  element.addEventListener("pointerdown", ({ pointerType }) => set(element, "data-pointer", pointerType), true);
  const press = (event) => {
    if (element.isConnected) pressed(element, parts, event);
    else document.removeEventListener("keydown", press);
  };
  document.addEventListener("keydown", press);
  fitSides([parts.why, right]);
  return parts;
}

/** What stands at the sides reaches from where it is to the timeline, however far the page is scrolled. */
export function fitSides(sides) {
  const fit = () => {
    for (const side of sides) {
      const above = Math.max(0, Math.round(side.parentNode.getBoundingClientRect().top));
      if (side.isConnected) side.style.setProperty("--above", `${above}px`);
    }
  };
  addEventListener("scroll", fit, { passive: true, capture: true });
  new ResizeObserver(fit).observe(sides[0].parentNode);
}

/**
 * Put a guide beside the table, and where there is no room above it, or below it, with `later`; what stands
 * below it in the same column begins where it ends.
 */
export function guided(stage, guide, later = false) {
  const areas = stage.querySelector(".areas");
  if (later) areas.querySelector(".middle").after(guide);
  else areas.prepend(guide);
  fitSides([guide]);
  new ResizeObserver(() => {
    areas.style.setProperty("--guide", `${guide.offsetHeight && guide.offsetHeight + GAP}px`);
  }).observe(guide);
}

/** Digits answer, wherever the focus is; arrows wind the time where nothing else wants them. */
function pressed(element, parts, event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  // A stage that is hidden behind another page, a presentation for instance, takes nothing from it.
  if (!element.checkVisibility()) return;
  const { target, key } = event;
  const nowhere = target === document.body && document.querySelectorAll(".aula.stage").length === 1;
  const writing = target.matches("input:not([type=range]), textarea, select");
  if (writing || !(nowhere || element.contains(target))) return;
  const winds = (nowhere || parts.timeline.contains(target)) && !target.matches("input");
  const digit = /^[1-9]$/.test(key);
  const done = digit ? chooseByDigit(parts.ask, key) : winds && wind(parts.timeline, STEPS[key]);
  if (done) event.preventDefault();
}

function wind(timeline, step) {
  if (step) timeline.querySelector(`.step.${step}`).click();
  return Boolean(step);
}

export default widget(draw);
