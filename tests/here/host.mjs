// Houses under Pyodide, for tests: questions come in as lines of JSON, answers and messages go out alike.
// node host.mjs PYODIDE ARCHIVE
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, archive] = process.argv.slice(2);
const modules = new URL("../../web/node_modules/", import.meta.url);
const locales = new URL("../../src/level8/locales/", import.meta.url);
const { FluentBundle, FluentResource } = await import(new URL("@fluent/bundle/esm/index.js", modules).href);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ stdout: (line) => console.error(line) });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
  extractDir: python.runPython("import site; site.getsitepackages()[0]"),
});
/** What a page would give: the sentences of a language, put into words by its own Fluent. */
function speaker(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ["cards", "rules"]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${name}.ftl`, locales), "utf8")));
  }
  return (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    const given = JSON.parse(values, (_, value) => (/^\d{1,9}$/.test(value) ? Number(value) : value));
    return pattern ? bundle.formatPattern(pattern, given, []) : "";
  };
}
python.globals.set("speaker", speaker);
const tell = (told) => process.stdout.write(`${JSON.stringify(told)}\n`);
python.globals.set("tell", (text) => process.stdout.write(`${text}\n`));
python.runPython(`
import asyncio, json, re
from level8.here.house import House
from level8.here.memory import MemoryShelf
from level8.server.live.hall import Waits

shelves, houses = {}, {}

async def do(text):
    asked = json.loads(text)
    what, name = asked["do"], asked["house"]
    if what == "open":
        house = houses[name] = House(
            shelves.setdefault(asked["shelf"], MemoryShelf()),
            lambda line, text: tell(json.dumps({"line": line, "says": text})),
            lambda line, code: tell(json.dumps({"line": line, "closes": code})),
            Waits(**asked["waits"]),
        )
        await house.open()
        return None
    house = houses[name]
    if what == "ask":
        language = (re.search('language(?:=|": ?")([a-z]+)', asked["path"] + asked["body"]) or ["", "en"])[1]
        return await house.ask(asked["method"], asked["path"], asked["body"], asked["person"], speaker(language))
    if what == "end":
        return await houses.pop(name).end()
    return {"connect": house.connect, "hear": house.hear, "leave": house.leave}[what](*asked["given"])
`);
const perform = python.globals.get("do");
tell({ ready: true });
createInterface({ input: process.stdin }).on("line", async (line) => {
  const { id } = JSON.parse(line);
  try {
    tell({ id, found: (await perform(line)) ?? null });
  } catch (error) {
    tell({ id, failed: String(error).slice(-2000) });
  }
}).on("close", () => process.exit(0));
