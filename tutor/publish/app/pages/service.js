/* Keeps the site for when there is no network. VERSION, FILES and PACKED are written in when the site is built. */

/** Two sites can have one origin: each clears up after itself alone. */
const HERE = new URL("./", location.href).href;
const CACHE = `aula-site-${VERSION} ${HERE}`;
const PYTHON = `aula-python-${VERSION} ${HERE}`;

/** This script, as what it is: a worker between the page and the network. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  // What has the same name in every version is asked for anew, whatever the browser still has of it.
  const fresh = (name) => new Request(name, { cache: name.startsWith(VERSION) ? "force-cache" : "no-cache" });
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await Promise.all([cache.addAll(FILES.map(fresh)), ...Object.keys(PACKED).map((name) => unpack(cache, name, fresh))]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

/** Keep unpacked, and under a name of its own, what the server has packed. */
async function unpack(cache, name, fresh) {
  const packed = await fetch(fresh(`${name}.bin`));
  if (!packed.ok) throw new Error(`${name}: ${packed.status}`);
  const headers = { "Content-Type": PACKED[name] };
  await cache.put(name, new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers }));
}

worker.addEventListener("activate", (event) => {
  const old = (name) => /^aula-(site|python)-/.test(name) && name.endsWith(` ${HERE}`) && ![CACHE, PYTHON].includes(name);
  const clear = async () => {
    for (const name of await caches.keys()) if (old(name)) await caches.delete(name);
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

/**
 * Pages come from the server as long as there is one, so that a new version is seen at once. Published pages are
 * kept as they are read; the site's own page only together with all that belongs to its version.
 */
async function freshFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    // Some web spaces do not say how long a page is good for; browsers then guess, and show an old one.
    const response = await fetch(request, { cache: "no-cache" });
    const page = pageOf(request);
    if (response.ok && request.mode === "navigate" && page !== HERE) await cache.put(page, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request.mode === "navigate" ? pageOf(request) : request);
    if (kept) return kept;
    throw error;
  }
}

/** The page without what its address says to it; the site's own has two names. */
function pageOf(request) {
  const { origin, pathname } = new URL(request.url);
  const page = origin + pathname;
  return page === `${HERE}index.html` ? HERE : page;
}
