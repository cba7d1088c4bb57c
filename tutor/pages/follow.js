/**
 * A presentation that leads other devices, and a device that follows one. On a common server both know the code: the page
 * that presents tells where it is, and those that follow ask for it. The server keeps that place, and nothing else.
 */

import { button, make, set, write } from "../drawing/dom.js";
import { means } from "../drawing/meaning.js";
import { isNear } from "../drawing/near.js";
import { panel } from "../drawing/panel.js";
import { Ballot, drawPoll, madeUp } from "./ballot.js";

/** Without vowels, which could make words, and signs that look alike. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 5;
const PAUSE = 1000;
const LONG_PAUSE = 5000;
const LEADS = "aula-leads";
/** What of an address says where one is. */
const PLACE = ["page", "scenario", "draft", "moves", "lesson", "exercise", "level", "seed", "step"];

/** The address at which the server keeps the place of a code; null: there is no server of ours. */
function relay(code) {
  try {
    const { baseUrl } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    return `${baseUrl}aula/follow/${code}`;
  } catch {
    return null;
  }
}

/** Whether other devices can follow what is presented here. */
export function canLead() {
  return relay("") !== null;
}

/** The code that the address of this page names, or null. */
export function followedCode() {
  const code = new URLSearchParams(location.search).get("follow")?.toUpperCase() ?? "";
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** Tells the place of a presentation under a code, as long as `leading`; a page that is loaded again goes on. */
export class Leader {
  polled = null;
  votes = "{}";

  /** `counted` is called with a poll and its votes by letters, whenever others have come. */
  constructor(changed, counted) {
    this.changed = changed;
    this.counted = counted;
    this.told = null;
    this.refused = false;
    this.lead = kept();
  }

  get code() {
    return this.lead?.code ?? null;
  }

  /** Where others follow, to be typed. */
  get address() {
    return `${location.origin}${location.pathname}?follow=${this.code}`;
  }

  begin(place) {
    const signs = crypto.getRandomValues(new Uint8Array(LENGTH));
    this.lead = { code: Array.from(signs, (sign) => LETTERS[sign % LETTERS.length]).join(""), key: madeUp() };
    this.told = null;
    keep(this.lead);
    this.tell(place);
  }

  end() {
    this.tell(null);
    this.lead = null;
    keep(null);
  }

  /** Tell where the presentation is, and what is voted on there, if that is new. */
  tell(place, poll = null) {
    const told = JSON.stringify([place, poll]);
    if (!this.lead || told === this.told || place === "") return;
    this.told = told;
    this.put(place, poll, told);
  }

  /** One thing after the other; as long as there is a poll, again and again, for its votes. */
  async put(place, poll, told) {
    const { code, key } = this.lead;
    this.sending = (this.sending ?? Promise.resolve()).then(() => send("PUT", code, { key, place, poll }));
    const answer = await this.sending;
    if (answer) this.count(poll, (await answer.json()).votes);
    if (poll) setTimeout(() => this.lead && this.told === told && this.put(place, poll, told), PAUSE);
    if (this.refused === !answer) return;
    this.refused = !answer;
    this.changed();
  }

  /** What has been voted, also just before the poll was closed. */
  count(poll, votes) {
    if (poll && poll.id !== this.polled) Object.assign(this, { polled: poll.id, votes: "{}" });
    const now = JSON.stringify(votes);
    if (this.polled === null || now === this.votes) return;
    this.votes = now;
    this.counted(this.polled, votes);
  }
}

/** Send something to the server; the answer, or null if it was not taken. */
async function send(method, code, body) {
  const token = /\b_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  try {
    const answer = await fetch(relay(code), { method, body: JSON.stringify(body), headers: { "X-XSRFToken": token } });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(LEADS));
  } catch {
    return null;
  }
}

function keep(lead) {
  try {
    if (lead) sessionStorage.setItem(LEADS, JSON.stringify(lead));
    else sessionStorage.removeItem(LEADS);
  } catch {
    // A browser that keeps nothing: then a page that is loaded again leads nobody.
  }
}

