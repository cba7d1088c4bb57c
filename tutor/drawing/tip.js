/** Short words that appear beside what is pointed at, focused or touched: `data-tip` holds them. */

import { make, write } from "./dom.js";

const DELAY = 250;
const LINGER = 120;
const GAP = 8;

/** Show the tips of everything below `root`; returns what is to be called when that has been drawn anew. */
export function tips(root) {
  let timer = 0;
  let shown = null;
  const later = (action, delay) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const show = (node) => {
    shown = node;
    const words = bubble(root);
    write(words, node.dataset.tip);
    beside(words, node);
    document.addEventListener("keydown", escape);
  };
  const hide = () => {
    clearTimeout(timer);
    if (shown) bubble(root).hidePopover();
    shown = null;
    document.removeEventListener("keydown", escape);
  };
  const escape = ({ key }) => key === "Escape" && hide();
  const tipped = (target) => target.closest?.("[data-tip]");

  root.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType === "touch") return;
    const node = tipped(target);
    if (node) later(() => node.isConnected && show(node), DELAY);
    else later(hide, LINGER);
  });
  root.addEventListener("pointerleave", () => later(hide, LINGER));
  root.addEventListener("focusin", ({ target }) => {
    const node = tipped(target);
    if (node && target.matches(":focus-visible")) show(node);
    else hide();
  });
  root.addEventListener("focusout", hide);
  root.addEventListener("click", ({ target, pointerType }) => {
    const node = tipped(target);
    // What a legal card would do is said by the sheet that opens; why another cannot be chosen, to whoever tries it.
    if (node && (pointerType === "touch" ? !node.matches(".legal") : node.matches(".dim"))) show(node);
    else hide();
  });
  return () => {
    if (!shown) return;
    // It is to lie above a sheet that has been opened since.
    if (openSheet()) bubble(root).hidePopover();
    if (shown.isConnected && shown.dataset.tip) show(shown);
    else hide();
  };
}

function bubble(root) {
  const found = root.querySelector(":scope > .tip");
  if (found) return found;
  // What it says is part of the name or description of its element already.
  const node = make("div", { class: "tip", popover: "manual", "aria-hidden": "true" });
  root.append(node);
  return node;
}

function openSheet() {
  return document.querySelector(".sheet:popover-open");
}

/** Put a popover below a node, or where there is no room above it, within the window and above an open sheet. */
export function beside(node, anchor) {
  if (!node.matches(":popover-open")) node.showPopover();
  const at = anchor.getBoundingClientRect();
  // What is magnified counts its own lengths, the window has others.
  const zoom = node.currentCSSZoom ?? 1;
  const { width, height } = node.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
  const floor = node.matches(".tip") ? (openSheet()?.getBoundingClientRect().top ?? innerHeight) : innerHeight;
  const above = Math.max(GAP, Math.min(at.top, floor) - height - GAP);
  const below = at.bottom + GAP;
  node.style.left = `${Math.max(GAP, left) / zoom}px`;
  node.style.top = `${(below + height + GAP <= floor ? below : above) / zoom}px`;
}
