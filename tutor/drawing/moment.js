/** What is said while Python is being fetched, thinks for long or has failed: over the page, or above it. */

import { make, write } from "./dom.js";

const MEGABYTE = 1_000_000;
const READING = 6000;

export class Moment {
  /** `words` are those of the visitor's language; `total` is how many bytes there are to fetch. */
  constructor(element, words, total) {
    this.words = words;
    this.total = total;
    this.sentence = make("p", { role: "status" });
    this.bar = make("progress", { max: 1, value: 0 });
    this.button = make("button", { type: "button", class: "primary", hidden: true });
    element.classList.add("moment");
    element.replaceChildren(this.sentence, this.bar, this.button);
    this.element = element;
    this.reading = 0;
  }

  waking() {
    this.since = performance.now();
    this.loaded(0);
  }

  /** So much has come. */
  loaded(bytes) {
    const part = Math.min(bytes / this.total, 1);
    const seconds = (performance.now() - this.since) / 1000;
    const left = part > 0.1 && part < 1 ? Math.ceil((seconds / part) * (1 - part)) : null;
    const [amount, all] = [bytes, this.total].map((each) => (each / MEGABYTE).toFixed(1));
    this.bar.value = part;
    const text = bytes === 0 || part === 1 ? this.words.opening : this.words.loading.replace("{n}", amount).replace("{of}", all);
    this.say(left === null ? text : `${text} ${this.words.left.replace("{n}", left)}`, { bar: true });
  }

  thinking() {
    // What is being read is more than that somebody waits.
    if (!this.reading) this.say(this.words.thinking);
  }

  /** Nothing has come back for long: `resume` begins anew. */
  stuck(resume) {
    this.say(this.words.stuck, { action: resume });
  }

  failed(resume) {
    this.say(this.words.failed, { action: resume });
  }

  /** There is nothing to be said any more; a note stays as long as it takes to read it. */
  done() {
    this.element.hidden = !this.reading;
  }

  /** Say something by the way. */
  note(...keys) {
    this.say(keys.map((key) => this.words[key]).join(" "));
    this.reading = setTimeout(() => {
      this.reading = 0;
      this.done();
    }, READING);
  }

  /** There is something to be seen now: from here on it is said above the page. */
  uncover() {
    this.element.classList.remove("cover");
  }

  say(text, { bar = false, action = null } = {}) {
    clearTimeout(this.reading);
    this.reading = 0;
    write(this.sentence, text);
    this.bar.hidden = !bar;
    write(this.button, this.words.again);
    this.button.hidden = action === null;
    this.button.onclick = action;
    this.element.hidden = false;
  }
}
