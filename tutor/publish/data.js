/** Unpacks what a page carries: see `packed` in `page.py`. */

import { reader } from "./pool.js";

/** The value in the element `#data`. */
export async function unpacked() {
  const bytes = Uint8Array.from(atob(document.getElementById("data").textContent), (sign) => sign.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const pool = await new Response(plain).json();
  return reader(pool)(pool.length - 1);
}
