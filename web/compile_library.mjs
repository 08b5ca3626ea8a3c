// Compiles Python's own library for the page: node compile_library.mjs PYODIDE ENGINE INTO
//
// Pyodide ships its library as sources, and would compile them at each start, which takes longer than all the rest of
// it. What the interpreter and the engine import is compiled once here; the rest stays as it is, for compiled files
// are larger. The same interpreter that runs them compiles them.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, engine, into] = process.argv.slice(2);
const bytes = (path) => new Uint8Array(readFileSync(path));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(bytes(engine), "zip", { extractDir: python.runPython("import site; site.getsitepackages()[0]") });
python.globals.set("library", bytes(`${folder}/python_stdlib.zip`));
const compiled = python.runPython(`
import importlib._bootstrap_external, importlib.util, io, sys, zipfile
import level8.here.house

files = {getattr(module, "__file__", None) for module in sys.modules.values()}
root = next(place for place in sys.path if place.endswith(".zip"))
made = io.BytesIO()
with zipfile.ZipFile(io.BytesIO(library.to_bytes())) as given, zipfile.ZipFile(made, "w") as taken:
    for name in given.namelist():
        content, wanted = given.read(name), f"{root}/{name}" in files
        if wanted:
            code = compile(content, name, "exec", dont_inherit=True)
            digest = importlib.util.source_hash(content)
            content = bytes(importlib._bootstrap_external._code_to_hash_pyc(code, digest, checked=False))
        at = zipfile.ZipInfo(name + "c" * wanted, (1980, 1, 1, 0, 0, 0))
        taken.writestr(at, content, zipfile.ZIP_DEFLATED, 9)
made.getvalue()
`);
writeFileSync(into, compiled.toJs());
