/** A note or a question being written, in one or more languages; a question is shown as it will be asked. */

import { keep, make, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { choice, edit, entry, fillChoice, fillEntry, word } from "./fields.js";
import { authored, fillLanguages } from "./languages.js";
import { draw as drawAnswers } from "./own_answers.js";
import { draw as drawPointing } from "./pointing.js";
import { draw as drawStatements } from "./statements.js";

const PATIENCE = 250;
const FIELDS = {
  who: ["key", "effect", "role"],
  order: ["key", "effect"],
  count: ["amount"],
  most: ["amount"],
  predict: ["options"],
  may: ["keys"],
  best: ["keys"],
  rule: ["event"],
  whose: ["event"],
  do: ["goal", "player", "steps"],
  choose: ["answers"],
  open: [],
  text: ["text"],
};
const LABELS = {
  key: "edit_by", effect: "edit_effect", role: "edit_role", amount: "edit_of_what", event: "edit_what_follows",
  goal: "edit_goal", player: "edit_goal_player", steps: "edit_goal_steps",
};
/** What stays when another kind is chosen. */
const ANY_KIND = ["prompt", "hints", "why", "rest"];

export const draw = panel("writing", build, fill);

function build(element) {
  const parts = { title: make("h3", { tabindex: "-1" }), kind: choice() };
  for (const name of Object.keys(LABELS)) parts[name] = choice();
  parts.keys = make("fieldset", {}, make("legend"), make("div"));
  parts.statements = make("div");
  parts.answers = make("div");
  parts.look = make("div");
  parts.text = entry(true);
  parts.text.input.rows = 8;
  for (const name of ["words", "beside", "others"]) parts[name] = make("div", { class: "words-of" });
  parts.more = make("details", {}, make("summary"), parts.beside);
  parts.abroad = make("details", {}, make("summary"), parts.others);
  parts.trouble = make("p", { class: "trouble", role: "status" });
  parts.tried = make("div", { class: "tried", role: "status" }, make("span", { class: "title" }), make("p"), make("ul"), make("p", { class: "soft" }));
  parts.good = word("primary");
  parts.cancel = word();
  const chosen = Object.keys(LABELS).map((name) => parts[name].node);
  element.append(parts.title, parts.kind.node, ...chosen, parts.keys, parts.words, parts.look, parts.statements, parts.answers, parts.text.node,
    parts.more, parts.abroad, parts.tried, parts.trouble, make("div", { class: "go" }, parts.good, parts.cancel));
  element.addEventListener("keydown", (event) => finished(parts, event));
  return { ...parts, refuge: parts.title, timer: 0, sent: 0, held: null, of: "" };
}

/** What is being typed is held here until it is kept; each change of a question is tried. */
function fill(parts, content, send) {
  const { words, kind, ask } = content;
  const asks = kind === "ask";
  const of = `${content.new} ${content.at} ${kind}`;
  const begins = parts.of !== of;
  // What was said of an earlier state must not take the place of what has been typed since.
  const late = !begins && (parts.timer || (content.sent ?? 0) !== parts.sent);
  if (begins || (asks && !late)) parts.held = structuredClone(asks ? ask : { texts: content.texts, say: content.say, look: content.look });
  if (begins) {
    parts.of = of;
    parts.sent = content.sent ?? 0;
    for (const details of [parts.more, parts.abroad]) details.open = false;
    queueMicrotask(() => (asks ? parts.title : parts.words.querySelector("textarea, input")).focus());
  }
  const again = (more) => {
    forget(parts);
    Object.assign(parts.held, more);
    parts.sent += 1;
    send(edit("fill", { ask: parts.held, sent: parts.sent }));
  };
  const later = () => {
    if (!asks) return;
    forget(parts);
    parts.timer = setTimeout(() => again({}), PATIENCE);
  };
  write(parts.title, content.word);
  fillQuestion(parts, content, again, later);
  fillWords(parts, content, later);
  fillLook(parts, content);
  write(parts.good, words.edit_keep);
  write(parts.cancel, words.edit_cancel);
  const leave = (message) => {
    forget(parts);
    send(message);
  };
  means(parts.good, () => {
    parts.of = "";
    leave(edit("keep", asks ? { ask: parts.held } : parts.held));
  });
  means(parts.cancel, () => {
    parts.of = "";
    leave(edit("cancel"));
  });
}

/** What a note points at is held here as well, and drawn anew with each choice. */
function fillLook(parts, content) {
  parts.look.hidden = content.kind !== "note";
  if (parts.look.hidden) return;
  const change = (look) => {
    parts.held.look = look;
    fillLook(parts, content);
  };
  drawPointing(parts.look, { ...content, look: parts.held.look, change });
}

function forget(parts) {
  clearTimeout(parts.timer);
  parts.timer = 0;
}

/** Enter keeps what is written in one line, with Control or Command what is written in several. */
function finished(parts, event) {
  if (event.key !== "Enter" || event.isComposing) return;
  const { target } = event;
  const whole = target.matches("input[type=text]") || (target.matches("input, textarea") && (event.ctrlKey || event.metaKey));
  if (!whole) return;
  event.preventDefault();
  parts.good.click();
}

function fillQuestion(parts, content, again, later) {
  const { words, ask, choices, suggested, tried, trouble } = content;
  const asks = content.kind === "ask";
  const fields = asks ? FIELDS[ask.kind] : [];
  fillChoice(parts.kind, words.edit_question_kind, asks ? choices.kind : [], ask?.kind, (kind) => {
    parts.held = { ...Object.fromEntries(ANY_KIND.map((name) => [name, parts.held[name]])), kind };
    again({});
  });
  for (const [name, label] of Object.entries(LABELS)) {
    const options = fields.includes(name) ? choices[name] : [];
    fillChoice(parts[name], words[label], options, ask?.[name], (id) => {
      again({ [name]: id, prompt: authored(parts.held.prompt, suggested.prompt) });
    });
  }
  parts.keys.hidden = !fields.includes("keys");
  write(parts.keys.firstChild, words.edit_answers);
  const keys = (fields.includes("keys") ? choices.keys : []).map((one) => ({ ...one, on: ask.keys.includes(one.id) }));
  keep(parts.keys.lastChild, keys, (one) => one.id, makeKey, (node, one) => fillKey(node, one, parts, again));
  parts.statements.hidden = !fields.includes("options");
  if (fields.includes("options")) {
    const { all = false, options = [] } = parts.held;
    drawStatements(parts.statements, { ...content, all, options, from: choices.if, suggested: suggested.say, again, later });
  }
  parts.answers.hidden = !fields.includes("answers");
  if (fields.includes("answers")) {
    const { all = false, options = [] } = parts.held;
    drawAnswers(parts.answers, { ...content, all, options, again, later });
  }
  parts.text.node.hidden = !fields.includes("text");
  if (fields.includes("text")) {
    fillEntry(parts.text, words.edit_kind_text, parts.held.text, null, (text) => later((parts.held.text = text)));
  }
  parts.tried.hidden = !tried;
  const [title, prompt, options, right] = parts.tried.children;
  write(title, words.edit_tried);
  write(prompt, tried?.prompt);
  keep(options, tried?.options ?? [], (_, number) => number, () => make("li"), write);
  write(right, tried?.right);
  write(parts.trouble, asks ? trouble : null);
  parts.trouble.hidden = !parts.trouble.textContent;
}

function makeKey() {
  return make("label", {}, make("input", { type: "checkbox" }), make("span"));
}

function fillKey(node, one, parts, again) {
  const [box, name] = node.children;
  box.value = one.id;
  box.checked = one.on;
  write(name, one.word);
  box.onchange = () => again({ keys: [...parts.keys.querySelectorAll(":checked")].map((each) => each.value) });
}

/** A note has two fields for each language, of which one is for the speaker alone; a question one for each of its texts. */
function fillWords(parts, content, later) {
  const { words, languages, language, kind, ask, suggested } = content;
  const asks = kind === "ask";
  const open = asks && ask.kind !== "text";
  const prompt = { path: ["prompt"], label: ["choose", "open"].includes(ask?.kind) ? words.edit_prompt_of_mine : words.edit_prompt, ours: suggested?.prompt };
  const hints = [0, 1].map((n) => ({ path: ["hints", n], label: words.edit_hint.replace("{n}", n + 1) }));
  const beside = open ? [...hints, { path: ["why"], label: words.edit_why }] : [];
  const model = open && ask.kind === "open" ? [{ path: ["model"], label: words.edit_model }] : [];
  const say = kind === "note" ? [{ path: ["say"], label: words.edit_say }] : [];
  const first = asks ? (open ? [prompt, ...model] : []) : [{ path: ["texts"], label: content.word }, ...say];
  const mine = ask?.kind === "choose";
  const said = (mine || ask?.kind === "predict" ? parts.held.options ?? [] : []).flatMap((_, n) => {
    const label = (mine ? words.edit_answer_n : words.edit_statement).replace("{n}", n + 1);
    const why = { path: ["options", n, "why"], label: words.edit_answer_why.replace("{n}", n + 1) };
    return [{ path: ["options", n, "say"], label, ours: suggested.say[n] ?? {} }, ...(mine ? [why] : [])];
  });
  const own = languages.filter(({ id }) => id === language);
  const others = languages.filter(({ id }) => id !== language);
  const common = { held: () => parts.held, of: parts.of, long: kind === "note" || model.length > 0, words, later };
  fillLanguages(parts.words, own, first, common);
  fillLanguages(parts.beside, own, beside, common);
  fillLanguages(parts.others, others, [...first, ...said, ...beside], common);
  parts.more.hidden = !beside.length;
  parts.abroad.hidden = !first.length;
  write(parts.more.firstChild, words.edit_more_words);
  write(parts.abroad.firstChild, words.edit_other_languages);
}
