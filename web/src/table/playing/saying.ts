/** What those who listen are told about what they are about to do. */
import type { Checked, Part } from "../../ground/wire";
import { explain, levelName } from "../../words/names";
import { t } from "../../words/words.svelte";

/** A level as it is arranged by hand. */
interface Arranged {
  parts: readonly Part[];
  slots: readonly (readonly string[])[];
  checked: Checked | null;
}

/** A part of the arrangement in words: which of several it is, how much of it is there, and what is wrong with it. */
export function partSaid(level: Arranged, at: number): string {
  const part = level.parts[at];
  if (!part) return "";
  const name = `${level.parts.length > 1 ? `${at + 1}. ` : ""}${levelName([part])}`;
  const said = t("web-part", { part: name, count: level.slots[at]?.length ?? 0, size: part.size });
  const refused = level.checked?.part === at ? level.checked.refused : null;
  return refused ? `${said}; ${explain(refused)}` : said;
}
