/** Files that somebody takes along or brings. */

import { make } from "../../drawing/dom.js";

const LARGEST = 200_000;

/** Offer a text as a file to be saved. */
export function saveFile(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Let somebody choose a file, and take its text; of one that is too large, only as much as shows that. */
export function openFile(accept, take) {
  const input = make("input", { type: "file", accept, hidden: true });
  document.body.append(input);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    input.remove();
    if (file) take(await file.slice(0, LARGEST + 1).text());
  });
  input.addEventListener("cancel", () => input.remove());
  input.click();
}
