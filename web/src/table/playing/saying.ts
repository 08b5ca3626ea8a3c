/** What those who listen are told about what they are about to do. */
import { levelName, explain } from "../../words/names";
import { t } from "../../words/words.svelte";
import type { Play } from "./play.svelte";

/** A part of the arrangement in words: which of several it is, how much of it is there, and what is wrong with it. */
export function partSaid(play: Pick<Play, "parts" | "slots" | "checked">, at: number): string {
  const part = play.parts[at];
  if (!part) return "";
  const name = `${play.parts.length > 1 ? `${at + 1}. ` : ""}${levelName([part])}`;
  const said = t("web-part", { part: name, count: play.slots[at]?.length ?? 0, size: part.size });
  const refused = play.checked?.part === at ? play.checked.refused : null;
  return refused ? `${said}; ${explain(refused)}` : said;
}
