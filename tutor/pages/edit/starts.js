/** How one begins: empty, by chance, with a file, a scenario, the present table, or where one left off. */

import { make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { choice, edit, fillChoice, word } from "./fields.js";
import { keptDrafts, keptTitle } from "./storage.js";

const MOST_BYTES = 150_001;
const MOST_PACKED = 7_000_000;
const MOST_BESIDE = 40;
const COURSE = "course.yaml";
const TURNS = "8";
const WAYS = ["restore", "present", "fresh", "chance", "open", "library_way", "course"];

export const draw = panel("starts", build, fill);

function build(element) {
  const parts = { lead: make("p", { class: "leads" }), players: choice(), turns: make("input", { type: "number", min: "1", max: "60", value: TURNS }) };
  parts.players.select.value = "";
  parts.turnsWord = make("span");
  parts.library = choice();
  parts.file = make("input", { type: "file", multiple: true, accept: ".yaml,.yml,.txt,text/yaml,.zip,application/zip", class: "unseen", tabindex: "-1" });
  for (const name of WAYS) parts[name] = way();
  parts.kept = choice();
  parts.restore.more.append(parts.kept.node);
  parts.chance.more.append(make("label", { class: "choice" }, parts.turnsWord, parts.turns));
  parts.open.more.append(parts.file);
  parts.library_way.more.append(parts.library.node);
  const ways = WAYS.map((name) => parts[name].node);
  element.append(parts.lead, parts.players.node, make("div", { class: "ways-in" }, ...ways));
  parts.count = "2";
  parts.scenario = null;
  return parts;
}

function way() {
  const title = make("h3");
  const text = make("p");
  const more = make("div", { class: "more" });
  const go = word("");
  return { title, text, more, go, node: make("section", { class: "sheet way" }, title, text, more, go) };
}

function fill(parts, content, send) {
  const { words, game } = content;
  write(parts.lead, content.lead);
  fillKept(parts, content);
  parts.present.node.hidden = !content.present;
  say(parts.present, words.edit_present, words.edit_present_text, words.edit_begin, edit("present"));
  say(parts.fresh, words.edit_new, words.edit_new_text, words.edit_begin, () => send(edit("start", { game, players: parts.count })));
  const counts = ["2", "3", "4"].map((id) => ({ id, word: id }));
  fillChoice(parts.players, words.edit_players, counts, parts.count, (count) => (parts.count = count));
  write(parts.turnsWord, words.edit_turns);
  say(parts.chance, words.edit_chance, words.edit_chance_text, words.edit_begin, () => {
    send(edit("start", { game, players: parts.count, turns: parts.turns.value || TURNS }));
  });
  say(parts.course, words.edit_course_way, words.edit_course_way_text, words.edit_begin, edit("course"));
  say(parts.open, words.edit_file, words.edit_file_text, words.edit_choose_file, () => parts.file.click());
  set(parts.file, "aria-label", words.edit_file);
  parts.file.onchange = () => openFile(parts.file, send);
  parts.library_way.node.hidden = !content.library.length;
  const options = content.library.map(({ id, title }) => ({ id, word: title }));
  if (!options.some((one) => one.id === parts.scenario)) parts.scenario = options[0]?.id ?? null;
  fillChoice(parts.library, words.edit_scenario, options, parts.scenario, (id) => (parts.scenario = id));
  say(parts.library_way, words.edit_library, words.edit_library_text, words.edit_begin, () => send(edit("library", { id: parts.scenario })));
}

/** What was worked on before; where there are several, one is chosen. */
function fillKept(parts, content) {
  const { words, language } = content;
  const drafts = keptDrafts();
  const kept = drafts.find((one) => one.id === parts.chosen) ?? drafts[0];
  parts.restore.node.hidden = !kept;
  if (!kept) return;
  const text = words.edit_restore_text.replace("{title}", keptTitle(kept, language));
  say(parts.restore, words.edit_restore, text, words.edit_go_on, edit("open", { text: kept.text, name: kept.title, beside: kept.beside }));
  const options = drafts.length > 1 ? drafts.map((one) => ({ id: one.id, word: keptTitle(one, language) })) : [];
  fillChoice(parts.kept, words.edit_scenario, options, kept.id, (id) => {
    parts.chosen = id;
    fillKept(parts, content);
  });
}

function say({ title, text, go }, heading, words, button, meaning) {
  write(title, heading);
  write(text, words);
  write(go, button);
  set(go, "aria-label", `${heading}: ${button}`);
  means(go, meaning);
}

/** Not more than can be a scenario is ever read; what is chosen together with a course lies beside it. */
async function openFile(input, send) {
  const files = [...input.files];
  const file = files.find(({ name }) => name === COURSE) ?? files[0];
  if (!file) return;
  const text = (one) => one.slice(0, MOST_BYTES).text();
  if (file.name.endsWith(".zip")) send(edit("open", { packed: await inLetters(file.slice(0, MOST_PACKED)), name: file.name }));
  else {
    const others = files.filter((one) => one !== file).slice(0, MOST_BESIDE);
    const beside = await Promise.all(others.map(async (one) => [one.name, await text(one)]));
    send(edit("open", { text: await text(file), name: file.name, beside: Object.fromEntries(beside) }));
  }
  input.value = "";
}

/** What a file holds, in base64. */
function inLetters(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(file);
  });
}
