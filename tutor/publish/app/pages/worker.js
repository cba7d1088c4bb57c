/* The tutor's Python, in a worker of its page. It wakes when it is told where its files are, then answers messages.

To the page: {loaded} bytes so far, {awake, again}, {said} by the app as JSON, {kept} for later or not, {failed} for the console. */

/* What the page says first: {files: {name: {url} or ArrayBuffer, packed}, lock, keeps: the name of a cache, or ""}. */
let given = null;
let app = null;
const waiting = [];
const IDLE = 400;
const PICTURE = "picture";

onmessage = async ({ data }) => {
  if (data.files) {
    given = data;
    try {
      await wake();
    } catch (error) {
      await fail(error);
      return;
    }
    for (const each of waiting.splice(0)) reply(each);
  } else if (app) reply(data);
  else waiting.push(data);
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
  const picture = await kept(PICTURE);
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
  for (const [name, text] of Object.entries(texts)) {
    const path = `/share/aula/notebooks/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, text);
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
const TYPES = { wasm: "application/wasm", js: "text/javascript", json: "application/json", zip: "application/zip" };
const askServer = self.fetch.bind(self);
let loaded = 0;

self.fetch = (request) => file(String(request instanceof Request ? request.url : request).replace(NOWHERE, ""));

/** A file as if it came from a server: unpacked, of its type. */
async function file(name) {
  const before = await kept(name);
  if (before) return before;
  const place = given.files[name];
  if (!place) return new Response(null, { status: 404 });
  const headers = { "Content-Type": TYPES[name.split(".").pop()] };
  const found = place instanceof ArrayBuffer ? new Response(place) : await askServer(place.url);
  if (!found.ok) throw new Error(`${place.url}: ${found.status}`);
  const response = new Response(found.body.pipeThrough(counted()).pipeThrough(new DecompressionStream("gzip")), { headers });
  if (given.keeps) keep(name, response.clone());
  return response;
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

async function kept(name) {
  if (!given.keeps) return null;
  try {
    return (await caches.match(NOWHERE + name, { cacheName: given.keeps })) ?? null;
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
