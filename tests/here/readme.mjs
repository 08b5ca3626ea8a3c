// Runs the examples of a text under Pyodide: node readme.mjs PYODIDE ARCHIVE TEXT; tells how many failed, and of how many.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, archive, text] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
  extractDir: python.runPython("import site; site.getsitepackages()[0]"),
});
python.FS.writeFile("/text.md", readFileSync(text));
console.log(
  python.runPython(`
import doctest
found = doctest.testfile("/text.md", module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
f"{found.failed} of {found.attempted}"
`),
);
