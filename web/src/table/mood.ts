/** How somebody at the table looks. */
import type { Mood } from "../drawings/animals";
import type { PlaceSeen, Sitter } from "../wire";

/** Asleep who misses a turn or is away, glad whose level lies there. */
export function moodOf(sitter: Sitter | undefined, place: PlaceSeen | undefined): Mood {
  const away = sitter?.kind === "person" && (!sitter.present || sitter.covered);
  if (place?.skipped || away) return "sleep";
  return place?.laid ? "happy" : "open";
}
