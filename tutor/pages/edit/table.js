/** The table with a place for everything, what lies there, and whose turn it is. */

import { keep, make } from "../../drawing/dom.js";
import { panel } from "../../drawing/panel.js";
import { walkByArrows } from "../../drawing/arrows.js";
import { choice, edit, fillChoice } from "./fields.js";
import { fillMiddle, makeMiddle } from "./middle.js";
import { fillSeat, makeSeat } from "./seat.js";

export const draw = panel("table", build, fill);

function build(element) {
  const setting = make("div", { class: "setting" });
  const choices = Object.fromEntries(["turn", "actions", "first", "step"].map((name) => [name, choice()]));
  setting.append(...Object.values(choices).map((one) => one.node));
  const middle = makeMiddle();
  const seats = make("div", { class: "seats" });
  element.append(setting, middle, seats);
  walkByArrows(element, ".lies, .here:not([hidden])");
  return { choices, middle, seats, send: () => {} };
}

function fill(parts, content, send) {
  const { words, panelWords, setting } = content;
  parts.send = send;
  const { choices } = parts;
  fillChoice(choices.turn, words.edit_turn, setting.turns, setting.turn, (name) => send(edit("turn", { name })));
  const counts = setting.actions === null ? [] : ["2", "1", "0"].map((id) => ({ id, word: id }));
  fillChoice(choices.actions, words.edit_actions, counts, setting.actions, (n) => send(edit("actions", { n })));
  fillChoice(choices.first, words.edit_first, setting.firsts, setting.first, (name) => send(edit("first", { name })));
  fillChoice(choices.step, words.edit_step, setting.steps, setting.step, (id) => send(edit("step", { id })));
  fillMiddle(parts.middle, content, send);
  const own = { hand: panelWords.hand, achievements: panelWords.achievements, icons: panelWords.icons };
  const ways = ["", "left", "right", "up"].map((id) => ({ id, word: words[`edit_splay_${id || "none"}`] }));
  const players = content.players.map((player) => ({ ...player, own, ways, signs: [words.edit_democracy, words.edit_embargo] }));
  keep(parts.seats, players, (player) => player.seat, makeSeat, (node, player) => fillSeat(node, player, parts));
}