/** Follows a presentation until its reader looks around, and then waits to be brought back; votes where there is a poll. */
export class Follower {
  place = null;
  /** What is voted on: {id, letters, words: {language: {prompt, answers}}}, or null. */
  poll = null;
  away = false;
  reached = false;
  gone = false;
  ended = false;

  constructor(code, send, changed) {
    this.code = code;
    this.send = send;
    this.changed = changed;
    this.ballot = new Ballot(code);
    this.listen();
  }

  async listen() {
    let number = 0;
    while (!this.ended) {
      const began = performance.now();
      const heard = await ask(this.code, number);
      if (this.ended) return;
      const gone = !heard?.place;
      if (gone !== this.gone) {
        this.gone = gone;
        this.changed();
      }
      if (gone) this.poll = null;
      else if (heard.n !== number) {
        number = heard.n;
        this.hear(heard);
      }
      // A server that lets nobody wait is not asked all the time.
      if (gone) await pause(LONG_PAUSE);
      else if (performance.now() - began < PAUSE) await pause(PAUSE / 2);
    }
  }

  hear({ place, poll }) {
    const moved = place !== this.place;
    const posed = poll?.id !== this.poll?.id;
    this.place = place;
    this.poll = poll ?? null;
    if (moved && !this.away) this.go();
    if (posed) this.changed();
  }

  /** Vote, or vote otherwise. */
  async vote(letter) {
    const { id } = this.poll;
    const taken = await send("POST", this.code, { voter: this.ballot.voter, poll: id, letter });
    this.ballot.note(id, letter, Boolean(taken));
    this.changed();
  }

  /** Go where the presentation is. */
  go() {
    this.away = this.reached = false;
    if (this.place !== null) this.send({ do: "follow", query: this.place });
  }

  /** Somebody is at an address now: whoever was where the presentation is, and has left, looks around. */
  seen(address) {
    const there = this.place !== null && placeOf(address) === placeOf(this.place);
    if (there) this.away = false;
    else if (this.reached) this.away = true;
    this.reached = there;
  }

  end() {
    this.ended = true;
  }
}

async function ask(code, number) {
  try {
    const answer = await fetch(`${relay(code)}?after=${number}`, { cache: "no-store" });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}

function placeOf(query) {
  const params = new URLSearchParams(query);
  return PLACE.map((key) => params.get(key)).join("\n");
}

/** Above the page of somebody who follows: what, and the way back to it. */
export const drawFollowing = panel("following", build, fill);

function build(element) {
  const parts = { line: make("span", { role: "status" }), back: button("primary"), leave: button("quiet"), poll: make("div", { class: "poll" }) };
  element.append(parts.line, parts.back, parts.leave, parts.poll);
  return parts;
}

function fill({ line, back, leave, poll }, { words, language, follower, stop }) {
  drawPoll(poll, { words, language, follower });
  const { code, gone, away } = follower;
  const key = gone ? "follow_none" : away ? "follow_away" : "follow_on";
  write(line, words[key].replace("{code}", code));
  write(back, words.follow_back);
  back.hidden = gone || !away;
  means(back, () => follower.go());
  write(leave, words.follow_stop);
  means(leave, stop);
}

/** Over a presentation: the address at which others follow it. */
export const drawLeading = panel("leading-others", buildLeading, fillLeading);

function buildLeading(element) {
  const parts = { close: button("close", "×"), title: make("h2"), address: make("p", { class: "big" }), about: make("p", { class: "soft" }), end: button() };
  element.append(parts.close, parts.title, parts.address, parts.about, parts.end);
  return parts;
}

function fillLeading({ close, title, address, about, end }, { element, words, panelWords, leader, place, closed }) {
  set(element, "role", "dialog");
  set(element, "aria-label", words.present_devices);
  set(close, "aria-label", panelWords.close);
  means(close, closed);
  write(title, words.present_devices);
  const refused = leader.refused || place === "";
  write(address, leader.code && !refused ? leader.address : "");
  const said = place === "" ? "long" : leader.refused ? "refused" : "about";
  write(about, `${words[`present_devices_${said}`]} ${isNear(location) ? panelWords.near_only : ""}`);
  write(end, words.present_devices_end);
  means(end, () => {
    leader.end();
    closed();
  });
}
