/** The timeline: wind the game back and forward, by answer or by event; its branches. */

import { oneStop } from "./arrows.js";
import { branchList, fillBranches } from "./branches.js";
import { button, make, makeSvg, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { panel } from "./panel.js";
import { widget } from "./widget.js";

const PATIENCE = 400;
const TICKS = 80;
const GAP = 6;
const LOW = 0.38;
const ICONS = {
  first: "M5 4v12M15 4.5 8 10l7 5.5z",
  backward: "M13.5 4.5 6 10l7.5 5.5z",
  forward: "M6.5 4.5 14 10l-7.5 5.5z",
  last: "M15 4v12M5 4.5l7 5.5-7 5.5z",
};

export const draw = panel("timeline", build, fill);

function build(element) {
  const parts = { element, wanted: null, asked: null, waiting: false, patience: 0 };
  parts.buttons = Object.fromEntries(Object.keys(ICONS).map((kind) => [kind, stepButton(kind)]));
  parts.slider = make("input", { type: "range", min: "0", step: "1" });
  parts.marks = makeSvg("path");
  parts.ticks = makeSvg("svg", { class: "ticks", "aria-hidden": "true", preserveAspectRatio: "none" }, parts.marks);
  parts.word = make("output", { class: "word" });
  parts.by = button("by");
  parts.branches = button("fork");
  parts.list = branchList();
  means(parts.branches, () => {
    // Above the timeline, however many lines that has, so that one sees where one is; but within the window.
    const above = innerHeight - parts.element.getBoundingClientRect().top + GAP;
    parts.list.style.bottom = `${Math.min(above, innerHeight * LOW)}px`;
    parts.list.togglePopover({ source: parts.branches });
  });
  const { first, backward, forward, last } = parts.buttons;
  parts.steps = make("div", { class: "steps" }, first, backward, forward, last);
  const bar = make(
    "div",
    { class: "bar" },
    parts.steps,
    make("div", { class: "track" }, parts.ticks, parts.slider),
    parts.word,
    make("div", { class: "ways" }, parts.by, parts.branches),
  );
  element.append(bar, parts.list);
  return parts;
}

function stepButton(kind) {
  const shape = makeSvg("path", { d: ICONS[kind] });
  return button(`step ${kind}`, makeSvg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, shape));
}

/**
 * @param {any} parts
 * @param {Scene & Drawn} scene
 * @param {Send} send
 */
function fill(parts, scene, send) {
  const { timeline, words } = scene;
  set(parts.element, "hidden", !timeline);
  if (!timeline) return;
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.timeline);
  fillSteps(parts, timeline, words);
  fillSlider(parts, timeline, words, send);
  write(parts.word, timeline.word);
  const byEvent = timeline.by === "event";
  write(parts.by, byEvent ? words.by_event : words.by_answer);
  set(parts.by, "aria-pressed", byEvent);
  means(parts.by, { do: "by", by: byEvent ? "answer" : "event" });
  const branches = timeline.branches ?? [];
  set(parts.branches, "hidden", branches.length < 2);
  write(parts.branches, `${words.branches} (${branches.length})`);
  fillBranches(parts.list, timeline, words, send);
}

function fillSteps({ buttons, steps }, { at, last }, words) {
  const places = { first: 0, backward: at - 1, forward: at + 1, last };
  for (const [kind, button] of Object.entries(buttons)) {
    set(button, "aria-label", words[kind]);
    set(button, "data-tip", words[kind]);
    // Not `disabled`, which would take the focus away while one steps.
    const off = kind === "first" || kind === "backward" ? at === 0 : at === last;
    set(button, "aria-disabled", off ? "true" : null);
    means(button, off ? null : { do: "go", at: places[kind] });
  }
  oneStop(steps, "button", at === last ? buttons.backward : buttons.forward);
}

/**
 * While somebody drags, one point is asked for at a time, and then the newest.
 *
 * @param {any} parts
 * @param {SceneTimeline} timeline
 * @param {Words} words
 * @param {Send} send
 */
function fillSlider(parts, timeline, words, send) {
  const { slider } = parts;
  set(slider, "max", timeline.last);
  set(slider, "aria-label", words.timeline);
  set(slider, "aria-valuetext", timeline.word);
  slider.disabled = timeline.last === 0;
  slider.oninput = () => {
    parts.wanted = Number(slider.value);
    paint(slider);
    ask(parts, send);
  };
  parts.waiting = false;
  if (parts.wanted === parts.asked) parts.wanted = parts.asked = null;
  if (parts.wanted === null) slider.value = timeline.at;
  else ask(parts, send);
  paint(slider);
  const marks = timeline.marks ?? [];
  set(parts.ticks, "viewBox", `0 0 ${timeline.last || 1} 1`);
  set(parts.marks, "d", marks.length > TICKS ? null : marks.map((at) => `M${at} 0V1`).join(""));
}

function ask(parts, send) {
  clearTimeout(parts.patience);
  if (parts.waiting) {
    parts.patience = setTimeout(() => {
      parts.waiting = false;
      ask(parts, send);
    }, PATIENCE);
  } else if (parts.wanted !== null) {
    parts.waiting = true;
    parts.asked = parts.wanted;
    send({ do: "go", at: parts.asked });
  }
}

function paint(slider) {
  slider.style.setProperty("--part", Number(slider.value) / (Number(slider.max) || 1));
}

export default widget(draw);
