/** Walks through what was worked out beforehand; answers the messages that otherwise a kernel would. */

import { keptPace } from "../drawing/pace.js";
import { verdictOf } from "./verdict.js";

const NOT_TRIED = { hints: 0, answer: null, shown: false };

/** Where a question stands, whatever the language. */
const placeOf = (id) => id.split(" ")[0];

export class Walk {
  /** `at` answers have been given; by event it is the number of events that counts. */
  at = 0;
  event = null;
  /** After how many events the telling of what has happened ends; null: nothing is being told. */
  until = null;
  looked = null;
  aside = null;
  /** The answer that was given here otherwise than in the walkthrough. */
  astray = null;
  card = null;
  toasts = 0;
  toast = null;
  /** What was done about each question, by its id: how many hints were given, the answer, whether it was shown. */
  tried = new Map();

  constructor(walk, language) {
    this.walk = walk;
    this.language = language;
  }

  get said() {
    return this.walk.words[this.language];
  }

  get last() {
    return this.walk.played.length;
  }

  /** Whether somebody is at the end, and has answered all that was asked, or been told. */
  get walked() {
    const asks = this.said.steps.flatMap(({ says }, at) => says.flatMap((each, number) => (each.ask ? [`${at}/${number}`] : [])));
    const settled = ({ answer, shown }) => Boolean(answer) || shown;
    return this.at === this.last && asks.every((place) => settled(this.tried.get(place) ?? NOT_TRIED));
  }

  /** The step whose answers can be given; null in the middle of one. */
  get step() {
    return this.event === null || this.walk.told[this.at] === this.event ? this.said.steps[this.at] : null;
  }

  /** What the author says and asks: in the middle of an answer still what was said before it. */
  guide(words) {
    const place = this.step ? this.at : this.at - 1;
    const { goal, notes, credit } = this.said;
    const begins = [["intro", goal], ["intro", notes], ["credit", credit]].map(([kind, text]) => ({ kind, text }));
    const intro = this.at === 0 ? begins.filter(({ text }) => text) : [];
    const says = this.said.steps[place].says.map(({ note, ask }, number) =>
      ask ? this.question(ask, `${place}/${number}`, words) : { kind: "note", text: note },
    );
    return {
      says: [...intro, ...says],
      ways: [],
      keys: this.at === 0 ? words.walk_keys : null,
    };
  }

  /** A question as the app draws it; here it stays open, and tells the answer to who wants it. */
  question(ask, place, words) {
    const id = `${place} ${this.language}`;
    const { hints, answer, shown } = this.tried.get(place) ?? NOT_TRIED;
    const hint = hints ? words.another_hint : words.hint;
    return {
      kind: "question",
      id,
      form: ask.form,
      prompt: ask.prompt,
      help: ask.help,
      options: ask.options.map((option) => ({ id: option.id, words: option.words, state: null })),
      given: answer,
      hints: ask.hints.slice(0, hints),
      hint: hints < ask.hints.length ? hint : null,
      show: words.show_answer,
      open: true,
      verdict: shown || answer ? verdictOf(ask, shown ? null : answer, words) : null,
    };
  }

  /** What is to be seen now. */
  scene() {
    const base = this.event === null ? this.step.scene : this.said.events[this.event].scene;
    const aside = this.aside && this.step.asides[this.aside];
    const looked = this.looked && this.step?.looks[this.looked];
    const scene = { ...base, ...aside, ...looked, book: this.said.book, toast: this.toast };
    scene.caption = aside ? null : this.caption(base);
    if (this.until !== null) scene.ask &&= { ...scene.ask, prompt: base.words.telling, parts: [{ text: base.words.telling }] };
    if (aside) scene.timeline = base.timeline;
    if (this.card) {
      const lit = scene.card?.id === this.card ? scene.card : this.said.cards[this.card];
      scene.card = { ...lit, opened: true };
    }
    return scene;
  }

  /** The sentence about what has happened last; told one after the other, each leads on to the next. */
  caption({ why }) {
    const last = why.filter((line) => line.now && line.kind !== "turn").at(-1);
    const telling = this.until !== null;
    if (!last && !telling) return null;
    const next = telling ? { do: "tell" } : null;
    return { parts: last?.parts ?? [], rule: last?.rule ?? null, because: null, telling, next, replay: !telling && this.canTell, pace: keptPace() };
  }

  get canTell() {
    return this.at > 0 && this.event === null && Boolean(this.said.events) && !this.aside;
  }

  /** Tell event by event what the last answer has led to. */
  tell() {
    if (!this.canTell) return;
    [this.event, this.until] = [this.walk.told[this.at - 1], this.walk.told[this.at]];
    this.on_tell({ all: false });
  }

  on_tell({ all }) {
    if (this.until === null) return;
    this.event = all ? this.until : this.event + 1;
    if (this.event >= this.until) this.event = this.until = null;
  }

  on_replay() {
    this.tell();
  }

  on_pace({ id }) {
    if (id === "once") this.on_tell({ all: true });
  }

  /** Do what a drawing sent; says whether there was anything to do. */
  handle(message) {
    const does = this[`on_${message.do}`];
    this.toast = null;
    does?.call(this, message);
    return Boolean(does);
  }

  /** Show the moment after so many answers, as far as there are. */
  goTo(at) {
    if (this.until !== null) this.event = this.until = null;
    this.at = Math.max(0, Math.min(at, this.last));
    if (this.event !== null) this.event = this.walk.told[this.at];
    this.looked = this.aside = this.astray = this.card = null;
  }

  on_go({ at }) {
    if (this.until !== null || this.event === null || this.aside) {
      const onward = this.until === null && !this.aside && at === this.at + 1;
      this.goTo(this.until !== null && at === this.event + 1 ? this.at : at);
      if (onward && keptPace() !== "once") this.tell();
    } else {
      this.event = at;
      this.at = this.said.events[at].at;
      this.looked = this.astray = this.card = null;
    }
  }

  on_choose({ key }) {
    if (!this.step) return;
    if (key === this.walk.played[this.at]) return this.on_go({ at: this.at + 1 });
    this.astray = key;
    if (this.step.asides[key]) [this.aside, this.looked, this.card] = [key, null, null];
    else this.toast = { text: this.step.scene.words.one_way, rule: null, n: ++this.toasts };
  }

  /** The question that a message is about, and where it stands. */
  asked({ id }) {
    const place = placeOf(id);
    const [step, number] = place.split("/").map(Number);
    return { place, ask: this.said.steps[step]?.says[number]?.ask };
  }

  on_answer({ id, ids }) {
    this.try(id, { answer: ids, shown: false });
  }

  on_hint({ id }) {
    this.try(id, { hints: (this.tried.get(placeOf(id)) ?? NOT_TRIED).hints + 1 });
  }

  on_show({ id }) {
    this.try(id, { shown: true });
  }

  try(id, done) {
    const place = placeOf(id);
    this.tried.set(place, { ...(this.tried.get(place) ?? NOT_TRIED), ...done });
  }

  on_look({ key }) {
    this.looked = key;
    this.card = null;
  }

  on_open({ card }) {
    if (card === null || this.said.cards[card]) this.card = card;
  }

  on_by({ by }) {
    this.event = by === "event" && this.said.events ? this.walk.told[this.at] : null;
    this.looked = this.aside = this.astray = this.card = null;
  }
}
