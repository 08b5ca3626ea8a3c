/** Cards that travel: from what happened, and where things lay before and lie after, a flight for each card. */
import { tick } from "svelte";
import { travelTime } from "../state/settings.svelte";
import type { LaidOff, Meld, PlaceSeen, Seen, TableEvent } from "../wire";

export interface Flight {
  key: number;
  card: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  time: number;
}

/** A card on its way, by the names of the places (`data-at`) it leaves and reaches. */
export interface Path {
  card: string;
  from: string;
  to: string;
  /** which card of a combination it becomes there, from the left; nothing: the last */
  nth?: number;
}

const MOST = 16; // more at once is a storm, not a story
const AFTER = 0.45; // of a flight, until the next one starts
const LAID_AFTER = 0.18; // the same for the cards of a level, which are laid in one go
export const flights = $state<{ all: Flight[] }>({ all: [] });
let key = 0;

/** What travels because of an event, seen from a seat; `places` is what lies on the table after it. */
export function paths(event: TableEvent, seat: number | null, places: readonly PlaceSeen[] = []): Path[] {
  const hand = (of: number, card: string | null): string => (of === seat && card ? `hand:${card}` : `seat:${of}`);
  switch (event.is) {
    case "drew":
      return [{ card: event.card ?? "?", from: `pile:${event.pile}`, to: hand(event.seat, event.card) }];
    case "discarded":
      return [{ card: event.card, from: hand(event.seat, event.card), to: `pile:${event.seat}` }];
    case "laidoff":
      return [
        {
          card: event.card,
          from: hand(event.seat, event.card),
          to: `meld:${event.onto}:${event.meld}`,
          ...placeIn(event, places[event.onto]?.display[event.meld]),
        },
      ];
    case "laiddown":
      return event.melds.flatMap((meld, index) =>
        meld.cards.map((card, nth) => ({ card, from: hand(event.seat, card), to: `meld:${event.seat}:${index}`, nth })),
      );
    case "skipped":
      return event.whom === null ? [] : [{ card: "S", from: hand(event.seat, "S"), to: `seat:${event.whom}` }];
    case "playedtake":
      return [{ card: "T", from: hand(event.seat, "T"), to: "pile:-1" }];
    case "playedkeep":
      return [{ card: "K", from: hand(event.seat, "K"), to: `seat:${event.seat}` }];
    case "swapped":
      return [
        ...event.cards.map((card) => ({ card, from: hand(event.seat, card), to: `pile:${event.seat}` })),
        ...event.cards.map((_, index) => ({
          card: event.drawn[index] ?? "?",
          from: "pile:-1",
          to: hand(event.seat, event.drawn[index] ?? null),
        })),
      ];
    case "tookshown":
      return event.card === null || event.whom === null
        ? []
        : [{ card: event.card, from: `shown:${event.whom}:${event.card}`, to: hand(event.seat, event.card) }];
    default:
      return [];
  }
}

/** Which card of a combination one that was laid off has become: in a run its number says it. */
function placeIn(event: LaidOff, meld: Meld | undefined): { nth?: number } {
  return meld?.kind === "run" ? { nth: event.at - Number(meld.value) } : {};
}

/** Look where things lie before a view is shown; what is returned lets them fly once it is. */
export function prepare(events: readonly TableEvent[], next: Seen): (() => void) | undefined {
  const time = travelTime();
  if (!time || document.visibilityState === "hidden") return undefined;
  const seat = next.game?.seat ?? null;
  const wanted = events.flatMap((event) => paths(event, seat, next.game?.places));
  if (!wanted.length || wanted.length > MOST) return undefined;
  // Of cards alike, each leaves from a place of its own.
  const from = wanted.map((path, index) => {
    const alike = wanted.slice(0, index).filter((other) => other.from === path.from).length;
    return placeOf(path.from, alike)?.getBoundingClientRect();
  });
  return () => void take(wanted, from, time);
}

async function take(wanted: Path[], from: (DOMRect | undefined)[], time: number): Promise<void> {
  await tick();
  const started: Flight[] = [];
  let delay = 0;
  wanted.forEach((path, index) => {
    const target = placeOf(path.to);
    const start = from[index];
    if (!target || !start?.width) return;
    const spot = spotOf(target, path);
    key += 1;
    started.push({ key, card: path.card, from: start, to: (spot ?? target).getBoundingClientRect(), delay, time });
    // What has not landed yet is not there to be seen.
    if (spot) spot.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + time });
    delay += time * (path.nth === undefined ? AFTER : LAID_AFTER);
  });
  flights.all = [...flights.all, ...started];
}

/** A place by its name; in a hand, of all cards of that face one for each that asks. */
function placeOf(name: string, alike = 0): HTMLElement | null {
  if (!name.startsWith("hand:")) return document.querySelector(`[data-at="${name}"]`);
  const all = document.querySelectorAll<HTMLElement>(`[data-at^="${name}#"]`);
  return all[all.length - 1 - alike] ?? all[0] ?? null;
}

/** The very card at a place: itself in a hand, the top of a pile, the one it becomes in a combination. */
function spotOf(target: HTMLElement, path: Path): HTMLElement | null {
  if (path.to.startsWith("hand:")) return target;
  const nth = path.nth === undefined ? ".strip.last .whole" : `[data-nth="${path.nth}"]`;
  return target.querySelector<HTMLElement>(path.to.startsWith("meld:") ? nth : "[data-top]");
}

export function landed(key: number): void {
  flights.all = flights.all.filter((flight) => flight.key !== key);
}
