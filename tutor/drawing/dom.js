/** Small means to bring a page in line with data: only what differs is touched, so focus and scroll stay. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * A new element with its attributes and children; strings become text, never HTML.
 *
 * @returns {any}
 */
export function make(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/**
 * The same for a drawing.
 *
 * @returns {any}
 */
export function makeSvg(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, tag), attributes, children);
}

/** A new button. */
export function button(kind, ...children) {
  return make("button", { type: "button", class: kind }, ...children);
}

function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children);
  return node;
}

/** Give an attribute its value: null, undefined and false take it away, true leaves it empty. */
export function set(node, name, value) {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (node.getAttribute(name) !== text) node.setAttribute(name, text);
  }
}

/** Let an element say this. */
export function write(node, text) {
  const words = text === null || text === undefined ? "" : String(text);
  if (node.textContent !== words) node.textContent = words;
}

/** What there is of these words, one after the other. */
export function joined(words, between = ". ") {
  return words.filter(Boolean).join(between);
}

/** Whether two values say the same: what one scene has taken over from the one before is the same object, and not looked into. */
export function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

const kept = new WeakMap();
const filled = new WeakMap();
const listed = new WeakMap();

/**
 * Bring the children of `parent` in line with `items`: one node for each key, made once by `create(item)`,
 * told by `fill(node, item)` whenever its item has changed. All that `fill` needs must be in the item, and items are made
 * anew, never changed in place.
 *
 * @template Item
 * @param {any} parent
 * @param {readonly Item[]} items
 * @param {(item: NoInfer<Item>, number: number) => any} key
 * @param {(item: NoInfer<Item>) => any} create
 * @param {(node: any, item: NoInfer<Item>) => void} [fill]
 */
export function keep(parent, items, key, create, fill) {
  if (listed.get(parent) === items) return;
  listed.set(parent, items);
  const before = kept.get(parent) ?? new Map();
  const after = new Map();
  items.forEach((item, number) => {
    let id = String(key(item, number));
    while (after.has(id)) id += "'";
    const node = before.get(id) ?? create(item);
    after.set(id, node);
    if (!filled.has(node) || !same(filled.get(node), item)) fill?.(node, item);
    filled.set(node, item);
  });
  for (const [id, node] of before) if (!after.has(id)) node.remove();
  let next = parent.firstChild;
  for (const node of after.values()) {
    if (node === next) next = next.nextSibling;
    else if (node.parentNode === parent && parent.moveBefore) parent.moveBefore(node, next);
    else parent.insertBefore(node, next);
  }
  kept.set(parent, after);
}

const states = new WeakMap();

/**
 * What is remembered of a node, made by `build` when it is first asked for.
 *
 * @param {any} node
 * @param {(node: any) => any} [build]
 */
export function once(node, build) {
  if (!states.has(node)) states.set(node, build(node));
  return states.get(node);
}
