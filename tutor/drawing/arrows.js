/** Arrow keys walk over what lies on the table, to whatever is nearest in that direction. */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.5;

/** Let arrow keys, Home and End move the focus among the elements below `root` that match. */
export function walkByArrows(root, selector) {
  root.addEventListener("keydown", (event) => {
    const here = event.target.closest(selector);
    if (!here || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...root.querySelectorAll(selector)];
    const way = WAYS[event.key];
    const next = way ? nearest(all, here, way) : { Home: all[0], End: all.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.tabIndex < 0) reachable(root, selector, next);
  });
}

/** Let Tab reach one element, the first that can be chosen if there is one; from there the arrows go on. */
export function reachable(root, selector, current = null) {
  const all = [...root.querySelectorAll(selector)];
  const focused = all.find((node) => node === document.activeElement);
  const entry = current ?? focused ?? all.find((node) => node.classList.contains("legal")) ?? all[0];
  for (const node of all) {
    const index = node === entry ? 0 : -1;
    if (node.tabIndex !== index) node.tabIndex = index;
  }
}

const grouped = new WeakMap();

/** Make the elements below `root` that match one stop for Tab; to be called again when there are others. */
export function oneStop(root, selector, current = null) {
  const selectors = grouped.get(root) ?? new Set();
  grouped.set(root, selectors);
  if (!selectors.has(selector)) walkByArrows(root, selector);
  selectors.add(selector);
  reachable(root, selector, root.contains(document.activeElement) ? null : current);
}

function nearest(all, here, [right, down]) {
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const node of all) {
    const to = middle(node);
    const along = (to.x - from.x) * right + (to.y - from.y) * down;
    const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
    const distance = along + ASIDE * aside;
    if (node !== here && along > 1 && distance < least) [best, least] = [node, distance];
  }
  return best;
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
