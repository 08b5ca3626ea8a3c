import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/level8/locales", import.meta.url));
const FILES = ["cards", "table", "errors", "reasons", "server", "serving", "web", "pages"];
const PREFIX = "virtual:words/";

/** Makes `virtual:words/de` and the like: the sentences the page needs, shared with Python, as one text. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `${LOCALES}/${id.slice(PREFIX.length + 1)}`;
      const there = new Set(readdirSync(folder));
      const paths = FILES.map((name) => `${name}.ftl`).filter((name) => there.has(name));
      const texts = paths.map((name) => {
        this.addWatchFile(`${folder}/${name}`);
        return readFileSync(`${folder}/${name}`, "utf8");
      });
      const text = texts.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
