/** A place on the table to which the card that is picked can go. */

import { set, write } from "../../drawing/dom.js";
import { means } from "../../drawing/meaning.js";
import { edit } from "./fields.js";

/** Offer the place if the card can go there; an empty one says what it is for. */
export function fillHere(here, { put, zone, label }, name = null) {
  here.hidden = !put && !name;
  write(here, put ? `+ ${name ?? ""}`.trim() : name);
  here.classList.toggle("legal", Boolean(put));
  here.classList.toggle("idle", !put);
  set(here, "data-zone", zone);
  set(here, "data-at", put?.at);
  set(here, "aria-label", put ? `${label}: ${put.word}` : label);
  set(here, "aria-disabled", put ? null : "true");
  set(here, "data-tip", put?.word);
  means(here, put ? edit("put", { zone: put.zone, at: put.at }) : null);
}
