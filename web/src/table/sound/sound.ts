/** What is heard at the table, and felt on a phone: nothing until somebody switches it on. */
import { change, dealTime, settings, travelTime } from "../../state/settings.svelte";
import type { Seen, TableEvent } from "../../ground/wire";
import type { Cue } from "./instruments";

/** A cue to be heard; its steps are the cards that are dealt, or the ledges that are climbed. */
export interface Heard {
  cue: Cue;
  /** it is heard when the card lands, not when it starts */
  lands?: boolean;
  steps?: readonly number[];
}

const TURN = 30; // milliseconds that a phone shakes when it is one's turn
const LANDING = 10; // and when one's own card lands
const AFTER = 0.45; // of a flight, until the next one starts

/** Let a cue be heard, after a delay in milliseconds. */
export function sound(cue: Cue, wait = 0, steps: readonly number[] = []): void {
  if (!settings.sound) return;
  import("./instruments").then(
    ({ play }) => play(cue, wait / 1000, steps),
    () => {}, // the network is away, and the game goes on without sound
  );
  if (cue === "turn") shake(TURN);
}

/** On or off, by one tap; whoever switches it on hears at once that it is. */
export function switchSound(on = !settings.sound): void {
  change("sound", on);
  sound("lay-off");
}

/** Let everything be heard that happened between two views. */
export function hear(events: readonly TableEvent[], next: Seen, mine: readonly number[]): void {
  const time = travelTime();
  let start = 0;
  for (const event of events) {
    const heard = heardIn(event, next, mine);
    if (!heard || (heard.cue === "deal" && dealTime())) continue; // a deal that is seen ticks card by card
    const wait = start + (heard.lands ? time : 0);
    sound(heard.cue, wait, heard.steps);
    if (heard.lands && settings.sound && "seat" in event && mine.includes(event.seat)) setTimeout(() => shake(LANDING), wait);
    start += time * AFTER;
  }
}

/** What an event sounds like to whoever has these seats; nothing where it makes no noise. */
export function heardIn(event: TableEvent, next: Seen, mine: readonly number[]): Heard | null {
  switch (event.is) {
    case "dealt":
      return { cue: "deal", steps: next.game?.hand.map((_, at) => at) ?? [] };
    case "drew":
    case "swapped":
    case "tookshown":
      return { cue: "draw" };
    case "discarded":
    case "playedtake":
    case "playedkeep":
      return { cue: "discard", lands: true };
    case "laiddown":
      return { cue: "lay-down", lands: true };
    case "laidoff":
      return { cue: "lay-off", lands: true };
    case "skipped":
      return event.whom === null ? { cue: "discard", lands: true } : { cue: "skip" };
    case "roundended":
      return next.table.state === "over" ? null : climb(event.before, event.after, mine);
    case "won":
      return { cue: !mine.length || mine.includes(event.seat) ? "win" : "lose" };
    default:
      return null;
  }
}

/** One's own climb, or, where one has none, the longest. */
function climb(before: readonly number[], after: readonly number[], mine: readonly number[]): Heard | null {
  const ways = after.map((level, seat) => ({ seat, from: before[seat] ?? level, steps: level - (before[seat] ?? level) }));
  const [best] = ways
    .filter((way) => way.steps > 0)
    .sort((one, other) => Number(mine.includes(other.seat)) - Number(mine.includes(one.seat)) || other.steps - one.steps);
  return best ? { cue: "climb", steps: Array.from({ length: best.steps }, (_, at) => best.from + at + 1) } : null;
}

/** Where the device can, and only after it was touched: before that a browser refuses, and complains. */
function shake(time: number): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(time);
}
