/* The tutor's Python, in a worker of its page. It wakes when it is told where its files are, then answers messages.

To the page: {loaded} bytes so far, {awake, again}, {said} by the app as JSON, {kept} for later or not, {failed} for the console. */

/* What the page says first: {files: {name: {type, url or content, which is packed}}, lock, and the names of two caches, or
"": site, that of service.js, and keeps, our own}. */
let given = null;
let app = null;
/** Whether service.js answers for what it keeps, so that it can be had at any moment. */
let served = false;
const IDLE = 400;
/** Milliseconds after which what a picture left aside is fetched all the same: a new version may take it away. */
const SETTLED = 5000;
const PICTURE = "picture";
const PYODIDE = "pyodide.js";
const MODULES = "python.zip";
const NOTEBOOKS = "notebooks.json";
const NOTHING = "nothing";
const LIBRARY = "/lib";
const SHELF = "/share/aula/notebooks";

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
    return await started(picture);
  } catch {
    await forgetPicture();
    return null;
  }
}

/** Pyodide itself, packed like all else: not every web space compresses scripts. */
async function readPyodide() {
  if (await kept(given.site, PYODIDE)) {
    try {
      self.importScripts(PYODIDE);
      served = true;
      return;
    } catch {
      // It is kept, but there is no service.js, or another one, to answer for this page.
    }
  }
  const address = URL.createObjectURL(await (await file(PYODIDE)).blob());
  self.importScripts(address);
  URL.revokeObjectURL(address);
}

/** Python with the app in it, from its picture or from its files. */
async function started(picture) {
  const begins = picture ? await fillingFrom(picture) : { createPyodideModule: createPyodide, _makeSnapshot: true };
  // The picture holds what was read from all files: most visits never look into one.
  const lies = picture && served ? { stdLibURL: NOWHERE + NOTHING, fsInit: layOut } : { stdLibURL: NOWHERE + MODULES, fsInit: lay };
  const python = await loadPyodide({ indexURL: NOWHERE, lockFileContents: given.lock, ...lies, ...begins });
  if (lies.fsInit === layOut) setTimeout(layOutPython(python.FS), SETTLED);
  app = python.runPython("from tutor.pages.shell import Shell; Shell()");
  return python;
}

/** Lessons and scenarios lie where an installed Aula has them. */
async function lay(files) {
  layTexts(files, await (await file(NOTEBOOKS)).json());
}

function layTexts(files, texts) {
  const letters = new TextEncoder();
  for (const [name, text] of Object.entries(texts)) {
    const path = `${SHELF}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, letters.encode(text), { canOwn: true });
  }
}

/** Lay out only the folder; it is filled as soon as somebody looks into it. */
function layOut(files) {
  files.mkdirTree(SHELF);
  const { node } = files.lookupPath(SHELF);
  const does = node.node_ops;
  const fill = () => {
    node.node_ops = does;
    layTexts(files, JSON.parse(new TextDecoder().decode(readNow(NOTEBOOKS))));
  };
  node.node_ops = {
    ...does,
    lookup(folder, name) {
      fill();
      return files.lookupNode(folder, name);
    },
    readdir(folder) {
      fill();
      return does.readdir(folder);
    },
  };
}

/** The same with the archive of all modules, which Pyodide has laid there empty. Return how to fill both. */
function layOutPython(files) {
  const archive = files.readdir(LIBRARY).find((name) => name.endsWith(".zip"));
  const { node } = files.lookupPath(`${LIBRARY}/${archive}`);
  let content = null;
  const read = () => (content ??= readNow(MODULES));
  Object.defineProperties(node, { contents: { get: read }, usedBytes: { get: () => read().length } });
  return () => {
    try {
      read();
      files.readdir(SHELF);
    } catch {
      // Nobody has needed them so far.
    }
  };
}

/** A file that service.js keeps, while Python waits for it. */
function readNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", name, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return new Uint8Array(request.response);
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
    keep(PICTURE, withoutZeros(python.makeMemorySnapshot())).then((well) => postMessage({ kept: well }));
  };
  next();
}

/* The picture of memory: Pyodide's own head, which says how long it is, then memory but for pages of zeros. */

const PAGE = 4096;

/** A picture as it is kept; a header says from where to where in memory its pieces lie. */
function withoutZeros(picture) {
  const head = headOf(picture);
  const pieces = [];
  let end = head;
  for (let at = head; at < picture.length; at += PAGE) {
    if (new Int32Array(picture.buffer, at, PAGE / 4).every((word) => word === 0)) continue;
    const from = at - head;
    if (pieces.at(-1)?.[1] === from) pieces.at(-1)[1] += PAGE;
    else pieces.push([from, from + PAGE]);
    picture.copyWithin(end, at, at + PAGE);
    end += PAGE;
  }
  const headers = { head: String(head), size: String(picture.length - head), pieces: JSON.stringify(pieces) };
  return new Response(picture.subarray(0, end), { headers });
}

const headOf = (picture) => new Uint32Array(picture.buffer, 0, 2)[1];

/** What Pyodide is to be told so that it begins with a picture; memory is filled from it while it is read. */
async function fillingFrom({ headers, body }) {
  const read = reading(body);
  const head = new Uint8Array(Number(headers.get("head")));
  await read(head);
  const createPyodideModule = async (settings) => {
    const module = await createPyodide(settings);
    const before = module.HEAPU8.length;
    module.growMemory(Number(headers.get("size")));
    let end = 0;
    for (const [from, to] of JSON.parse(headers.get("pieces"))) {
      // What is new is zero by itself.
      module.HEAPU8.fill(0, end, Math.min(from, before));
      await read(module.HEAPU8.subarray(from, to));
      end = to;
    }
    return module;
  };
  return { createPyodideModule, _loadSnapshot: head };
}

/** A function that fills one array after another from a stream. */
function reading(stream) {
  const reader = stream.getReader();
  let rest = new Uint8Array();
  return async (target) => {
    for (let at = 0; at < target.length; ) {
      if (!rest.length) {
        const { done, value } = await reader.read();
        if (done) throw new Error("The picture is cut off.");
        rest = value;
      }
      const part = rest.subarray(0, target.length - at);
      target.set(part, at);
      at += part.length;
      rest = rest.subarray(part.length);
    }
  };
}

/* Files. What Pyodide fetches is in the page's list; nothing is asked of anybody else. */

const NOWHERE = "https://aula.invalid/";
const askServer = self.fetch.bind(self);
let loaded = 0;

self.fetch = (request) => file(String(request instanceof Request ? request.url : request).replace(NOWHERE, ""));

/** A file as if it came from a server: unpacked, of its type. */
async function file(name) {
  if (name === NOTHING) return new Response();
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
  if (!before || !served || !name.endsWith(".wasm")) return before;
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
