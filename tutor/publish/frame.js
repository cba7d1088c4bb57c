/** A page in a frame of another one: it tells that page how high it would like to be, and nothing else unasked. */

/** Whether another page shows this one. */
export function isFramed() {
  return parent !== window;
}

/** Tell the page around this one how high `element` is, whenever that changes. */
export function tellHeight(element) {
  if (!isFramed()) return;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    parent.postMessage({ aula: "height", height }, "*");
  }).observe(element);
}
