/** What is wrong with a record, as a sentence. */
import type { Verified } from "../../ground/wire";
import { explain } from "../../words/names";
import { has } from "../../words/words.svelte";

/** A move that was not allowed comes with the name of the reason, which is a sentence of its own. */
export function explainRecord({ message, detail, about }: Pick<Verified, "message" | "detail" | "about">): string {
  const why = detail.why ?? "";
  if (!has(why)) return explain({ message, detail });
  return explain({ message, detail: { ...detail, why: explain({ message: why, detail: about }) } });
}
