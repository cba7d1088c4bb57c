/** A light on one player, pile or node of the graph, by key or click; the rest dims. */

import { make, write } from "../../drawing/dom.js";

const KINDS = { seat: ".seat", pile: ".pile, .domain", node: "[data-node]" };
const ANY = Object.values(KINDS).join(", ");
const OPENERS = ".term, .rule, .named, .note, .tip, summary, .ask, .close";
const MARGIN = 6;

/** The light over a presentation. */
export function spotlight(own) {
  const shade = make("div", { class: "shade", "aria-hidden": "true", hidden: true });
  own.element.append(shade);
  let lit = null;

  const place = () => {
    const node = lit && find(own, lit);
    shade.hidden = !node;
    if (!node) return;
    const { left, top, width, height } = node.getBoundingClientRect();
    const frame = own.element.getBoundingClientRect();
    shade.style.left = `${left - frame.left - MARGIN}px`;
    shade.style.top = `${top - frame.top - MARGIN}px`;
    shade.style.width = `${width + 2 * MARGIN}px`;
    shade.style.height = `${height + 2 * MARGIN}px`;
  };
  const turnOn = (node) => {
    lit = nameOf(own, node);
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    place();
    write(own.said, own.view.words.present_lit.replace("{words}", labelOf(node)));
  };
  const out = () => {
    lit = null;
    place();
    write(own.said, "");
  };
  const next = (kind, back) => {
    const all = among(own, kind, lit);
    if (!all.length) return;
    const now = all.findIndex((node) => nameOf(own, node) === lit);
    const to = now < 0 ? (back ? all.length - 1 : 0) : (now + (back ? -1 : 1) + all.length) % all.length;
    turnOn(all[to]);
  };

  // The first click turns the light on, the second does what clicks do anywhere else.
  own.stage.addEventListener("click", (event) => {
    const node = event.target.closest(ANY);
    if (!node || own.view.aside || event.target.closest(OPENERS) || nameOf(own, node) === lit) return;
    event.stopPropagation();
    turnOn(node);
    const focused = /** @type {any} */ (document.activeElement);
    if (event.detail > 0) focused?.blur();
  }, true);
  own.stage.addEventListener("scroll", place, true);
  addEventListener("resize", place);
  const follow = () => {
    if (lit && !find(own, lit)) out();
    place();
  };
  return { next, out, follow, lit: () => lit !== null };
}

/** What of this kind there is: the piles of the player on whom the light stands, else everybody's. */
function among(own, kind, lit) {
  const [, seat] = kind === "pile" && lit && !lit.startsWith("node") ? lit.split("/") : [];
  const within = seat === undefined ? own.stage : seats(own)[seat];
  return [...within.querySelectorAll(KINDS[kind])].filter((node) => node.checkVisibility());
}

function seats(own) {
  return [...own.table.querySelectorAll(KINDS.seat)];
}

/** A name that stays when the table is drawn anew. */
function nameOf(own, node) {
  if (node.dataset.node !== undefined) return `node/${node.dataset.node}`;
  const seat = seats(own).findIndex((each) => each.contains(node));
  if (node.matches(KINDS.seat)) return `seat/${seat}`;
  return `pile/${seat}/${node.dataset.colour ?? node.dataset.domain}`;
}

function find(own, lit) {
  const all = [...own.stage.querySelectorAll(ANY)];
  return all.find((node) => node.checkVisibility() && nameOf(own, node) === lit);
}

function labelOf(node) {
  const seat = node.matches(KINDS.pile) ? node.closest(KINDS.seat).getAttribute("aria-label") : null;
  return [seat, node.getAttribute("aria-label")].filter(Boolean).join(", ");
}
