/** The app's Python in its worker, in the place of a widget's model: its state, and a way to send it messages. */

import { openLine } from "../../../drawing/line.js";
import { FULL, store } from "../../../drawing/room.js";

/** Milliseconds: after so long one is told that Python still thinks; after so long, what one can do. */
const SOON = 3000;
const LONG = 15_000;
/** Letters that a few tables and some progress take. */
const ROOM = 50_000;

export class Python {
  /** `arrive` brings a visitor who begins anew to an address; "" is that of the page. */
  constructor(site, moment, arrive) {
    this.site = site;
    this.moment = moment;
    this.arrive = arrive;
    // Until it is awake nobody sits at a table.
    const scene = JSON.stringify({ number: 0, since: null, change: [null] });
    this.state = { view: null, scene, book: {}, address: "", table: "", progress: "" };
    this.heard = new Set();
    /** What has been sent to two workers, and has perhaps been the end of both. */
    this.repeated = new Set();
    this.patience = 0;
    this.worker = null;
    /** Whether the worker that is there, or was there last, has ever been awake. */
    this.risen = false;
    this.open();
    /** Whether it has been said that this browser does not remember what is learned. */
    this.forgetful = false;
    addEventListener(FULL, () => this.forget());
  }

  get(name) {
    return this.state[name];
  }

  on(_, changed) {
    this.heard.add(changed);
  }

  off(_, changed) {
    this.heard.delete(changed);
  }

  /** Send what a visitor did; before Python is awake it waits there. */
  send(message) {
    this.line.send(message);
  }

  /** Whether all that was sent has been answered. */
  get idle() {
    return !this.line.unanswered().length;
  }

  open() {
    this.line = openLine((letter) => this.worker?.postMessage({ letter }), (waited) => this.wait(waited));
  }

  /** Start the worker. */
  async wake() {
    const { worker, files, lock, site, keeps } = this.site;
    this.awake = false;
    this.moment.waking();
    this.watch();
    this.worker = new Worker(await worker());
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message);
    this.worker.postMessage({ files: await files(), lock, site, keeps });
  }

  /** Say so where nothing comes for long while it wakes: a line that is cut, or a worker that hangs. */
  watch() {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.moment.stuck(() => this.resume()), LONG);
  }

  hear(data) {
    if (!this.awake) this.watch();
    if (data.loaded) this.moment.loaded(data.loaded);
    if (data.failed) this.fail(data.failed);
    if (data.awake) this.rise(data.again);
    if (data.said) this.take(JSON.parse(data.said));
    if (data.kept !== undefined) this.keep(data.kept);
  }

  rise(again) {
    this.awake = this.risen = true;
    clearTimeout(this.patience);
    document.documentElement.dataset.python = again ? "again" : "first";
    this.moment.done();
    this.line.repeat();
    if (!remembers()) this.forget();
  }

  /** Say once that what is done here will be gone. */
  forget() {
    if (this.forgetful) return;
    this.forgetful = true;
    this.moment.note("forgets");
  }

  take({ answered, changed }) {
    Object.assign(this.state, changed);
    this.line.hear(answered);
    for (const redraw of this.heard) redraw();
    this.moment.uncover();
  }

  /** Say so when an answer takes long, and then offer a way out. */
  wait(waited) {
    if (!this.awake) return;
    if (waited > LONG) this.moment.stuck(() => this.resume());
    else if (waited > SOON) this.moment.thinking();
    else this.moment.done();
  }

  fail(reason) {
    console.error(reason);
    clearTimeout(this.patience);
    this.awake = false;
    this.moment.failed(() => this.resume());
  }

  /** Begin anew where the visitor was; what had no answer is sent again. */
  resume() {
    // What does not even wake up has perhaps gone from the web space, and another version is there instead.
    if (!this.risen) return location.reload();
    this.risen = false;
    this.worker?.terminate();
    this.worker = null;
    this.line.end();
    // What two workers have not survived is not said to a third.
    const unanswered = this.line.unanswered().filter((message) => message.do !== "arrive" && !this.repeated.has(message));
    this.repeated = new Set(unanswered);
    this.open();
    this.arrive(this.state.address, (message) => this.send(message));
    for (const message of unanswered) this.send(message);
    this.wake();
  }

  /** Whether this browser has kept Python for the next visit; if so, the site is kept as well. */
  async keep(kept) {
    document.documentElement.dataset.kept = kept;
    if (!kept) {
      this.moment.note("not_kept", ...(this.forgetful ? ["forgets"] : []));
      return;
    }
    try {
      await navigator.serviceWorker.register(this.site.service);
      await navigator.serviceWorker.ready;
      document.documentElement.dataset.offline = "ready";
    } catch {
      // In a frame without rights, for instance: the site works, but only with a network.
    }
  }
}

/** Whether this browser remembers here what is learned: it may be forbidden to, or have no room left. */
function remembers() {
  const key = "aula-room";
  const room = store(key, "-".repeat(ROOM));
  if (room) localStorage.removeItem(key);
  return room;
}
