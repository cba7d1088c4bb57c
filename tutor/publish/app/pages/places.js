/** Where the parts of a site are: files of a folder, or all of them in the page itself, packed, in letters. */

const encoded = (name) => document.getElementById(name).textContent.trim();

/** A part of a page as it was packed. */
function packedPart(name) {
  const letters = encoded(name);
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(letters).buffer;
  return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)).buffer;
}

/** What was packed, as an answer of a server would bring it. */
function unpacked(stream) {
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")));
}

const unpackedPart = (name) => unpacked(new Blob([packedPart(name)]).stream());

const each = (packed, of) => Object.fromEntries(Object.entries(packed).map(([name, type]) => [name, of(name, type)]));

/** The files of a folder, which ends in a slash; those that the worker fetches are named as it sees them. */
export function inFolder({ version, packed }, folder = new URL("./", location.href).href) {
  return {
    // As service.js names them.
    site: `aula-site-${version} ${folder}`,
    keeps: `aula-python-${version} ${folder}`,
    service: `${folder}service.js`,
    worker: () => `${folder}${version}/worker.js`,
    files: () => each(packed, (name, type) => ({ type, url: `${name}.bin` })),
    prepared: async (name) => unpacked((await fetch(`${folder}${version}/${name}.bin`)).body).json(),
  };
}

/** The same in the page, which keeps nothing for the next time. */
export function inPage({ packed }) {
  return {
    site: "",
    keeps: "",
    service: "",
    worker: async () => URL.createObjectURL(new Blob([await unpackedPart("worker.js").text()], { type: "text/javascript" })),
    files: () => each(packed, (name, type) => ({ type, content: packedPart(name) })),
    prepared: (name) => unpackedPart(name).json(),
  };
}
