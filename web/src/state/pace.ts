/** What the others do is shown one move after the other, no faster than the reader likes. */
import type { Seen, TableEvent } from "../ground/wire";

export type Pace = "calm" | "brisk" | "once";
/** Milliseconds that a move of another seat stands alone, at least: calm is time to see it and to say it. */
export const PACES: Record<Pace, number> = { calm: 1_300, brisk: 350, once: 0 };
/** What changes more than one card takes longer to take in. */
const LONGER: Partial<Record<TableEvent["is"], number>> = { skipped: 1.6, laiddown: 1.5, playedtake: 1.5, swapped: 1.5 };

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

/** What is said between moves; whoever says something wants to see the moves all the same. */
const TALK: ReadonlySet<TableEvent["is"]> = new Set(["said", "emoted", "remarked"] satisfies TableEvent["is"][]);

/** Show a view that came at a time; `still` where no card need be seen travelling. */
type Show = (seen: Seen, at: number, still: boolean) => void;

export class Paced {
  #show: Show;
  #pace: () => number;
  #waiting: { seen: Seen; at: number }[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #deal: () => number;

  /** `deal`: how long it is seen how a round is dealt. */
  constructor(show: Show, pace: () => number, deal: () => number = () => 0) {
    this.#show = show;
    this.#pace = pace;
    this.#deal = deal;
  }

  /** The deal has been seen, or the reader does not want to see it. */
  hasDealt(): void {
    this.#free = Math.min(this.#free, Date.now());
    this.#next();
  }

  /** A view has come. What answers the reader, and a view of everything anew, is shown at once. */
  take(seen: Seen): void {
    this.#waiting.push({ seen, at: Date.now() });
    const answers = seen.id > 0 && !(seen.events.length && seen.events.every(({ is }) => TALK.has(is)));
    if (answers || seen.whole || document.visibilityState === "hidden") this.catchUp();
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
    const moves = next.seen.events.reduce((sum, { is }) => sum + (MOVES.has(is) ? (LONGER[is] ?? 1) : 0), 0);
    const deals = [...next.seen.events, ...(next.seen.whole ? next.seen.recent.slice(-1) : [])];
    const deal = deals.some((event) => event.is === "dealt") ? this.#deal() : 0;
    this.#free = Math.max(this.#free, Date.now() + moves * this.#pace() + deal);
    this.#show(next.seen, next.at, still);
  }
}
