/** The means to answer a question: options to choose from, an order to be made, a number; to a room, letters. */

import { button, keep, make, set, write } from "./dom.js";
import { emblem } from "./emblems.js";
import { means } from "./meaning.js";

/**
 * Put what `ask` ({form, options: [{id, words}]}) can be answered with into `node`. Returns `given`, which
 * says what is answered (null: nothing yet), `give(ids)`, which answers, and `mark(options, open)`: whether
 * answers are still taken, and by `state` ("right", "wrong") what the chosen ones were. Where there are options,
 * also `chosen`, those chosen so far, `toggle(id)`, which chooses one or takes it back, and perhaps `leave(ids)`,
 * which leaves those to the table.
 *
 * @param {AskedQuestion} ask
 * @param {any} node
 * @param {Words} words
 * @param {string} id
 */
export function answering(ask, node, words, id) {
  return FORMS[ask.form](ask, node, words, id);
}

/** In letters. */
const BRIEF = 14;
const SIGNS = { right: "✓", wrong: "✗" };

/** @type {{ [form: string]: (ask: AskedQuestion, node: any, words: Words, id: string) => any }} */
const FORMS = {
  one: (ask, node, _, id) => choices("radio", ask, node, id, (ids) => (ids.length ? ids : null)),
  some: (ask, node, _, id) => choices("checkbox", ask, node, id, (ids) => ids),
  number,
  order,
  open,
  play: () => ({ given: () => null, give() {}, mark() {} }),
  room,
};

/**
 * @param {string} type
 * @param {AskedQuestion} ask
 * @param {any} node
 * @param {string} id
 * @param {(ids: string[]) => string[] | null} answer
 */
function choices(type, ask, node, id, answer) {
  const inputs = ask.options.map((option) => make("input", { type, name: `answer-${id}`, value: option.id }));
  node.classList.toggle("brief", brief(ask));
  const labels = ask.options.map((option, number) => make("label", {}, inputs[number], ...pictured(option)));
  node.append(...labels);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return {
    given: () => answer(chosen()),
    chosen,
    leave(ids) {
      inputs.forEach((input, number) => labels[number].classList.toggle("on-table", ids.has(input.value)));
    },
    toggle(id) {
      for (const input of inputs) {
        if (input.value === id) input.checked = type === "radio" || !input.checked;
      }
    },
    give(ids) {
      for (const input of inputs) input.checked = ids.includes(input.value);
    },
    mark(options, open) {
      inputs.forEach((input, number) => {
        input.disabled = !open;
        set(labels[number], "data-state", options[number]?.state);
      });
    },
  };
}

/**
 * The words of an option, and the picture of the domain that it is about.
 *
 * @param {AskedOption} option
 */
function pictured({ words, domain }) {
  const text = make("span", {}, words);
  return domain ? [make("span", { class: "of-domain", "data-domain": domain }, emblem({ domain })), text] : [text];
}

/** A number is typed, or counted up and down. */
function number(ask, node, words) {
  const input = make("input", {
    type: "text", inputmode: "numeric", size: "4", maxlength: "6", autocomplete: "off", "aria-label": words.your_answer,
  });
  const [less, more] = ["−", "+"].map((sign) => button("stepper", sign));
  set(less, "aria-label", words.one_less);
  set(more, "aria-label", words.one_more);
  const value = () => (/^\s*\d+\s*$/.test(input.value) ? Number(input.value) : null);
  const step = (by) => {
    if (!input.disabled) input.value = Math.max(0, (value() ?? (by > 0 ? -1 : 1)) + by);
  };
  less.addEventListener("click", () => step(-1));
  more.addEventListener("click", () => step(1));
  input.addEventListener("keydown", (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  });
  node.classList.add("counted");
  // Whoever comes by keyboard comes to the number first.
  node.append(input, less, more);
  return {
    given: () => (value() === null ? null : [String(value())]),
    give: ([id]) => {
      input.value = id ?? "";
    },
    mark: (_, open) => {
      for (const each of [less, input, more]) each.disabled = !open;
    },
  };
}

