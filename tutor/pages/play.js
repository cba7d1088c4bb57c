/** Who plays: two to four, people at this screen or opponents. */

import { keep, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { panel } from "../drawing/panel.js";

export const draw = panel("play", build, fill);

function build(element) {
  const title = make("h2");
  const lead = make("p", { class: "leads" });
  const list = make("ol", { class: "players" });
  const add = make("button", { type: "button", class: "quiet" });
  const variant = make("select");
  const variantWord = make("span");
  const edition = make("select");
  const editionWord = make("span");
  const editionLabel = make("label", { class: "variant" }, editionWord, edition);
  const start = make("button", { type: "submit", class: "primary" });
  const trouble = make("p", { class: "trouble", role: "alert" });
  const form = make("form", { class: "sheet" }, list, add,
    make("label", { class: "variant" }, variantWord, variant), editionLabel, trouble, make("div", { class: "go" }, start));
  element.append(title, lead, form);
  return { title, lead, list, add, variant, variantWord, edition, editionWord, editionLabel, start, trouble, form, players: null };
}

/**
 * @param {any} parts
 * @param {PlayPage & Drawn} content
 * @param {Send} send
 */
function fill(parts, content, send) {
  const { words } = content;
  parts.players ??= content.players.map((one, number) => ({ ...one, id: number }));
  write(parts.title, content.title);
  write(parts.lead, content.lead);
  write(parts.add, words.add_player);
  write(parts.start, words.start);
  write(parts.variantWord, words.variant);
  write(parts.trouble, content.trouble);
  parts.trouble.hidden = !content.trouble;
  const again = () => fill(parts, content, send);
  const { players } = parts;
  parts.add.hidden = players.length >= content.most;
  means(parts.add, () => {
    const free = content.names.find((name) => !players.some((one) => one.name === name)) ?? "";
    players.push({ name: free, kind: "greedy", id: Math.max(...players.map((one) => one.id)) + 1 });
    again();
  });
  const rows = players.map((one, number) => ({
    id: one.id, number: number + 1, kinds: content.kinds, word: words.player_n, by: words.played_by,
    remove: words.remove_player, removable: players.length > content.least,
  }));
  keep(parts.list, rows, (row) => row.id, makePlayer, (node, row) => {
    fillPlayer(node, row, players.find((one) => one.id === row.id), () => {
      players.splice(players.findIndex((one) => one.id === row.id), 1);
      again();
    });
  });
  const variants = content.variants.filter((one) => !one.four || players.length === content.most);
  keep(parts.variant, variants, (one) => one.id, (one) => make("option", { value: one.id }), (node, one) => write(node, one.word));
  write(parts.editionWord, words.edition);
  parts.editionLabel.hidden = !content.editions.length;
  keep(parts.edition, content.editions, (one) => one.id, (one) => make("option", { value: one.id }), (node, one) => write(node, one.word));
  parts.edition.onchange = () => {
    parts.edition.dataset.chosen = parts.edition.value;
  };
  parts.edition.value = parts.edition.dataset.chosen ?? content.editions.find((one) => one.current)?.id ?? "";
  parts.form.onsubmit = (event) => {
    event.preventDefault();
    send({ do: "start", players: players.map(({ name, kind }) => ({ name, kind })), variant: parts.variant.value, edition: parts.edition.value });
  };
}

function makePlayer() {
  const name = make("input", { type: "text", maxlength: "30", autocomplete: "off", spellcheck: "false" });
  return make("li", {}, name, make("select"), make("button", { type: "button", class: "close" }, "×"),
    make("span", { class: "soft", "aria-live": "polite" }));
}

function fillPlayer(node, row, player, remove) {
  const [name, kind, away, says] = node.children;
  set(name, "aria-label", row.word.replace("{n}", row.number));
  if (name.value !== player.name && document.activeElement !== name) name.value = player.name;
  name.oninput = () => {
    player.name = name.value;
  };
  set(kind, "aria-label", `${row.by}, ${row.word.replace("{n}", row.number)}`);
  keep(kind, row.kinds, (one) => one.id, (one) => make("option", { value: one.id }), (option, one) => write(option, one.word));
  const choose = (id) => {
    player.kind = id;
    write(says, row.kinds.find((one) => one.id === id).says);
    says.hidden = !says.textContent;
  };
  choose(player.kind);
  kind.value = player.kind;
  kind.onchange = () => choose(kind.value);
  away.hidden = !row.removable;
  set(away, "aria-label", row.remove.replace("{name}", player.name));
  means(away, remove);
}
