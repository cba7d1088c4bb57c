/** The icons of both games: shapes first, so that they are told apart in grey and at 16 pixels. */

import { makeSvg } from "./dom.js";

/** Silhouettes in a square of 20. */
const SHAPES = {
  castle: "M3 3.5h3v2h2.5v-2h3v2H14v-2h3V9l-1.6 1.6v6.9h-3.6v-3.4a1.8 1.8 0 0 0-3.6 0v3.4H4.6v-6.9L3 9z",
  crown: "M1.8 6 6 9.6l4-6.8 4 6.8L18.2 6l-1.9 8H3.7zM3.7 15.4h12.6v2.1H3.7z",
  leaf:
    "M17.8 2.2C8.2 1.8 2.6 6 2.6 12.3c0 1 .2 1.8.5 2.6 2.5-4 5.6-6.2 9.5-7.7-3.4 2.5-6.3 5.5-8.4" +
    " 10l1.7.8c.5-1 1-1.8 1.6-2.6 6.9 1.2 10.8-3.8 10.3-13.2z",
  bulb:
    "M10 1.4a6 6 0 0 0-3.5 10.9c.6.4.9 1 .9 1.6v.3h5.2v-.3c0-.6.3-1.2.9-1.6A6 6 0 0 0 10 1.4z" +
    "M7.4 15.2h5.2v1.4H7.4zM8.2 17.4h3.6a1.8 1.8 0 0 1-3.6 0z",
  factory:
    "M1.8 17.5V9.2l4.6 3V9.2l4.6 3V9.4h1.3l.7-7.2h2.9l2.3 15.3zM5 13.9v1.7h2.2v-1.7z" +
    "M9.4 13.9v1.7h2.2v-1.7z",
  clock:
    "M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z" +
    "M9 5.6h2v3.9l2.7 2-1.2 1.6L9 10.5z",
  army:
    "M10 1.6l7.2 2.5v5.3c0 4.4-3.1 7.4-7.2 9-4.1-1.6-7.2-4.6-7.2-9V4.1z" +
    "M10 6.4l-4 4v2.7l4-4 4 4v-2.7z",
  religion:
    "M10 1.4c4.3 3.1 6.4 5.8 6.4 9.3V18h-3.8v-5.7c0-1.6-.9-2.8-2.6-4.2-1.7 1.4-2.6 2.6-2.6" +
    " 4.2V18H3.6v-7.3c0-3.5 2.1-6.2 6.4-9.3z",
  economy:
    "M4.5 2.6h12a1.7 1.7 0 0 1 0 3.4h-12a1.7 1.7 0 0 1 0-3.4z" +
    "M3 7.3h12a1.7 1.7 0 0 1 0 3.4H3a1.7 1.7 0 0 1 0-3.4z" +
    "M4.8 12h12a1.7 1.7 0 0 1 0 3.4h-12a1.7 1.7 0 0 1 0-3.4zM2 16.6h16v1.4H2z",
  science:
    "M7.2 1.8h5.6v1.8h-1v4.1l5 8.1a1.6 1.6 0 0 1-1.4 2.4H4.6a1.6 1.6 0 0 1-1.4-2.4l5-8.1V3.6h-1z" +
    "M10 8.6l-2.3 3.7h4.6z",
  culture:
    "M4.6 2c-3 3.6-2.8 8.6.9 11.6h9c3.7-3 3.9-8 .9-11.6l-2 1.3" +
    "c2.2 2.8 2 6.2-.2 8.2H6.8C4.6 9.5 4.4 6.1 6.6 3.3z" +
    "M7 4.4h6v1.5H7zM8 5.9h1.2v5.6H8zM10.8 5.9H12v5.6h-1.2zM5.4 15.2h9.2v2.6H5.4z",
  utopia:
    "M4.4 13.4a5.6 5.6 0 0 1 11.2 0zM1.6 15h16.8v2.4H1.6zM9 1.8h2v4H9zM2.3 5.4l1.5-1.3 2.6 3-1.5 1.3z" +
    "M17.7 5.4l-1.5-1.3-2.6 3 1.5 1.3z",
};

const drawn = new Map();

/** A picture of an icon or a domain; the words beside it say what it is. */
export function icon(kind) {
  if (!drawn.has(kind)) {
    const shape = makeSvg("path", { d: SHAPES[kind] ?? "", "fill-rule": "evenodd" });
    const about = { class: "icon", viewBox: "0 0 20 20", "data-icon": kind, "aria-hidden": "true" };
    drawn.set(kind, makeSvg("svg", about, shape));
  }
  return drawn.get(kind).cloneNode(true);
}