/**
 * Words of one's own, which nobody judges.
 *
 * @param {AskedQuestion} _ask
 * @param {any} node
 * @param {Words} words
 */
function open(_ask, node, words) {
  const text = make("textarea", { rows: "3", maxlength: "2000", "aria-label": words.your_answer });
  node.append(text);
  return {
    given: () => (text.value.trim() ? [text.value.trim()] : null),
    give: ([words]) => {
      text.value = words ?? "";
    },
    mark: (_, open) => {
      text.readOnly = !open;
    },
  };
}

/**
 * Whether all answers are so short that two stand side by side on a phone.
 *
 * @param {AskedQuestion} ask
 */
function brief({ options }) {
  return options.every(({ words }) => words.length <= BRIEF);
}

/**
 * Named one after the other; naming one again takes it back, the arrow keys move it.
 *
 * @param {AskedQuestion} ask
 * @param {any} node
 */
function order(ask, node) {
  const named = [];
  let closed = false;
  const renew = () => {
    const focused = /** @type {any} */ (document.activeElement);
    const rest = ask.options.filter((option) => !named.includes(option.id));
    const placed = named.map((id) => ask.options.find((option) => option.id === id));
    const items = [...placed, ...rest].map(({ id, words }) => ({ id, words, place: named.indexOf(id) + 1, closed }));
    keep(node, items, (item) => item.id, makePlaced, fillPlaced);
    if (node.contains(focused) && focused !== document.activeElement) focused.focus();
  };
  const toggle = (id) => {
    if (closed) return;
    if (named.includes(id)) named.splice(named.indexOf(id), 1);
    else named.push(id);
    renew();
  };
  node.addEventListener("click", ({ target }) => {
    const id = target.closest("[data-option]")?.dataset.option;
    if (id) toggle(id);
  });
  node.addEventListener("keydown", (event) => {
    const place = named.indexOf(event.target.closest("[data-option]")?.dataset.option);
    const to = place + { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (place < 0 || !(to >= 0 && to < named.length) || closed) return;
    event.preventDefault();
    [named[place], named[to]] = [named[to], named[place]];
    renew();
  });
  node.classList.add("order");
  node.classList.toggle("brief", brief(ask));
  renew();
  return {
    given: () => (named.length ? [...named] : null),
    chosen: () => [...named],
    toggle,
    give: (ids) => {
      named.splice(0, named.length, ...ids);
      renew();
    },
    mark: (_, open) => {
      closed = !open;
      renew();
    },
  };
}

/**
 * A room answers aloud: by letters, which show what is right once it is known.
 *
 * @param {AskedQuestion} _ask
 * @param {any} node
 */
function room(_ask, node) {
  const list = make("ol", { class: "letters" });
  node.append(list);
  return {
    given: () => null,
    give() {},
    mark: (options) => keep(list, options, (option) => option.id, makeLettered, fillLettered),
  };
}

function makeLettered() {
  return make("li", {}, make("b", { class: "letter" }), make("span"), make("b", { class: "votes" }), make("i", { class: "sign" }));
}

/**
 * @param {any} node
 * @param {AskedOption} option
 */
function fillLettered(node, option) {
  const [letter, text, votes, sign] = node.children;
  write(letter, option.letter);
  write(text, option.words);
  const counted = typeof option.votes === "number";
  write(votes, counted ? option.votes : "");
  votes.hidden = !counted;
  node.style.setProperty("--share", `${Math.round(100 * (option.share ?? 0))}%`);
  means(node, counted && !option.state ? { do: "vote", letter: option.letter, by: 1 } : null);
  write(sign, option.place ?? SIGNS[option.state]);
  set(node, "data-state", option.state);
}

function makePlaced() {
  return button("", make("span", { class: "place" }), make("span", {}));
}

function fillPlaced(node, item) {
  set(node, "data-option", item.id);
  set(node, "aria-pressed", item.place > 0 ? "true" : "false");
  set(node, "aria-disabled", item.closed ? "true" : null);
  write(node.firstChild, item.place || "");
  write(node.lastChild, item.words);
}
