/** How somebody at the table looks. */
import type { Mood } from "../../drawings/animals";
import { travelTime } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import type { TableEvent } from "../../ground/wire";

const MOMENT = 1_400; // milliseconds
const EYES = 250; // … until they close, when a skip card lies there

/** Asleep who misses a turn or is away, glad whose level lies there; a beginner is sad to stay where they are. */
export function moodOf(table: TableState, seat: number): Mood {
  const sitter = table.sitter(seat);
  const place = table.seen?.game?.places[seat];
  const away = sitter?.kind === "person" && (!sitter.present || sitter.covered);
  if (table.amazed.has(seat)) return "wow";
  if (table.pause?.result.why[seat] === "stays" && sitter?.bot === "novice") return "sad";
  if (place?.skipped || away) return "sleep";
  return place?.laid ? "happy" : "open";
}

let calm: ReturnType<typeof setTimeout> | undefined;

/** What happens amazes: a skip card whom it hits, until their eyes close; a level on the table, and going out, the others. */
export function amaze(table: TableState, events: readonly TableEvent[]): void {
  for (const event of events) {
    if (event.is === "skipped" && event.whom !== null) look(table, [event.whom], travelTime() + EYES);
    else if (event.is === "laiddown") look(table, others(table, event.seat), MOMENT);
    else if (event.is === "roundended" && event.out !== null) look(table, others(table, event.out), MOMENT);
  }
}

function others(table: TableState, seat: number): number[] {
  return table.cast.flatMap((_, other) => (other === seat ? [] : [other]));
}

function look(table: TableState, seats: readonly number[], time: number): void {
  clearTimeout(calm);
  table.amazed = new Set(seats);
  calm = setTimeout(() => (table.amazed = new Set()), time);
}
