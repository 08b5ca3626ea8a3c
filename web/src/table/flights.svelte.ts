/** Cards that travel: from what happened, and where things lay before and lie after, a flight for each card. */
import { tick } from "svelte";
import { travelTime } from "../state/settings.svelte";
import type { Seen, TableEvent } from "../wire";

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
}

const MOST = 8; // more at once is a storm, not a story
const AFTER = 0.45; // of a flight, until the next one starts
export const flights = $state<{ all: Flight[] }>({ all: [] });
let key = 0;

/** What travels because of an event, seen from a seat. */
export function paths(event: TableEvent, seat: number | null): Path[] {
  const hand = (of: number, card: string | null): string => (of === seat && card ? `hand:${card}` : `seat:${of}`);
  switch (event.is) {
    case "drew":
      return [{ card: event.card ?? "?", from: `pile:${event.pile}`, to: hand(event.seat, event.card) }];
    case "discarded":
      return [{ card: event.card, from: hand(event.seat, event.card), to: `pile:${event.seat}` }];
    case "laidoff":
      return [{ card: event.card, from: hand(event.seat, event.card), to: `meld:${event.onto}:${event.meld}` }];
    case "laiddown":
      return event.melds.map((meld, index) => ({
        card: meld.cards[0] ?? "?",
        from: hand(event.seat, meld.cards[0] ?? null),
        to: `meld:${event.seat}:${index}`,
      }));
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

/** Look where things lie before a view is shown; what is returned lets them fly once it is. */
export function prepare(events: readonly TableEvent[], next: Seen): (() => void) | undefined {
  const time = travelTime();
  if (!time || document.visibilityState === "hidden") return undefined;
  const seat = next.game?.seat ?? null;
  const wanted = events.flatMap((event) => paths(event, seat));
  if (!wanted.length || wanted.length > MOST) return undefined;
  const from = wanted.map((path) => placeOf(path.from)?.getBoundingClientRect());
  return () => void take(wanted, from, time);
}

async function take(wanted: Path[], from: (DOMRect | undefined)[], time: number): Promise<void> {
  await tick();
  const started: Flight[] = [];
  wanted.forEach((path, index) => {
    const target = placeOf(path.to);
    const start = from[index];
    if (!target || !start?.width) return;
    const delay = started.length * time * AFTER;
    key += 1;
    started.push({ key, card: path.card, from: start, to: landing(target), delay, time });
    hide(target, path.to, delay + time);
  });
  flights.all = [...flights.all, ...started];
}

/** A place by its name; any card of that face will do in a hand. */
function placeOf(name: string): HTMLElement | null {
  if (!name.startsWith("hand:")) return document.querySelector(`[data-at="${name}"]`);
  const alike = document.querySelectorAll<HTMLElement>(`[data-at^="${name}#"]`);
  return alike[alike.length - 1] ?? null;
}

/** Where a card comes to lie: on a pile or seat as a whole, at the end of a combination. */
function landing(target: HTMLElement): DOMRect {
  return (target.querySelector<HTMLElement>("[data-top], .strip.last .whole") ?? target).getBoundingClientRect();
}

/** What has not landed yet is not there to be seen. */
function hide(target: HTMLElement, name: string, time: number): void {
  const hidden = name.startsWith("hand:") ? target : target.querySelector<HTMLElement>("[data-top], .strip.last");
  hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
}

export function landed(key: number): void {
  flights.all = flights.all.filter((flight) => flight.key !== key);
}
