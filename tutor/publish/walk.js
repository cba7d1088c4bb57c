/** Walks through what was worked out beforehand; answers the messages that otherwise a kernel would. */

import { keptPace } from "../drawing/pace.js";
import { isDiagnosed, isRight, verdictOf } from "./verdict.js";

const NOT_TRIED = { hints: 0, answer: null, wrong: 0, shown: false };

/** What is walked through in a variation: as the walkthrough as far as it departs, from there on its own. */
function beside(walk, { at, moves, played, told, words }) {
  const lines = Object.entries(words).map(([language, { steps, events, cards }]) => {
    const said = walk.words[language];
    const moments = said.events && [...said.events.slice(0, walk.told[at]), ...events];
    return [language, { ...said, steps: [...said.steps.slice(0, at), ...steps], events: moments, cards: { ...said.cards, ...cards } }];
  });
  return {
    ...walk,
    moves,
    played: [...walk.played.slice(0, at), ...played],
    told: [...walk.told.slice(0, at + 1), ...told],
    words: Object.fromEntries(lines),
  };
}

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
  /**
   * What was done about each question, by its place: how many hints were given, the answer, how many were wrong, whether
   * the right one was shown.
   */
  tried = new Map();
  /** Where the question stands about which something was done last. */
  about = null;

  /** The variation that is walked through, by its number. */
  within = null;

  constructor(walk, language) {
    this.walk = this.whole = walk;
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
    const asks = this.said.steps.flatMap(({ says }, at) => says.flatMap((each, number) => (each.ask ? [this.placeAt(at, number)] : [])));
    const settled = ({ answer, shown }) => Boolean(answer) || shown;
    return this.within === null && this.at === this.last && asks.every((place) => settled(this.triedAt(place)));
  }

  /** Where something stands, and in which variation. */
  placeAt(at, number) {
    return [at, number, ...(this.within === null ? [] : [this.within])].join("/");
  }

  /** After how many answers one is in the walkthrough, or has left it. */
  get home() {
    return this.within === null ? this.at : this.whole.variations[this.within].at;
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
    const intro = this.at === 0 && this.within === null ? begins.filter(({ text }) => text) : [];
    const titles = this.whole.variations.map((one) => one.words[this.language].title);
    const called = this.within === null ? [] : [{ kind: "variation", text: titles[this.within] }];
    const back = { id: "return", word: words.aside_back, send: { do: "variation" }, primary: this.at === this.last };
    /** @type {any[]} */
    const ways = this.within === null ? [] : [back];
    const says = this.said.steps[place].says.flatMap(({ note, look, parts, ask, table, variation }, number) => {
      if (ask) return [this.question({ ask, table }, this.placeAt(place, number), words)];
      if (look) return [{ kind: "look", text: look }];
      if (note !== undefined) return [{ kind: "note", text: note, parts }];
      ways.push({ id: `variation ${variation}`, word: titles[variation], send: { do: "variation", n: variation } });
      return [];
    });
    return {
      says: [...called, ...intro, ...says],
      ways,
      keys: this.at === 0 ? words.walk_keys : null,
    };
  }

  /** A question as the app draws it; here it stays open, and tells the answer to who wants it. */
  question({ ask, table }, place, words) {
    const id = `${place} ${this.language}`;
    const tried = this.triedAt(place);
    const { hints, answer, shown } = tried;
    const verdict = shown || answer ? verdictOf(ask, tried, words) : null;
    const asking = this.asking();
    const tabled = asking?.place === place;
    if (tabled && asking.missed) verdict.lines = [...verdict.lines, ...table.lit];
    const hint = hints ? words.another_hint : words.hint;
    return {
      kind: "question",
      id,
      form: ask.form,
      prompt: ask.prompt,
      help: ask.help,
      options: ask.options.map(({ id, words, at, domain }) => ({ id, words, at, domain, state: null })),
      given: answer,
      counts: table.counts,
      tabled,
      hints: ask.hints.slice(0, hints),
      hint: hints < ask.hints.length ? hint : null,
      show: words.show_answer,
      open: true,
      verdict,
    };
  }

  triedAt(place) {
    return this.tried.get(place) ?? NOT_TRIED;
  }

  /** The question that the table is about: the one about which something was done last, else the first; null: none is open. */
  asking() {
    const says = this.step?.says ?? [];
    const open = says.flatMap(({ ask, table }, number) => {
      const place = this.placeAt(this.at, number);
      const tried = this.triedAt(place);
      const missed = ask && isDiagnosed(ask, tried);
      return ask && (missed || !(tried.answer || tried.shown)) ? [{ place, table, missed, tried }] : [];
    });
    return open.find(({ place }) => place === this.about) ?? open[0] ?? null;
  }

  /** What is otherwise on the table as long as it is asked about: it does not answer, and after a miss what counts is lit. */
  whileAsked() {
    const asking = this.asking();
    if (!asking) return {};
    const { table, missed, tried } = asking;
    return { ...(missed ? table.missed : table.open), pointed: tried.hints ? table.pointed : null };
  }

  /** What is to be seen now. */
  scene() {
    const base = this.event === null ? this.step.scene : this.said.events[this.event].scene;
    const aside = this.aside && this.step.asides[this.aside];
    const looked = this.looked && this.step?.looks[this.looked];
    const scene = { ...base, ...looked, ...this.whileAsked(), ...aside, book: this.said.book, toast: this.toast };
    scene.caption = aside ? null : this.caption(base);
    if (this.until !== null) scene.ask &&= { ...scene.ask, prompt: base.words.telling, parts: [{ text: base.words.telling }] };
    if (aside) scene.timeline = base.timeline;
    else scene.highlights = (this.step?.says ?? []).flatMap(({ highlights }) => highlights ?? []);
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
    this.comeBack();
  }

  /** Whoever goes back to before a variation is in the walkthrough again. */
  comeBack() {
    if (this.within === null || this.at >= this.home) return;
    [this.walk, this.within] = [this.whole, null];
  }

  /** Into a variation, or back to where the walkthrough was left. */
  on_variation({ n = null }) {
    const at = this.whole.variations[n ?? this.within].at;
    this.within = n;
    this.walk = n === null ? this.whole : beside(this.whole, this.whole.variations[n]);
    this.goTo(at);
  }

  on_go({ at }) {
    if (this.until !== null || this.event === null || this.aside) {
      const onward = this.until === null && !this.aside && at === this.at + 1;
      this.goTo(this.until !== null && at === this.event + 1 ? this.at : at);
      if (onward && keptPace() !== "once") this.tell();
    } else {
      this.event = at;
      this.at = this.said.events[at].at;
      this.comeBack();
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
    const { place, ask } = this.asked({ id });
    const { answer, wrong } = this.triedAt(place);
    // The form stays open, and who sends the same twice has not tried twice.
    const again = answer?.join("\n") === ids.join("\n");
    this.try(id, { answer: ids, wrong: wrong + Number(!again && !isRight(ask, ids)) });
  }

  on_hint({ id }) {
    this.try(id, { hints: this.triedAt(placeOf(id)).hints + 1 });
  }

  on_show({ id }) {
    this.try(id, { shown: true, answer: null });
  }

  try(id, done) {
    const place = placeOf(id);
    this.tried.set(place, { ...this.triedAt(place), ...done });
    this.about = place;
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
