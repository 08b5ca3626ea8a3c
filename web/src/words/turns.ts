/** Whose turn it was and what came of it, read from what was told. */
import type { GameSeen, TableEvent } from "../ground/wire";

/** What a seat does in a turn of its own. */
export const DEEDS: ReadonlySet<TableEvent["is"]> = new Set([
  "drew",
  "drewnothing",
  "laiddown",
  "laidoff",
  "discarded",
  "skipped",
  "playedtake",
  "tookshown",
  "swapped",
  "playedkeep",
  "missedturn",
  "undid",
] satisfies TableEvent["is"][]);
const BEGINS: ReadonlySet<string> = new Set(["drew", "drewnothing", "missedturn"]);
const ENDS: ReadonlySet<string> = new Set(["discarded", "skipped", "tookshown", "swapped", "playedkeep"]);

function isBy(event: TableEvent, seat: number): boolean {
  return DEEDS.has(event.is) && "seat" in event && event.seat === seat;
}

/** The last turn of a seat, or as much of it as has been played. */
export function lastTurn<Entry extends { event: TableEvent }>(log: readonly Entry[], seat: number): Entry[] {
  const turn: Entry[] = [];
  for (const entry of [...log].reverse()) {
    if (!isBy(entry.event, seat)) continue;
    turn.unshift(entry);
    if (BEGINS.has(entry.event.is)) break;
  }
  return turn;
}

/** The last turn of a seat, if it was played since the reader's own last turn ended; what was undone is left out. */
export function sinceMine<Entry extends { event: TableEvent }>(log: readonly Entry[], seat: number, you: number | null): Entry[] {
  const isEnd = (event: TableEvent): boolean => ENDS.has(event.is) && you !== null && isBy(event, you);
  const ended = log.findLast(({ event }) => event.is === "dealt" || isEnd(event));
  const turn: Entry[] = [];
  for (const entry of lastTurn(log, seat)) {
    if (entry.event.version <= (ended?.event.version ?? 0)) continue;
    if (entry.event.is === "undid") turn.pop();
    else turn.push(entry);
  }
  return turn;
}

/** Why one waits: skipped by a seat (-1: nobody knows), now or next; or not yet on turn in this round. */
export type Wait = { is: "missed" | "skipped"; by: number } | { is: "first"; before: number } | null;

export function waitOf(game: GameSeen, seat: number, log: readonly { event: TableEvent }[]): Wait {
  if (game.places[seat]?.skipped) return { is: "skipped", by: skipperOf(seat, log) };
  if (missesNow(seat, log)) return { is: "missed", by: skipperOf(seat, log) };
  const seats = game.places.length;
  const first = ((seat - game.dealer - 1 + seats) % seats) + 1; // the turns of a round are counted from 1
  return game.turn < first ? { is: "first", before: (seat - 1 + seats) % seats } : null;
}

function skipperOf(seat: number, log: readonly { event: TableEvent }[]): number {
  const last = log.findLast(({ event }) => event.is === "skipped" && event.whom === seat)?.event;
  return last?.is === "skipped" ? last.seat : -1;
}

/** Whether the turn under way would have been this seat's, or that of one passed over with it. */
function missesNow(seat: number, log: readonly { event: TableEvent }[]): boolean {
  const missed = log.findLast(({ event }) => event.is === "missedturn" && event.seat === seat)?.event.version ?? 0;
  return missed > 0 && !log.some(({ event }) => event.version > missed && (ENDS.has(event.is) || event.is === "dealt"));
}
