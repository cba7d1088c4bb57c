/** What can be opened over a presentation: the list of steps, the help; and the notes beside it. */

import { button, keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { panel } from "../../drawing/panel.js";

/** All steps, and all items of the course; choosing one goes there. */
export const drawSteps = panel("step-list", buildSteps, fillSteps);

function buildSteps(element) {
  const [title, course] = [make("h2"), make("h2")];
  const [list, chapters] = [make("ol"), make("div")];
  element.append(make("div", {}, title, list), make("div", {}, course, chapters));
  return { element, title, list, course, chapters };
}

function fillSteps(parts, { words, steps, course, chosen }, send) {
  const { element, title, list } = parts;
  set(element, "role", "dialog");
  set(element, "aria-label", words.present_list);
  write(title, words.present_list);
  write(parts.course, course?.title);
  parts.course.parentNode.hidden = !course;
  element.classList.toggle("of-course", Boolean(course));
  const open = (n) => {
    chosen();
    send({ do: "lecture", n });
  };
  const makeChapter = () => make("section", {}, make("h3"), make("ol"));
  keep(parts.chapters, course?.chapters ?? [], (_, number) => number, makeChapter, (node, chapter) => {
    write(node.firstChild, chapter.title);
    keep(node.lastChild, chapter.items, (item) => item.n, () => make("li", {}, button("")), (item, { n, words: named, current }) => {
      write(item.firstChild, named);
      set(item.firstChild, "aria-current", current ? "true" : null);
      means(item.firstChild, () => open(n));
    });
  });
  const create = () => make("li", {}, button("", make("b"), make("span")));
  keep(list, steps, (step) => step.n, create, (item, step) => {
    const node = item.firstChild;
    write(node.firstChild, step.n);
    write(node.lastChild, step.words);
    set(node, "data-kind", step.kind);
    set(node, "aria-current", step.current ? "step" : null);
    // Opening the list focuses this at once; its toggle event would come after the next key.
    set(node, "autofocus", step.current ? "" : null);
    means(node, () => {
      chosen();
      send({ do: "jump", to: step.n });
    });
  });
}

/** Which key does what. */
export const drawHelp = panel("key-help", buildHelp, fillHelp);

function buildHelp(element) {
  const close = button("close", "×");
  const title = make("h2");
  const list = make("dl");
  set(list, "tabindex", "0");
  element.append(close, title, list);
  return { element, close, title, list };
}

function fillHelp({ element, close, title, list }, { words, panelWords, keys, closed }) {
  set(element, "role", "dialog");
  set(element, "aria-label", words.present_help);
  set(close, "aria-label", panelWords.close);
  means(close, closed);
  write(title, words.present_help);
  keep(list, keys, (one) => one.word, () => make("div", {}, make("dt"), make("dd")), (node, one) => {
    node.firstChild.replaceChildren(...one.keys.split(" · ").flatMap((key) => [make("kbd", {}, key), " "]));
    write(node.lastChild, one.word);
  });
}

/** The notes of this step and of the next one. */
export const drawNotes = panel("own-notes", buildNotes, fillNotes);

function buildNotes(element) {
  const [now, then] = [make("h2"), make("h2")];
  const [note, next] = [make("div"), make("div", { class: "soft" })];
  set(element, "tabindex", "0");
  element.append(now, note, then, next);
  return { element, now, note, then, next };
}

function fillNotes({ element, now, note, then, next }, view) {
  const { words } = view;
  set(element, "aria-label", words.present_notes);
  write(now, words.present_now);
  write(then, words.present_next);
  paragraphs(note, view.note.length ? view.note : [words.present_no_note]);
  paragraphs(next, view.next ? [view.next.words, ...view.next.note] : [words.present_end]);
}

/** Let an element say these paragraphs. */
export function paragraphs(element, texts) {
  keep(element, texts, (_, number) => number, () => make("p"), write);
}
