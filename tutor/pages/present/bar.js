/** The bar at the lower edge: for the mouse and for fingers what the keys do. */

import { button, keep, make, set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { canLead } from "../follow.js";
import { panel } from "../../drawing/panel.js";

export const draw = panel("presenter-bar", build, fill);

function build(element) {
  const [backward, forth] = [button("step", "◀"), button("step", "▶")];
  const list = button("place");
  const others = make("div", { class: "others" });
  element.append(make("div", { class: "steps" }, backward, list, forth), others);
  return { element, backward, forth, list, others };
}

function fill({ element, backward, forth, list, others }, view) {
  const { words, panelWords, conduct } = view;
  set(element, "role", "toolbar");
  set(element, "aria-label", words.present);
  set(backward, "aria-label", panelWords.backward);
  set(forth, "aria-label", panelWords.forward);
  means(backward, () => conduct("backward"));
  means(forth, () => conduct("forth"));
  write(list, `${view.n} / ${view.count}`);
  set(list, "aria-label", `${view.word}: ${words.present_list}`);
  means(list, () => conduct("list"));
  const language = view.languages.find((one) => one.current);
  const tools = [
    ...(view.course?.chapter.next ? [{ command: "chapter", key: "C", word: words.present_chapter }] : []),
    { command: "aside", key: "W", word: words.present_aside, pressed: Boolean(view.aside) },
    ...(view.counting || (view.kind === "question" && view.question?.options.length && !view.aside)
      ? [{ command: "count", key: "T", word: words.present_count, pressed: view.counting }]
      : []),
    { command: "hands", key: "H", word: view.hidden ? words.present_hands_show : words.present_hands_hide },
    { command: "part", key: "V", word: words.present_part },
    { command: "notes", key: "N", word: words.present_notes, pressed: view.noted },
    { command: "window", key: "Shift+N", word: words.present_window },
    ...(canLead() ? [{ command: "devices", key: "A", word: words.present_devices, pressed: view.led }] : []),
    { command: "blank", key: "B", word: words.present_blank },
    { command: "language", key: "L", word: language?.word },
    { command: "full", key: "F", word: words.present_full },
    { command: "help", key: "?", word: words.present_help },
    { command: "quit", key: "Q", word: words.present_leave },
  ];
  keep(others, tools, (tool) => tool.command, () => button("tool"), (node, tool) => {
    set(node, "data-command", tool.command);
    write(node, tool.word);
    set(node, "aria-pressed", tool.pressed === undefined ? null : String(tool.pressed));
    set(node, "aria-keyshortcuts", tool.key);
    means(node, () => conduct(tool.command));
  });
}
