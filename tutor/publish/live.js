/** Plays on from a walkthrough, wherever its reader likes: with the tutor's Python, where that lies beside the page. */

import { scenes } from "../drawing/changes.js";
import { make } from "../drawing/dom.js";

export class Live {
  /** Whether a table is there that is played on. */
  playing = false;
  model = null;
  scene = () => null;
  begin = "";

  /**
   * `address` is that of the script that wakes Python, `draft` the scenario; in `element` one sees how far it is.
   * `astray` says whether somebody still waits, `redraw` shows what is new.
   */
  constructor({ address, draft, element, astray, redraw }) {
    this.address = address;
    this.draft = draft;
    this.element = element;
    this.astray = astray;
    this.redraw = redraw;
  }

  /** Whether one can play on from here: a page from a file, or in a frame without rights, may load nothing. */
  get possible() {
    return Boolean(this.address && this.draft) && self.origin !== "null" && location.protocol !== "file:";
  }

  /** Give another answer at a point of a walk; what follows is seen as soon as Python is awake. */
  async play(language, { at, walk }, key) {
    this.playing = false;
    const line = walk.moves ? { moves: walk.moves } : {};
    this.begin = String(new URLSearchParams({ language, draft: this.draft, ...line, step: at }));
    this.model ??= await this.wake(language);
    this.send({ do: "arrive", query: this.begin });
    this.send({ do: "choose", key });
  }

  async wake(language) {
    await loaded(this.address);
    const arrive = (address, send) => send({ do: "arrive", query: address || this.begin });
    const model = globalThis.wakePython(this.element, language, arrive);
    this.scene = scenes(model);
    model.on("change", () => {
      // Each scene is told by what has changed since the one before, also while none is shown.
      this.scene();
      // What was played before is shown until all that was asked for is there.
      this.playing ||= model.idle && this.astray();
      if (this.playing) this.redraw();
    });
    return model;
  }

  send(message) {
    this.model.send(message);
  }

  /** The table, and all that is said beside it. */
  shown() {
    const book = this.model.get("book");
    return { scene: this.scene(), words: book.words, content: this.model.get("view").content, book };
  }
}

/** Load a script of the site. */
function loaded(address) {
  return new Promise((done, failed) => {
    const script = make("script", { src: address });
    script.onload = done;
    script.onerror = () => failed(new Error(address));
    document.head.append(script);
  });
}
