/** What the scenario says about itself, and who plays it how. */

import { keep, make, once, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { choice, edit, entry, fillChoice, fillEntry, usable, word } from "./fields.js";

export const draw = panel("about", build, fill);

function build(element) {
  const parts = { players: make("ol", { class: "players-of" }), add: word(), options: make("div", { class: "options-of" }) };
  parts.playersTitle = make("h3");
  parts.texts = make("div", { class: "texts" });
  parts.summary = make("summary");
  parts.others = make("div", { class: "texts" });
  parts.more = make("details", {}, parts.summary, parts.others);
  parts.language = choice();
  parts.tells = make("div", { class: "tells" });
  parts.rules = entry();
  element.append(
    make("section", { class: "sheet" }, parts.playersTitle, parts.players, parts.add, parts.options, parts.language.node),
    make("section", { class: "sheet" }, parts.texts, parts.more, parts.tells, parts.rules.node),
  );
  return parts;
}

function fill(parts, content, send) {
  const { words, languages } = content;
  write(parts.playersTitle, words.edit_players);
  const players = content.players.map((player) => ({ ...player, removable: content.removable }));
  keep(parts.players, players, (player) => player.seat, makePlayer, (node, player) => fillPlayer(node, player, send));
  write(parts.add, content.add);
  parts.add.hidden = !content.add;
  means(parts.add, edit("add_player"));
  keep(parts.options, content.options, (one) => one.key, makeOption, (node, one) => fillOption(node, one, send));
  fillChoice(parts.language, words.edit_about_language, languages, content.own, (text) => send(edit("tell", { key: "language", text })));
  const texts = content.texts.flatMap((text) => languages.map(({ id, word: name }) => ({
    key: text.key, id, long: text.long, value: text.of[id] ?? "",
    label: words.edit_in_language.replace("{what}", text.word).replace("{language}", name),
  })));
  fillTexts(parts.texts, texts.filter((one) => one.id === content.language), send);
  write(parts.summary, words.edit_other_languages);
  fillTexts(parts.others, texts.filter((one) => one.id !== content.language), send);
  keep(parts.tells, content.tells, (one) => one.key, makeEntry, (node, one) => {
    fillEntry(once(node), one.word, one.value, (text) => send(edit("tell", { key: one.key, text })));
  });
  set(parts.rules.input, "placeholder", content.rulesHint);
  fillEntry(parts.rules, words.edit_about_rules, content.rules, (text) => send(edit("rules", { text })));
}

function fillTexts(place, texts, send) {
  keep(place, texts, (one) => `${one.key} ${one.id}`, makeEntry, (node, one) => {
    set(once(node).input, "lang", one.id);
    fillEntry(once(node), one.label, one.value, (text) => send(edit("say", { key: one.key, language: one.id, text })));
  });
}

function makeEntry({ long = false }) {
  const made = entry(long);
  once(made.node, () => made);
  return made.node;
}

function makePlayer() {
  const name = make("input", { type: "text", maxlength: "40", autocomplete: "off", spellcheck: "false" });
  return make("li", {}, name, word("quiet sooner"), word("close"));
}

function fillPlayer(node, player, send) {
  const [name, sooner, away] = node.children;
  set(name, "aria-label", player.label);
  if (document.activeElement !== name || !name.matches(":focus")) name.value = player.name;
  name.onchange = () => {
    send(edit("rename", { seat: player.seat, name: name.value }));
    name.value = player.name;
  };
  write(sooner, "↑");
  set(sooner, "aria-label", player.sooner);
  usable(sooner, player.seat > 0);
  means(sooner, player.seat > 0 ? edit("seat", { seat: player.seat, to: player.seat - 1 }) : () => {});
  write(away, "×");
  set(away, "aria-label", player.remove);
  away.hidden = !player.removable;
  means(away, edit("remove_player", { seat: player.seat }));
}

function makeOption() {
  return make("label", {}, make("input", { type: "checkbox" }), make("span"));
}

function fillOption(node, one, send) {
  const [box, name] = node.children;
  write(name, one.word);
  box.checked = one.on;
  box.onchange = () => send(edit("option", { key: one.key, value: box.checked ? one.value : "" }));
}
