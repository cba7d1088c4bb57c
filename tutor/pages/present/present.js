/** A presentation: what has happened, the table, card and graph or a question, large; below them a bar. */

import { draw as drawAsk } from "../../drawing/ask.js";
import { afterwards, batch } from "../../drawing/batch.js";
import { draw as drawCard } from "../../drawing/card.js";
import { make, once, set, write } from "../../drawing/dom.js";
import { draw as drawGraph } from "../../drawing/graph.js";
import { highlight } from "../../drawing/highlight.js";
import { draw as drawTable } from "../../drawing/table.js";
import { draw as drawToast } from "../../drawing/toast.js";
import { draw as drawBar } from "./bar.js";
import { speaker } from "./channel.js";
import { act, listen } from "./controls.js";
import { fit } from "./fit.js";
import { Leader, canLead, drawLeading } from "../follow.js";
import { drawHelp, drawNotes, drawSteps } from "./sheets.js";
import { draw as drawSlide } from "./slide.js";
import { spotlight } from "./spotlight.js";

const PANELS = { table: drawTable, ask: drawAsk, reading: drawCard, graph: drawGraph, toast: drawToast };
const FREE = ["action", "play", "effects"];
const PARTS = ["all", "left", "right"];

/**
 * Draw a presentation: `view` as `tutor.pages.present` says, and besides `languages`, `book`, `theme`,
 * `turnTheme` (light or dark), `alone` (it has the page to itself); null: it has ended.
 */
export function draw(element, view, scene, send) {
  const own = once(element, build);
  own.send = send;
  const began = !own.view && view;
  own.view = view;
  set(element, "hidden", !view);
  if (!view) {
    own.end();
    return;
  }
  if (began) own.begin();
  own.scene = scene;
  batch(() => {
    // Before it is measured where cards have come to lie.
    afterwards(() => fit(own));
    afterwards(() => highlight(own.stage, own.table, scene?.highlights ?? []));
    fill(own, view, scene);
  });
  own.light.follow();
  own.speak(view);
}

function build(element) {
  element.classList.add("aula", "presenter");
  /** @type {any} */
  const own = { element, view: null, scene: null, send: () => {}, part: 0, typed: "", noted: false, at: null, counted: null };
  for (const name of Object.keys(PANELS)) own[name] = make("section");
  own.slide = make("section");
  own.bar = make("div");
  own.left = make("div", { class: "left" }, own.ask, own.table);
  own.right = make("div", { class: "right" }, own.reading, own.graph);
  own.stage = make("div", { class: "shown" }, own.left, own.right);
  own.notes = make("aside");
  own.steps = make("div", { popover: "auto", class: "sheet-over" });
  own.help = make("div", { popover: "auto", class: "sheet-over" });
  own.leading = make("div", { popover: "auto", class: "sheet-over" });
  own.leader = new Leader(() => own.view && refresh(own), (poll, votes) => own.send({ do: "votes", poll, votes }));
  own.blank = make("p", { class: "blank", role: "status", hidden: true });
  own.number = make("p", { class: "typed", role: "status", hidden: true });
  own.said = make("p", { class: "unseen", role: "status" });
  const tools = make("div", { class: "tools" }, own.toast, own.bar);
  element.append(own.slide, own.stage, own.notes, tools, own.number, own.said);
  element.append(own.blank, own.steps, own.help, own.leading);
  own.light = spotlight(own);
  const channel = speaker((command, message) => act(own, command, message));
  own.speak = channel.speak;
  own.refresh = () => refresh(own);
  own.leads = () => {
    if (!canLead()) return;
    if (!own.leader.code) own.leader.begin(own.view.place);
    own.leading.togglePopover();
    refresh(own);
  };
  own.turnPart = () => {
    own.part = (own.part + 1) % PARTS.length;
    refresh(own);
  };
  let stop = () => {};
  own.begin = () => {
    stop = listen(own);
    channel.begin();
    Object.assign(own, { presenting: true, part: 0, typed: "", noted: false });
    own.blank.hidden = true;
  };
  own.end = () => {
    if (own.presenting) own.leader.end();
    own.presenting = false;
    stop();
    channel.end();
    own.light.out();
    for (const open of element.querySelectorAll(":popover-open")) open.hidePopover();
  };
  new ResizeObserver(() => own.view && fit(own, true)).observe(own.stage);
  // Magnified, a graph may set its columns one below the other.
  new ResizeObserver(() => own.view && fit(own)).observe(own.graph);
  return own;
}

/** The table, and beside it card and graph. */
function lay(own, view, panels, putting) {
  for (const [name, drawPanel] of Object.entries(PANELS)) drawPanel(own[name], panels, own.send);
  const asking = Boolean(view.aside || panels.over) && view.kind !== "title";
  own.ask.hidden = !(asking || (panels.ask && !putting && !FREE.includes(panels.ask.kind)));
  own.reading.hidden = !panels.card;
  own.graph.hidden = !panels.graph;
  own.element.classList.toggle("one", !panels.card && !panels.graph && !putting);
}

/** Draw again what is kept here and not by Python: what is open, typed, blank. */
function refresh(own) {
  fill(own, own.view, own.scene);
  fit(own, true);
  own.light.follow();
}

function fill(own, view, scene) {
  const { words } = view;
  const at = `${view.course?.n} ${view.variation?.word} ${view.n}`;
  if (own.at !== at) Object.assign(own, { at, counted: null });
  const putting = Boolean(view.question) && !view.aside;
  const common = { language: view.language, theme: view.theme, book: view.book };
  set(own.element, "lang", view.language);
  set(own.element, "data-theme", view.theme);
  set(own.element, "data-kind", view.aside ? "aside" : view.kind);
  set(own.element, "data-part", PARTS[own.part]);
  own.element.classList.toggle("alone", Boolean(view.alone));
  own.stage.hidden = !scene || (view.kind === "title" && !view.aside);
  if (scene) lay(own, view, { ...common, ...scene, words: view.panelWords }, putting);
  drawSlide(own.slide, { ...common, ...view }, own.send);
  const beside = putting ? own.right : own.element;
  if (own.slide.parentNode !== beside) beside.prepend(own.slide);
  const conduct = (command) => act(own, command);
  own.leader.tell(view.place, view.poll);
  const closed = () => own.leading.hidePopover();
  drawLeading(own.leading, { ...common, ...view, leader: own.leader, element: own.leading, closed }, own.send);
  drawBar(own.bar, { ...common, ...view, led: Boolean(own.leader.code), noted: own.noted, conduct }, own.send);
  drawNotes(own.notes, { ...common, ...view }, own.send);
  own.notes.hidden = !own.noted;
  drawSteps(own.steps, { ...common, ...view, chosen: () => own.steps.hidePopover() }, own.send);
  drawHelp(own.help, { ...common, ...view, closed: () => own.help.hidePopover() }, own.send);
  write(own.blank, own.blank.hidden ? "" : words.present_blank_on);
  own.number.hidden = !own.typed;
  const typing = view.counting ? words.present_typed_votes : words.present_jump;
  write(own.number, own.typed ? typing.replace("{n}", own.typed) : "");
}

