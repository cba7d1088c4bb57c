/** The branches of a game: ways in which it went on; shown, named and compared. */

import { button, keep, make, set, write } from "./dom.js";
import { means } from "./meaning.js";

/** The list, hidden until it is asked for. */
export function branchList() {
  const compared = make("div", { class: "compared" });
  return make("div", { class: "branches", popover: "auto" }, make("h3"), make("ul"), compared);
}

/**
 * Draw the branches, and what the current one and another one have not in common.
 *
 * @param {any} list
 * @param {SceneTimeline} timeline
 * @param {Words} words
 * @param {Send} send
 */
export function fillBranches(list, timeline, words, send) {
  const [title, items, compared] = list.children;
  write(title, words.branches);
  const branches = (timeline.branches ?? []).map((branch) => ({
    ...branch,
    words: { name: words.name, switch: words.switch, compare: words.compare },
  }));
  keep(items, branches, (branch) => branch.id, makeBranch, (item, branch) => fillBranch(item, branch, send));
  const difference = timeline.compare;
  set(compared, "hidden", !difference);
  const lines = difference ? [difference.sentence, ...(difference.lines ?? [])] : [];
  keep(compared, lines, (_, number) => number, () => make("p"), write);
}

function makeBranch() {
  const name = make("input", { type: "text", maxlength: "60", autocomplete: "off", spellcheck: "false" });
  const about = make("span", { class: "soft" });
  const show = button("");
  const compare = button("");
  return make("li", {}, name, about, make("span", { class: "choices" }, show, compare));
}

/**
 * @param {any} item
 * @param {SceneBranch & { words?: Words, compared?: boolean }} branch
 * @param {Send} send
 */
function fillBranch(item, branch, send) {
  const [name, about, { children: [show, compare] }] = item.children;
  if (document.activeElement !== name) name.value = branch.name ?? branch.word;
  set(name, "aria-label", branch.words.name);
  name.onchange = () => send({ do: "name", id: branch.id, name: name.value });
  write(about, branch.name ? branch.word : "");
  write(show, branch.words.switch);
  write(compare, branch.words.compare);
  item.classList.toggle("current", Boolean(branch.current));
  set(item, "aria-current", branch.current ? "true" : null);
  for (const node of [show, compare]) set(node, "hidden", Boolean(branch.current));
  means(show, { do: "branch", id: branch.id });
  means(compare, { do: "compare", id: branch.id });
}
