/** Everything together: what is asked, the table, the card, the graph, why, and the timeline. */

import { chooseByDigit, draw as drawAsk, leaveToTable } from "./ask.js";
import { afterwards, batch } from "./batch.js";
import { draw as drawCaption } from "./caption.js";
import { draw as drawCard } from "./card.js";
import { make, once, set } from "./dom.js";
import { fit, frame, unfit } from "./fit.js";
import { draw as drawGraph } from "./graph.js";
import { highlight } from "./highlight.js";
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
  caption: drawCaption,
  timeline: drawTimeline,
  graph: drawGraph,
  sheet: drawSheet,
};
/** From this size on, everything is on the screen at once; upright, what explains the table stands below it. */
const WIDE = 1000;
const HIGH = 520;
const UPRIGHT = 720;
/** As `whole.css` and `phone.css` say it. */
const HIGHER = matchMedia("(max-aspect-ratio: 5 / 6)");
const PHONE = matchMedia("(max-width: 560px)");
/** Whose top lies lower than this part of the window stands amid something else that is scrolled. */
const AMID = 0.4;
const SHARE = 0.86;
/** So small the order of a resolution may be set. */
const LEAST = 0.72;
/** What is touched to be read. */
const READ = ".face, .slip, .back, .tile, .named, [data-preview], .sheet .body";
/** The keys that go on, skip, and let what has happened be seen once more. */
const WAYS = { " ": "onward", Escape: "skip", r: "replay" };
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
  const showAll = () => {
    element.classList.toggle("shows-all");
    draw(element, scene, send);
  };
  const shown = { ...scene, showAll, allShown: element.classList.contains("shows-all") };
  set(parts.caption, "hidden", !scene.caption && !scene.why?.length);
  batch(() => {
    // What is drawn for the first time is laid out as it will stand, and not otherwise before.
    if (!parts.table.firstChild) settle(element, parts);
    // Before it is measured where cards have come to lie.
    afterwards(() => lay(element, parts, turnOf(scene)));
    afterwards(() => highlight(element, parts.table, scene.highlights));
    for (const [name, drawPanel] of Object.entries(PANELS)) drawPanel(parts[name], shown, send);
    leave(parts);
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
  const bottom = make("div", { class: "bottom" }, parts.toast, parts.caption, parts.timeline);
  // In the order in which they are read; where there is room the grid lays them side by side.
  const areas = make("div", { class: "areas" }, middle, right, parts.why);
  element.append(areas, bottom, parts.sheet);
  // What somebody else has opened, a lesson for instance, comes into no sheet, nor does anything after an answer.
  element.addEventListener("click", ({ pointerType, target }) => {
    set(element, "data-pointer", target.closest(READ) ? pointerType : null);
  }, true);
  const press = (event) => {
    if (element.isConnected) pressed(element, parts, event);
    else document.removeEventListener("keydown", press);
  };
  document.addEventListener("keydown", press);
  const own = { ...parts, areas, middle, right, guide: null, later: false, turn: null, heights: null, instead: "nothing" };
  const resized = new ResizeObserver(() => lay(element, own));
  for (const each of [element, middle, parts.table]) resized.observe(each);
  addEventListener("resize", () => element.isConnected && lay(element, own));
  return own;
}

/** What can be answered on the table is. */
function leave({ ask, table, instead }) {
  leaveToTable(ask, [...table.querySelectorAll(".legal[data-key]")], instead);
}

/** Whose turn it is at which table: only when that changes, a table may grow. */
function turnOf({ game, players = [] }) {
  return [game, ...players.map((player) => `${player.name}${player.turn ? "!" : ""}`)].join();
}

/**
 * Where there is room enough, everything is on the screen at once: let it stand so, and say whether it does.
 *
 * @param {any} element
 * @param {any} parts
 */
function settle(element, parts) {
  const wide = HIGHER.matches ? UPRIGHT : WIDE;
  const whole = element.clientWidth >= wide && innerHeight >= HIGH;
  element.classList.toggle("whole", whole);
  const instead = whole ? "table" : PHONE.matches ? "seat" : "nothing";
  if (parts.instead !== instead) {
    parts.instead = instead;
    leave(parts);
  }
  beside(parts, whole);
  if (whole) frame(parts.table);
  else unfit(parts.table);
  return whole;
}

/**
 * Give everything its room, and let the table be as large as that lets it be.
 *
 * @param {any} element
 * @param {any} parts
 * @param {string | null} [turn] null: the window has changed
 */
function lay(element, parts, turn = null) {
  if (!settle(element, parts)) return;
  const top = Math.max(0, element.getBoundingClientRect().top + scrollY);
  const room = top < innerHeight * AMID ? innerHeight - top : innerHeight * SHARE;
  element.style.setProperty("--room", `${Math.floor(room)}px`);
  const { clientWidth, clientHeight } = parts.table.parentNode;
  const size = `${clientWidth} ${clientHeight} ${parts.ask.offsetHeight}`;
  const anew = turn === null ? size !== parts.size : turn !== parts.turn;
  parts.turn = turn ?? parts.turn;
  parts.size = size;
  fit(parts.table, anew);
  narrow(parts);
}

/** Let a guide stand beside the table, above the card; where there is no room above the table, or `later` below it. */
export function guided(stage, guide, later = false) {
  const parts = once(stage, build);
  Object.assign(parts, { guide, later });
  beside(parts, stage.classList.contains("whole"));
}

function beside({ areas, middle, right, guide, later }, whole) {
  const place = whole ? right : areas;
  if (!guide || guide.parentNode === place) return;
  const next = later && !whole ? middle.nextSibling : place.firstChild;
  if (guide.isConnected && place.moveBefore) place.moveBefore(guide, next);
  else place.insertBefore(guide, next);
}

/** What explains is set smaller where it would not fit: the card and, beneath it, the order. */
function narrow(parts) {
  if (parts.heights === heights(parts)) return;
  squeeze(parts);
  parts.heights = heights(parts);
}

/** How high the side and all that stands there are: as long as that stays, nothing has to be measured anew. */
function heights({ right }) {
  return [right, ...right.children].map((part) => part.offsetHeight).join();
}

function squeeze({ right, graph }) {
  graph.style.removeProperty("zoom");
  right.classList.remove("tight");
  if (right.scrollHeight <= right.clientHeight) return;
  right.classList.add("tight");
  const over = right.scrollHeight - right.clientHeight;
  if (over <= 0 || graph.hidden) return;
  const { offsetHeight } = graph;
  graph.style.zoom = Math.max(LEAST, (offsetHeight - over) / offsetHeight);
}

/** Digits answer, in whatever part of the page the focus is; arrows wind the time where nothing else wants them. */
function pressed(element, parts, event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  // A stage that is hidden behind another page, a presentation for instance, takes nothing from it.
  if (!element.checkVisibility()) return;
  const { target, key } = event;
  const alone = document.querySelectorAll(".aula.stage").length === 1;
  const nowhere = alone && target === document.body;
  const beside = alone && target.closest(".aula") && !target.closest("dialog, [popover]");
  const writing = target.matches("input:not([type=range]), textarea, select");
  if (writing || !(nowhere || beside || element.contains(target))) return;
  const winds = (nowhere || parts.timeline.contains(target)) && !target.matches("input");
  const digit = /^[1-9]$/.test(key);
  const way = target.matches("button, [role=button], summary") && key === " " ? null : WAYS[key];
  const done = press(parts.caption, way) || (digit ? chooseByDigit(parts.ask, key) : winds && wind(parts.timeline, STEPS[key]));
  if (done) event.preventDefault();
}

/** Press a button that is there, if its key was pressed. */
function press(caption, way) {
  const found = way && !caption.hidden && caption.querySelector(`.${way}:not([hidden])`);
  found?.click();
  return Boolean(found);
}

function wind(timeline, step) {
  if (step) timeline.querySelector(`.step.${step}`).click();
  return Boolean(step);
}

export default widget(draw);
