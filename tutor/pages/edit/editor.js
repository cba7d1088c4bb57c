/** The editor: how to begin, or the draft with its parts, its warnings, and what can be done with the whole. */

import { make, set, write } from "../../drawing/dom.js";
import { draw as drawToast } from "../../drawing/toast.js";
import { draw as drawAbout } from "./about.js";
import { draw as drawBar } from "./bar.js";
import { draw as drawContents } from "./contents.js";
import { draw as drawCourse } from "./course.js";
import { holder } from "./fields.js";
import { draw as drawFile } from "./file.js";
import { draw as drawSetup } from "./setup.js";
import { draw as drawStarts } from "./starts.js";
import { keepDraft } from "./storage.js";

const TABS = { table: drawSetup, moves: drawCourse, about: drawAbout, contents: drawContents, file: drawFile };

export const draw = holder("editor", build, fill);

function build(element) {
  const parts = { element, title: make("h2"), starts: make("div"), bar: make("div"), toast: make("section") };
  for (const tab of Object.keys(TABS)) parts[tab] = make("div", { role: "tabpanel" });
  element.append(parts.title, parts.starts, parts.bar, ...Object.keys(TABS).map((tab) => parts[tab]), parts.toast);
  return parts;
}

/** `content` is the view of the editor, with `panelWords`: the words of the panels that it uses. */
function fill(parts, content, send) {
  const { draft, starts, words, language, theme, book } = content;
  const common = { language, theme, book, words, panelWords: content.panelWords, alone: content.alone };
  write(parts.title, content.title);
  parts.title.classList.toggle("unseen", Boolean(draft));
  parts.starts.hidden = !starts;
  if (starts) drawStarts(parts.starts, { ...common, ...starts }, send);
  parts.bar.hidden = !draft;
  parts.element.classList.toggle("working", Boolean(draft));
  parts.element.classList.toggle("alone", content.alone);
  if (draft) {
    keepDraft(draft.course?.kept ?? draft);
    drawBar(parts.bar, { ...common, ...draft }, send);
  }
  // What is laid out begins at its top, wherever one was in the course before.
  const laid = draft?.course?.word ?? null;
  if (laid && !parts.laid) scrollTo(0, 0);
  parts.laid = laid;
  for (const [tab, drawTab] of Object.entries(TABS)) {
    const shown = draft?.tab === tab;
    parts[tab].hidden = !shown;
    set(parts[tab], "aria-label", draft?.tabs.find((one) => one.id === tab)?.word);
    if (shown) drawTab(parts[tab], { ...common, languages: content.languages, game: draft.game, ...draft[tab] }, send);
  }
  drawToast(parts.toast, { ...common, words: content.panelWords, toast: content.toast }, send);
}
