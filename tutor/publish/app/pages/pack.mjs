/* Packs Python's files, in Pyodide itself, so that the byte code is that of its own Python: PYODIDE STAGE ARCHIVE. */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, stage, archive] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// Byte code that knows of each instruction in which columns it stood is a third larger.
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/stage", stage);
python.mountNodeFS("/pyodide", pyodide);
python.FS.mkdirTree("/share/aula");
python.FS.symlink("/stage/share/aula/notebooks", "/share/aula/notebooks");
try {
  python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
} catch (error) {
  // Not the error itself: with it Node would print all of Pyodide's one line.
  console.error(error.message);
  process.exit(1);
}
writeFileSync(archive, python.FS.readFile("/python.zip"));
