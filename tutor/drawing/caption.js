/** What has just happened, one sentence at a time: how fast, once more, and all of it. */

import { oneStop } from "./arrows.js";
import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";
import { keptPace, keepPace, PACES, restOf } from "./pace.js";
import { panel } from "./panel.js";
import { rule, sentence } from "./words.js";

export const draw = panel("caption-bar", build, fill);

function build(element) {
  const said = make("span", { class: "said" });
  const because = make("span", { class: "because soft" });
  const words = make("p", { class: "words", "aria-live": "polite" }, said, because);
  const [onward, skip, replay, all] = ["onward primary", "skip", "replay", "all"].map((kind) => button(kind));
  const pace = make("select");
  const paceWord = make("span", { class: "soft" });
  const ways = make("div", { class: "ways" }, onward, skip, replay, all, make("label", { class: "pace" }, paceWord, pace));
  element.append(words, ways);
  return { element, ways, said, because, onward, skip, replay, all, pace, paceWord, timer: 0, refuge: onward };
}

/**
 * @param {any} parts
 * @param {Pick<Scene, "caption" | "why"> & Drawn & { showAll: () => void, allShown: boolean }} scene
 * @param {Send} send
 */
function fill(parts, { caption, why, words, showAll, allShown }, send) {
  clearTimeout(parts.timer);
  set(parts.element, "role", "region");
  set(parts.element, "aria-label", words.caption);
  /** @type {{ parts: ScenePart[], rule: string | null }[]} */
  const told = caption?.parts.length ? [caption] : (why ?? []).slice(-1);
  keep(parts.said, told, () => 0, () => make("span"), fillSaid);
  write(parts.because, caption?.because);
  parts.element.classList.toggle("telling", Boolean(caption?.next));
  const { next = null, telling = false, replay = false, pace = null } = caption ?? {};
  fillWay(parts.onward, words.caption_next, next);
  fillWay(parts.skip, words.caption_skip, telling ? { do: "tell", all: true } : null);
  fillWay(parts.replay, words.caption_replay, replay ? { do: "replay" } : null);
  write(parts.all, words.caption_why);
  means(parts.all, showAll);
  // Where nothing is kept of what was told, there is no more to be read.
  set(parts.all, "hidden", !why?.length);
  set(parts.all, "aria-expanded", allShown ? "true" : "false");
  oneStop(parts.ways, "button:not([hidden])", parts.onward.hidden ? null : parts.onward);
  fillPace(parts, words, pace ?? keptPace(), send);
  const rest = next ? restOf(pace, parts.said.textContent.length) : null;
  if (rest !== null) parts.timer = setTimeout(() => parts.element.isConnected && send(/** @type {any} */ (next)), rest);
}

/** @param {any} node */
function fillSaid(node, { parts, rule: id }) {
  node.replaceChildren(...sentence(parts), ...(id ? [" ", rule(id)] : []));
}

function fillWay(node, word, message) {
  write(node, word);
  set(node, "hidden", !message);
  means(node, message);
}

/** @param {any} parts @param {Words} words @param {string} chosen @param {Send} send */
function fillPace({ pace, paceWord }, words, chosen, send) {
  write(paceWord, words.pace);
  const options = PACES.map((id) => ({ id, word: words[`pace_${id}`] }));
  keep(pace, options, (one) => one.id, ({ id }) => make("option", { value: id }), (node, one) => write(node, one.word));
  if (pace.value !== chosen) pace.value = chosen;
  pace.onchange = () => {
    keepPace(pace.value);
    send({ do: "pace", id: pace.value });
  };
}
