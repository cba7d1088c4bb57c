/** A card that has changed its place travels there, so that the eye can follow it. */

import { afterwards } from "./batch.js";
import { magnification } from "./fit.js";

const DURATION = 450;
const EASING = "cubic-bezier(.2, .7, .2, 1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Make a change below `root`; whatever then lies on another spot than before comes from there. */
export function travel(root, change) {
  if (still.matches) {
    change();
    return;
  }
  const before = spots(root);
  change();
  afterwards(() => {
    const trips = [];
    for (const node of root.querySelectorAll("[data-spot]")) {
      const { id, spot, was } = node.dataset;
      const from = before.get(was) ?? before.get(id || spot);
      if (from && from.spot !== spot) trips.push([node, from.box, node.getBoundingClientRect()]);
    }
    for (const trip of trips) glide(...trip);
  });
}

function spots(root) {
  const found = new Map();
  for (const node of root.querySelectorAll("[data-spot]")) {
    const { id, spot } = node.dataset;
    const place = { spot, box: node.getBoundingClientRect() };
    found.set(spot, place);
    if (id) found.set(id, place);
  }
  return found;
}

function glide(node, from, to) {
  // What is magnified counts its own lengths, the window has others.
  const zoom = magnification(node);
  const path = `translate(${(from.left - to.left) / zoom}px, ${(from.top - to.top) / zoom}px)`;
  const raised = [node, node.closest(".pile"), node.closest(".piles")].filter(Boolean);
  for (const each of raised) each.classList.add("travels");
  const way = [{ transform: path }, { transform: "none" }];
  const trip = node.animate(way, { duration: DURATION, easing: EASING });
  trip.onfinish = trip.oncancel = () => raised.forEach((each) => each.classList.remove("travels"));
}
