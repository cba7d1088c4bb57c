/* Keeps the site for when there is no network. VERSION and FILES are written in when the site is built. */

const CACHE = `aula-site-${VERSION}`;
const PICTURE = `aula-python-${VERSION}`;

/** This script, as what it is: a worker between the page and the network. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const ours = (name) => name.startsWith("aula-") && ![CACHE, PICTURE].includes(name);
  const clear = async () => {
    for (const name of await caches.keys()) if (ours(name)) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.url.includes(`/${VERSION}/`) ? keptFirst(request) : freshFirst(request));
});

/** What belongs to this version never changes. */
async function keptFirst(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

/** Pages come from the server as long as there is one, so that a new version is seen at once. */
async function freshFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && request.mode === "navigate") await cache.put(pageOf(request), response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request.mode === "navigate" ? pageOf(request) : request);
    if (kept) return kept;
    throw error;
  }
}

/** The page without what its address says to it. */
function pageOf(request) {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
}
