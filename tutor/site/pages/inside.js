/** The parts of a site that is one file: they stand in the page itself, packed, in letters. */

const encoded = (name) => document.getElementById(name).textContent.trim();

/** A part as it was packed. */
export function packedPart(name) {
  const letters = encoded(name);
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(letters).buffer;
  return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)).buffer;
}

/** A part as text. */
export function textPart(name) {
  const stream = new Blob([packedPart(name)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
