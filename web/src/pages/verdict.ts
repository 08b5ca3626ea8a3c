/** What is wrong with a record, as a sentence. */
import type { Verified } from "../wire";
import { explain } from "../words/names";
import { has } from "../words/words.svelte";

/** A move that was not allowed comes with the name of the reason, which is a sentence of its own. */
export function explainRecord({ message, detail }: Pick<Verified, "message" | "detail">): string {
  const why = detail.why ?? "";
  if (!has(why)) return explain({ message, detail });
  const reason = explain({ message: why, detail });
  // A reason that lacks what it is about would show a gap: the line and the move are told anyway.
  return explain({ message, detail: { ...detail, why: reason.includes("{") ? "" : reason } }).trim();
}
