// Runs a Python script with the packed engine under Pyodide: node here.mjs PYODIDE ARCHIVE SCRIPT; prints its result.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, archive, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
  extractDir: python.runPython("import site; site.getsitepackages()[0]"),
});
console.log(python.runPython(script));
