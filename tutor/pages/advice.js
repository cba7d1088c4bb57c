/** Beside a table: the hint that was asked for, and the review of a game that is over. */

import { button, keep, make, makeSvg, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";
import { rule } from "../drawing/words.js";

const WIDTH = 300;
const HEIGHT = 72;
/** Left of the curve stands its scale, below it where the game begins and ends. */
const SCALE = 36;
const FOOT = 14;

export const draw = panel("advice", build, fill);

function build(element) {
  const lull = folder();
  const why = make("p", { role: "status" });
  const ends = make("div", { class: "ways" });
  lull.body.append(why, ends);
  const hint = folder();
  const review = folder();
  const steps = make("div", { "aria-live": "polite" });
  const more = button("primary");
  hint.body.append(steps, more);
  const bar = make("progress");
  const summary = make("p", { role: "status" });
  const curve = makeSvg("svg", { class: "curve", viewBox: `0 -6 ${WIDTH} ${HEIGHT + FOOT + 8}`, role: "img" });
  const verdict = make("p", { class: "verdict", role: "status" });
  const moments = make("ol");
  review.body.append(bar, summary, curve, verdict, moments);
  element.append(hint.element, review.element, lull.element);
  return { element, lull, why, ends, hint, review, steps, more, bar, summary, curve, verdict, moments, timer: 0 };
}

/** A part with a title that can be closed. */
function folder() {
  const title = make("h3");
  const close = button("close", "×");
  const head = make("div", { class: "head" }, title, close);
  const body = make("div", { class: "body" });
  return { element: make("section", {}, head, body), head, title, close, body };
}

function fill(parts, { advice }, send) {
  const { hint, review, lull } = advice;
  set(parts.element, "hidden", !hint && !review && !lull);
  parts.element.classList.toggle("on-table", Boolean(hint?.on_table));
  open(parts.lull, lull);
  if (lull) fillLull(parts, lull);
  open(parts.hint, hint);
  if (hint) fillHint(parts, hint);
  open(parts.review, review);
  clearTimeout(parts.timer);
  if (review) fillReview(parts, review, send);
}

function open(part, content) {
  set(part.element, "hidden", !content);
  if (!content) return;
  write(part.title, content.title);
  set(part.element, "aria-label", content.title);
  set(part.close, "aria-label", content.close.word);
  means(part.close, content.close.send);
}

function fillLull({ why, ends }, { text, ways, close }) {
  write(why, text);
  fillWays(ends, [...ways, close]);
}

function fillHint(parts, { lines, more }) {
  const before = parts.steps.childElementCount;
  // How sure it is, is said once for all sentences that are as sure.
  const named = lines.map((line, place) => ({ ...line, word: line.sure === lines[place - 1]?.sure ? "" : line.word }));
  keep(parts.steps, named, (_, place) => place, () => make("p"), fillLine);
  set(parts.more, "hidden", !more);
  if (more) {
    write(parts.more, more.word);
    means(parts.more, more.send);
  }
  // Where there is too little room for all of it, one reads on at what is new.
  const fresh = parts.steps.children[before];
  if (fresh) parts.element.scrollTop = fresh.offsetTop - parts.hint.head.offsetHeight;
}

function fillLine(node, { sure, word, text, rule: id }) {
  node.className = sure;
  node.replaceChildren(...(word ? [make("small", { class: "sure" }, word), " "] : []), text, ...(id ? [" ", rule(id)] : []));
}

function fillReview(parts, { progress, summary, curve, moments, verdict, more }, send) {
  set(parts.bar, "hidden", !progress.going);
  parts.bar.value = progress.value;
  parts.bar.max = progress.max;
  set(parts.bar, "aria-label", progress.word);
  write(parts.summary, progress.going ? progress.word : summary);
  write(parts.verdict, verdict);
  set(parts.verdict, "hidden", !verdict);
  fillCurve(parts.curve, curve);
  keep(parts.moments, moments, (moment) => moment.at, makeMoment, fillMoment);
  if (more) parts.timer = setTimeout(() => send(more));
}

/** The chance of winning from answer to answer, with its scale and a point where something was given away. */
function fillCurve(svg, { word, most, from, to, scale, points }) {
  const high = (chance) => HEIGHT - (HEIGHT * chance) / 100;
  const at = ({ at, chance }) => [SCALE + ((WIDTH - SCALE) * at) / Math.max(most, 1), high(chance)];
  set(svg, "aria-label", word);
  svg.replaceChildren(
    makeSvg("title", {}, word),
    ...scale.flatMap(({ chance, word }) => [
      makeSvg("line", { class: chance === 50 ? "half" : "", x1: SCALE, x2: WIDTH, y1: high(chance), y2: high(chance) }),
      makeSvg("text", { x: SCALE - 6, y: high(chance) + 4, "text-anchor": "end" }, word),
    ]),
    makeSvg("text", { x: SCALE, y: HEIGHT + FOOT }, from),
    makeSvg("text", { x: WIDTH, y: HEIGHT + FOOT, "text-anchor": "end" }, to),
    makeSvg("polyline", { points: points.map((point) => at(point).join(",")).join(" ") }),
    ...points.filter(({ mark }) => mark !== "good").map((point) => {
      const [cx, cy] = at(point);
      return makeSvg("circle", { class: point.mark, cx, cy, r: 4 }, makeSvg("title", {}, point.word));
    }),
  );
}

function makeMoment() {
  return make("li", {}, make("strong"), make("div"), make("div", { class: "ways" }));
}

function fillMoment(node, { words, lines, mark, here, again, ask, overlooked }) {
  const [title, texts, ways] = node.children;
  node.className = mark;
  set(node, "aria-current", here ? "step" : null);
  write(title, words);
  const told = overlooked ? [...lines, overlooked] : lines;
  texts.replaceChildren(...told.map(({ text, rule: id }) => make("p", {}, text, ...(id ? [" ", rule(id)] : []))));
  const offered = [again, ...(overlooked?.lesson ? [overlooked.lesson] : []), ask];
  fillWays(ways, offered);
}

function fillWays(ways, offered) {
  const named = ({ send }) => `${send.do} ${send.player ?? ""}`;
  keep(ways, offered, named, () => button("quiet"), (way, { word, send }) => {
    write(way, word);
    means(way, send);
  });
}
