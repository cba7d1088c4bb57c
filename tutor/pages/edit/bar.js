/** What can be done with the whole draft, its parts, and what there is to look at. */

import { keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";
import { rule } from "../../drawing/words.js";
import { isNear } from "../../drawing/near.js";
import { edit, usable, word } from "./fields.js";

const AWHILE = 2500;
const TO_BE_READ = 12000;

export const draw = panel("editing", build, fill);

function build(element) {
  const parts = { element, title: word("title-of") };
  for (const name of ["undo", "redo", "save", "link", "play", "show", "try", "close"]) parts[name] = word(name === "save" ? "primary" : "quiet");
  parts.undo.append("↶");
  parts.redo.append("↷");
  parts.said = make("span", { class: "soft", role: "status" });
  const tools = make("div", { class: "tools" }, parts.undo, parts.redo, parts.save, parts.link, parts.play, parts.show, parts.try, parts.close, parts.said);
  parts.tabs = make("div", { class: "tabs", role: "tablist" });
  parts.summary = make("summary");
  parts.list = make("ul");
  parts.warnings = make("details", { class: "warnings" }, parts.summary, parts.list);
  element.append(make("div", { class: "line" }, make("h2", {}, parts.title), tools), parts.tabs, parts.warnings);
  parts.tabs.addEventListener("keydown", along);
  parts.keys = (event) => pressed(parts, event);
  document.addEventListener("keydown", parts.keys);
  return parts;
}

function fill(parts, draft) {
  const { words } = draft;
  write(parts.title, draft.title);
  set(parts.title, "data-tip", words.edit_retitle);
  means(parts.title, edit("tab", { id: draft.packed === undefined ? "about" : "contents" }));
  for (const [name, does] of [["undo", draft.undo], ["redo", draft.redo]]) {
    set(parts[name], "aria-label", words[`edit_${name}`]);
    set(parts[name], "data-tip", words[`edit_${name}`]);
    usable(parts[name], does);
    means(parts[name], does ? edit(name) : () => {});
  }
  write(parts.save, words.edit_save);
  fillSave(parts, draft);
  const course = draft.packed !== undefined;
  write(parts.link, words.edit_link);
  parts.link.hidden = draft.alone || course || Boolean(draft.course);
  means(parts.link, () => copyLink(parts, draft));
  for (const name of ["play", "show"]) {
    write(parts[name], words[`edit_${name}`]);
    parts[name].hidden = draft.alone || course;
    usable(parts[name], draft.playable);
    means(parts[name], draft.playable ? edit(name) : () => {});
  }
  write(parts.try, words.edit_course_try);
  parts.try.hidden = draft.alone || !course;
  usable(parts.try, draft.playable);
  means(parts.try, draft.playable ? edit("try") : () => {});
  write(parts.close, draft.course?.word ?? words.edit_close);
  means(parts.close, edit("close"));
  set(parts.tabs, "aria-label", words.edit_tabs);
  keep(parts.tabs, draft.tabs, (tab) => tab.id, makeTab, fillTab);
  write(parts.summary, draft.warningsWord);
  const grave = draft.warnings.some((one) => one.grave);
  parts.warnings.classList.toggle("grave", grave);
  parts.warnings.classList.toggle("none", !draft.warnings.length);
  if (grave !== parts.grave) parts.warnings.open = grave;
  parts.grave = grave;
  keep(parts.list, draft.warnings, (one) => one.text, () => make("li"), fillWarning);
}

/** A course is saved alone, or in one file with what lies beside it, which is packed when it is asked for. */
function fillSave(parts, { name, text, packed, beside }) {
  const alone = !Object.keys(beside ?? {}).length;
  means(parts.save, alone ? () => download(name, text, "text/yaml") : edit("course_pack"));
  if (packed && parts.packed !== packed.n) download("course.zip", Uint8Array.from(atob(packed.text), (sign) => sign.charCodeAt(0)), "application/zip");
  parts.packed = packed?.n;
}

function makeTab() {
  return make("button", { type: "button", role: "tab" });
}

function fillTab(node, tab) {
  write(node, tab.word);
  set(node, "aria-selected", tab.current ? "true" : "false");
  set(node, "tabindex", tab.current ? "0" : "-1");
  means(node, edit("tab", { id: tab.id }));
}

function along(event) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tabs = [...event.currentTarget.children];
  const next = by && tabs[(tabs.indexOf(event.target) + by + tabs.length) % tabs.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

function fillWarning(node, one) {
  node.classList.toggle("grave", one.grave);
  const text = make("span", {}, `${one.grave ? "!" : "·"} ${one.text} `);
  const mend = one.mend && word();
  if (mend) {
    write(mend, one.mend.word);
    means(mend, one.mend.send);
  }
  node.replaceChildren(...[text, one.rule && rule(one.rule), mend].filter(Boolean));
}

/** Control or Command with Z takes back, with Shift or with Y does again, except in a field of text. */
function pressed(parts, event) {
  if (!parts.element.isConnected) {
    document.removeEventListener("keydown", parts.keys);
    return;
  }
  const { key, target } = event;
  const away = parts.element.hidden || !parts.element.checkVisibility();
  if (away || !(event.ctrlKey || event.metaKey) || target.matches("input, textarea, select")) return;
  const letter = key.toLowerCase();
  if (letter !== "z" && letter !== "y") return;
  event.preventDefault();
  (letter === "y" || event.shiftKey ? parts.redo : parts.undo).click();
}

function download(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = make("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

async function copyLink(parts, { link, language, game, words, panelWords }) {
  const say = (text, time = AWHILE) => {
    write(parts.said, text);
    clearTimeout(parts.silence);
    parts.silence = setTimeout(() => write(parts.said, ""), time);
  };
  if (!link) {
    say(words.edit_no_link, TO_BE_READ);
    return;
  }
  const address = `${location.origin}${location.pathname}?${new URLSearchParams({ language, game, draft: link })}`;
  try {
    await navigator.clipboard.writeText(address);
    if (isNear(location)) say(`${words.edit_copied} ${panelWords.near_only}`, TO_BE_READ);
    else say(words.edit_copied);
  } catch {
    prompt(words.edit_link, address);
  }
}
