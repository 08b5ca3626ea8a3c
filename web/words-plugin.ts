import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/level8/locales", import.meta.url));
const LANGUAGES = ["en", "de", "fr", "nl", "it"];
/** Which sentences the page gets, group by group: `first` at once, the others when they are wanted. */
const GROUPS: Record<string, string[]> = {
  first: ["cards", "table", "special", "web", "pages", "ways"],
  guide: ["guide"],
  explain: ["explain"],
  lesson: ["lesson"],
  company: ["company"],
  review: ["review"],
  again: ["again"],
  habits: ["habits"],
  scene: ["scene"],
  manner: ["manner"],
  trace: ["trace"],
  refusals: ["errors", "reasons", "server", "serving", "touch", "athome"],
  own: ["own"],
  sheet: ["sheet"],
  puzzle: ["puzzle", "solving"],
  here: ["here"],
  myself: ["myself"],
  rules: ["rules"], // for the worker, where a page has no server
};
const PREFIX = "virtual:words";

/** Makes `virtual:words`, which fetches the sentences shared with Python, one text for each language and group. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) return allGroups();
      if (!id.startsWith(`\0${PREFIX}/`)) return undefined;
      const [language = "", group = ""] = id.slice(PREFIX.length + 2).split("/");
      const paths = (GROUPS[group] ?? []).map((name) => `${LOCALES}/${language}/${name}.ftl`).filter(existsSync);
      const texts = paths.map((path) => {
        this.addWatchFile(path);
        return readFileSync(path, "utf8");
      });
      const text = texts.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function allGroups(): string {
  const each = LANGUAGES.flatMap((language) => Object.keys(GROUPS).map((group) => `${language}/${group}`));
  const entries = each.map((name) => `"${name}": () => import("${PREFIX}/${name}")`);
  return `export default {\n${entries.join(",\n")}\n};`;
}
