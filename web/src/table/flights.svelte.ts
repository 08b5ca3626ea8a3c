/** Cards that travel: from what happened, and where things lay before and lie after, a flight for each card. */
import { tick } from "svelte";
import { travelTime } from "../state/settings.svelte";
import type { Happened, Seen } from "../wire";

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

/** What travels because of a deed, seen from a seat. */
export function paths(deed: Happened, seat: number | null): Path[] {
  const hand = (of: number, card: string | null): string => (of === seat && card ? `hand:${card}` : `seat:${of}`);
  switch (deed.is) {
    case "drew":
      return [{ card: deed.card ?? "?", from: `pile:${deed.pile}`, to: hand(deed.seat, deed.card) }];
    case "discarded":
      return [{ card: deed.card, from: hand(deed.seat, deed.card), to: `pile:${deed.seat}` }];
    case "laidoff":
      return [{ card: deed.card, from: hand(deed.seat, deed.card), to: `meld:${deed.onto}:${deed.meld}` }];
    case "laiddown":
      return deed.melds.map((meld, index) => ({
        card: meld.cards[0] ?? "?",
        from: hand(deed.seat, meld.cards[0] ?? null),
        to: `meld:${deed.seat}:${index}`,
      }));
    case "skipped":
      return deed.whom === null ? [] : [{ card: "S", from: hand(deed.seat, "S"), to: `seat:${deed.whom}` }];
    case "playedtake":
      return [{ card: "T", from: hand(deed.seat, "T"), to: "pile:-1" }];
    case "playedkeep":
      return [{ card: "K", from: hand(deed.seat, "K"), to: `seat:${deed.seat}` }];
    case "swapped":
      return [
        ...deed.cards.map((card) => ({ card, from: hand(deed.seat, card), to: `pile:${deed.seat}` })),
        ...deed.cards.map((_, index) => ({
          card: deed.drawn[index] ?? "?",
          from: "pile:-1",
          to: hand(deed.seat, deed.drawn[index] ?? null),
        })),
      ];
    case "tookshown":
      return deed.card === null || deed.whom === null
        ? []
        : [{ card: deed.card, from: `shown:${deed.whom}:${deed.card}`, to: hand(deed.seat, deed.card) }];
    default:
      return [];
  }
}

/** Look where things lie before a view is shown; what is returned lets them fly once it is. */
export function prepare(happened: readonly Happened[], next: Seen): (() => void) | undefined {
  const time = travelTime();
  if (!time || document.visibilityState === "hidden") return undefined;
  const seat = next.game?.seat ?? null;
  const wanted = happened.flatMap((deed) => paths(deed, seat));
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
