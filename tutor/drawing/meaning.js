/** What a click on something means. */

const meanings = new WeakMap();

/**
 * Say what choosing a node means: a message `{do: ...}` to be sent, `{rule}`, `{term}` or `{note}` to be
 * opened, which a function makes, a function that is called with the node, or null for nothing.
 */
export function means(node, message) {
  meanings.set(node, message);
}

/** The innermost node that means something, from `target` up to `root`, and its meaning. */
export function meant(root, target) {
  for (let node = target; node && node !== root; node = node.parentElement) {
    const meaning = meanings.get(node);
    if (meaning) return { node, meaning };
  }
  return null;
}
