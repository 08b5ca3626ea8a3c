/** What the others do is shown one move after the other, no faster than the reader likes. */
import type { Seen, TableEvent } from "../wire";

export type Pace = "calm" | "brisk" | "once";
/** Milliseconds that a move of another seat stands alone, at least. */
export const PACES: Record<Pace, number> = { calm: 900, brisk: 350, once: 0 };

const MOST = 16; // views that wait; a reader who is farther behind would only watch the past
const MOVES: ReadonlySet<TableEvent["is"]> = new Set([
  "drew",
  "laiddown",
  "laidoff",
  "discarded",
  "skipped",
  "playedtake",
  "showed",
  "tookshown",
  "swapped",
  "playedkeep",
  "missedturn",
] satisfies TableEvent["is"][]);

/** Show a view that came at a time; `still` where no card need be seen travelling. */
type Show = (seen: Seen, at: number, still: boolean) => void;

export class Paced {
  #show: Show;
  #pace: () => number;
  #waiting: { seen: Seen; at: number }[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: Show, pace: () => number) {
    this.#show = show;
    this.#pace = pace;
  }

  /** A view has come. What answers the reader, and a view of everything anew, is shown at once. */
  take(seen: Seen): void {
    this.#waiting.push({ seen, at: Date.now() });
    if (seen.id || seen.whole || document.visibilityState === "hidden") this.catchUp();
    else this.#next();
  }

  /** Whether the reader is asked something that is not on the screen yet. */
  get asked(): boolean {
    return (this.#waiting.at(-1)?.seen.may ?? null) !== null;
  }

  /** Show the present: nobody who wants to act waits for what is past. */
  catchUp(): void {
    const still = this.#waiting.length > 1;
    while (this.#waiting.length) this.#one(still);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length && (this.#waiting.length > MOST || Date.now() >= this.#free)) this.#one(false);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), this.#free - Date.now());
  }

  #one(still: boolean): void {
    const next = this.#waiting.shift();
    if (!next) return;
    const moves = next.seen.events.filter((event) => MOVES.has(event.is)).length;
    this.#free = Math.max(this.#free, Date.now() + moves * this.#pace());
    this.#show(next.seen, next.at, still);
  }
}
