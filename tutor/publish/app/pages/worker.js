/* The tutor's Python, in a worker of its page. It wakes when it is told where its files are, then answers messages.

To the page: {loaded} bytes so far, {awake, again}, {said} by the app as JSON, {kept} for later or not, {failed} for the console. */

/* What the page says first: {files: {name: {type, url or content, which is packed}}, lock, and the names of two caches, or
"": site, that of service.js, and keeps, our own}. */
let given = null;
let app = null;
const IDLE = 400;
const PICTURE = "picture";

onmessage = async ({ data }) => {
  if (data.files) {
    given = data;
    try {
      await wake();
    } catch (error) {
      await fail(error);
    }
  } else if (app) reply(data);
  // What is said before that, the page says again.
};

function reply({ letter }) {
  try {
    const said = app.answer(JSON.stringify(letter));
    if (said) postMessage({ said });
  } catch (error) {
    fail(error);
  }
}

/** Say so; the next worker begins without the picture, which may be what is wrong. */
async function fail(error) {
  await forgetPicture();
  postMessage({ failed: String(error?.message ?? error).slice(-2000) });
}

async function wake() {
  await readPyodide();
  let python = await pictured();
  const again = python !== null;
  python ??= await started(null);
  postMessage({ awake: true, again });
  if (!again && given.keeps) setTimeout(() => prepare(python), IDLE);
}

/** Python as it was when its picture was taken; null without one that fits, after an update of the browser perhaps. */
async function pictured() {
  const picture = await kept(given.keeps, NOWHERE + PICTURE);
  if (!picture) return null;
  try {
    return await started(new Uint8Array(await picture.arrayBuffer()));
  } catch {
    await forgetPicture();
    return null;
  }
}

/** Pyodide itself, packed like all else: not every web space compresses scripts. */
async function readPyodide() {
  const address = URL.createObjectURL(await (await file("pyodide.js")).blob());
  self.importScripts(address);
  URL.revokeObjectURL(address);
}

/** Python with the app in it, from its picture or from its files. */
async function started(picture) {
  const grown = async (settings) => {
    const module = await createPyodide(settings);
    // Asked for so much at the start, this build gives less.
    module.growMemory(picture.length);
    return module;
  };
  const python = await loadPyodide({
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}python.zip`,
    lockFileContents: given.lock,
    createPyodideModule: picture ? grown : createPyodide,
    fsInit: layNotebooks,
    ...(picture ? { _loadSnapshot: picture } : { _makeSnapshot: true }),
  });
  app = python.runPython("from tutor.pages.shell import Shell; Shell()");
  return python;
}

/** Lessons and scenarios lie where an installed Aula has them. */
async function layNotebooks(files) {
  const texts = await (await file("notebooks.json")).json();
  const letters = new TextEncoder();
  for (const [name, text] of Object.entries(texts)) {
    const path = `/share/aula/notebooks/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, letters.encode(text), { canOwn: true });
  }
}

/** Do a little at a time what later visits need, then take the picture of memory; who clicks goes first. */
function prepare(python) {
  const steps = python.runPython("from tutor.pages.shell import preparations; preparations()");
  const next = () => {
    if (!steps.next().done) {
      setTimeout(next);
      return;
    }
    steps.destroy();
    keep(PICTURE, new Response(python.makeMemorySnapshot())).then((well) => postMessage({ kept: well }));
  };
  next();
}

/* Files. What Pyodide fetches is in the page's list; nothing is asked of anybody else. */

const NOWHERE = "https://aula.invalid/";
const askServer = self.fetch.bind(self);
let loaded = 0;

self.fetch = (request) => file(String(request instanceof Request ? request.url : request).replace(NOWHERE, ""));

/** A file as if it came from a server: unpacked, of its type. */
async function file(name) {
  const before = await unpacked(name);
  if (before) return before;
  const place = given.files[name];
  if (!place) return new Response(null, { status: 404 });
  const found = place.content ? new Response(place.content) : await askServer(place.url);
  if (!found.ok) throw new Error(`${place.url}: ${found.status}`);
  const headers = { "Content-Type": place.type };
  return new Response(found.body.pipeThrough(counted()).pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** A file as service.js keeps it. */
async function unpacked(name) {
  const before = await kept(given.site, name);
  if (!before || !name.endsWith(".wasm")) return before;
  // Asked for by its own address, which service.js answers, it is kept compiled by the browser.
  const compiled = await askServer(name);
  return compiled.ok ? compiled : before;
}

/** Tells the page how much has come. */
function counted() {
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      postMessage({ loaded });
      controller.enqueue(chunk);
    },
  });
}

async function kept(cacheName, name) {
  if (!cacheName) return null;
  try {
    return (await caches.match(name, { cacheName })) ?? null;
  } catch {
    return null;
  }
}

async function forgetPicture() {
  if (!given.keeps) return;
  try {
    await (await caches.open(given.keeps)).delete(NOWHERE + PICTURE);
  } catch {
    // Where nothing can be kept there is none.
  }
}

/** Keep it for the next visit; false where storage is full or forbidden, then the next visit fetches it again. */
async function keep(name, response) {
  try {
    await (await caches.open(given.keeps)).put(NOWHERE + name, response);
    return true;
  } catch {
    return false;
  }
}
