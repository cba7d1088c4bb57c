/** The first minute: which game one owns, a turn that plays by itself, and the winning move. */

import { button, keep, make, set, write } from "../drawing/dom.js";
import { icon } from "../drawing/icons.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { store } from "../drawing/room.js";
import { draw as drawStage } from "../drawing/stage.js";
import { rule } from "../drawing/words.js";

const KEY = "aula-game";
/** So long a sentence stays: a while, and longer the more there is to read. */
const REST = 1600;
const PER_LETTER = 45;

/** The game that was chosen in this browser; "" if none was. */
export function ownGame() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

// Which game -----------------------------------------------------------------------------

export const drawStart = panel("start-page", buildStart, fillStart);

function buildStart(element) {
  const [title, lead] = [make("h2"), make("p", { class: "leads" })];
  const boxes = make("div", { class: "boxes" });
  const skip = button("quiet");
  element.append(title, lead, boxes, skip);
  return { title, lead, boxes, skip };
}

function fillStart(parts, content, send) {
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  keep(parts.boxes, content.boxes, (box) => box.id, () => button("box"), (node, box) => fillBox(node, box, send));
  write(parts.skip, content.skip.word);
  means(parts.skip, content.skip.send);
}

function fillBox(node, box, send) {
  const picture = make("span", { class: "picture", "aria-hidden": "true" }, ...box.picture.map((kind) => {
    return make("span", { class: "card", "data-icon": kind }, icon(kind));
  }));
  node.replaceChildren(picture, make("b", {}, box.name), make("span", { class: "soft" }, box.text));
  means(node, () => {
    store(KEY, box.id);
    send({ do: "own", id: box.id });
  });
}

// The turn that is watched, and the winning move -----------------------------------------

const drawSaid = panel("first-said", buildSaid, fillSaid);

function buildSaid(element) {
  const title = make("h2");
  const caption = make("p", { class: "caption", "aria-live": "polite" });
  const [note, line] = [make("p", { class: "note-line", role: "status" }), make("span", { class: "soft" })];
  const pause = button("quiet pause");
  const ways = make("span", { class: "ways-out" });
  element.append(title, caption, note, make("p", { class: "foot" }, make("span", { class: "ways-out" }, ways, pause), line));
  return { title, caption, note, line, pause, ways, paused: false, timer: 0 };
}

function fillSaid(parts, view, send) {
  const { words } = view;
  write(parts.title, view.title);
  parts.caption.replaceChildren(view.won ? `${view.caption} ${view.won}` : view.caption, ...(view.rule ? [" ", rule(view.rule)] : []));
  write(parts.note, view.note);
  write(parts.line, view.line);
  const ways = view.ways.map((way, number) => ({ ...way, primary: number === 0 }));
  keep(parts.ways, ways, (way) => way.id, () => button("quiet"), fillWay);
  parts.pause.hidden = !view.watch;
  write(parts.pause, parts.paused ? words.first_go_on : words.first_pause);
  means(parts.pause, () => {
    parts.paused = !parts.paused;
    fillSaid(parts, view, send);
  });
  clearTimeout(parts.timer);
  if (view.watch && !parts.paused) {
    parts.timer = setTimeout(() => send({ do: "watch" }), REST + PER_LETTER * view.caption.length);
  }
}

function fillWay(node, way) {
  write(node, way.word);
  node.classList.toggle("primary", Boolean(way.primary));
  means(node, way.send);
}

/** Draw what is said and the table; null: it is not to be seen, and does not go on. */
export function drawFirst(parts, view, scene, send) {
  set(parts.element, "hidden", !view);
  if (!view) {
    // Whoever has gone elsewhere is not followed.
    drawSaid(parts.said, parts.quiet, send);
    return;
  }
  parts.quiet = { ...view, watch: false };
  drawSaid(parts.said, view, send);
  drawStage(parts.stage, scene, send);
}

/** What the first minute is drawn on. */
export function makeFirst() {
  const [said, stage] = [make("section"), make("div")];
  const element = make("div", { class: "first", hidden: true }, said, stage);
  set(said, "class", "sheet");
  return { element, said, stage, quiet: { title: "", caption: "", ways: [], words: {}, watch: false } };
}
