/** Cards that travel: from what happened, and where things lay before and lie after, a flight for each card. */
import { tick } from "svelte";
import { travelTime } from "../../state/settings.svelte";
import type { LaidOff, Meld, PlaceSeen, Seen, TableEvent } from "../../ground/wire";

export interface Flight {
  key: number;
  card: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  time: number;
  /** it is turned over on the way */
  turns: boolean;
  spins: boolean;
}

/** The shapes that burst where a level was laid down. */
export interface Burst {
  key: number;
  x: number;
  y: number;
  delay: number;
}

/** A card on its way, by the names of the places (`data-at`) it leaves and reaches. */
export interface Path {
  card: string;
  from: string;
  to: string;
  /** which card of a combination it becomes there, from the left; nothing: the last */
  nth?: number;
  turns?: boolean;
  spins?: boolean;
}

const MOST = 16; // more at once is a storm, not a story
const AFTER = 0.45; // of a flight, until the next one starts
const LAID_AFTER = 0.19; // the same for the cards of a level, which are laid in one go
const SPIN = 1.5; // a card that spins takes longer
const FADE = 120; // milliseconds, where nothing should move
export const flights = $state<{ all: Flight[]; bursts: Burst[] }>({ all: [], bursts: [] });
let key = 0;

/** What travels because of an event, seen from a seat; `places` is what lies on the table after it. */
export function paths(event: TableEvent, seat: number | null, places: readonly PlaceSeen[] = []): Path[] {
  const hand = (of: number, card: string | null): string => (of === seat && card ? `hand:${card}` : `seat:${of}`);
  switch (event.is) {
    case "drew":
      return [
        {
          card: event.card ?? "?",
          from: `pile:${event.pile}`,
          to: hand(event.seat, event.card),
          ...(event.pile < 0 && event.card && event.seat === seat ? { turns: true } : {}),
        },
      ];
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
      return event.whom === null ? [] : [{ card: "S", from: hand(event.seat, "S"), to: `skip:${event.whom}`, spins: true }];
    case "playedtake":
      return [{ card: "T", from: hand(event.seat, "T"), to: "pile:-1" }];
    case "playedkeep":
      return [{ card: "K", from: hand(event.seat, "K"), to: `keep:${event.seat}` }];
    case "swapped":
      return [
        ...event.cards.map((card) => ({ card, from: hand(event.seat, card), to: `pile:${event.seat}` })),
        ...event.cards.map((_, index) => ({
          card: event.drawn[index] ?? "?",
          from: "pile:-1",
          to: hand(event.seat, event.drawn[index] ?? null),
          ...(event.drawn[index] && event.seat === seat ? { turns: true } : {}),
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
export function prepare(
  events: readonly TableEvent[],
  next: Seen,
  leaving: ReadonlySet<string> = new Set(),
): (() => void) | undefined {
  if (document.visibilityState === "hidden") return undefined;
  const time = travelTime();
  const seat = next.game?.seat ?? null;
  const wanted = events.flatMap((event) => paths(event, seat, next.game?.places));
  if (!wanted.length || wanted.length > MOST) return undefined;
  if (!time) return () => void appear(wanted);
  const from = wanted.map((path, index) => placeOf(path.from, alike(wanted, index, "from"), leaving)?.getBoundingClientRect());
  const laid = events.flatMap((event) => (event.is === "laiddown" ? [event.seat] : []));
  return () => void take(wanted, from, time, laid);
}

/** Of cards alike, each leaves from a place of its own, and reaches one of its own. */
function alike(wanted: readonly Path[], index: number, end: "from" | "to"): number {
  return wanted.slice(0, index).filter((other) => other[end] === wanted[index]?.[end]).length;
}

async function take(wanted: Path[], from: (DOMRect | undefined)[], time: number, laid: number[]): Promise<void> {
  await tick();
  const started: Flight[] = [];
  let delay = 0;
  wanted.forEach((path, index) => {
    const target = placeOf(path.to, alike(wanted, index, "to"));
    const start = from[index];
    if (!target || !start?.width) return;
    const spot = spotOf(target, path);
    const takes = path.spins ? time * SPIN : time;
    const { card, turns = false, spins = false } = path;
    key += 1;
    started.push({ key, card, from: start, to: (spot ?? target).getBoundingClientRect(), delay, time: takes, turns, spins });
    // What has not landed yet is not there to be seen.
    if (spot) spot.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + takes });
    delay += time * (path.nth === undefined ? AFTER : LAID_AFTER);
  });
  flights.all = [...flights.all, ...started];
  for (const seat of laid) burst(seat, delay + time * (1 - LAID_AFTER));
}

/** Where a level has just been laid down. */
function burst(seat: number, delay: number): void {
  const melds = [...document.querySelectorAll(`[data-at^="meld:${seat}:"]`)].map((meld) => meld.getBoundingClientRect());
  if (!melds.length) return;
  const left = Math.min(...melds.map((box) => box.left));
  const right = Math.max(...melds.map((box) => box.right));
  key += 1;
  flights.bursts = [...flights.bursts, { key, x: (left + right) / 2, y: melds[0]?.top ?? 0, delay }];
}

/** Where nothing should move, what has come fades in. */
async function appear(wanted: Path[]): Promise<void> {
  await tick();
  wanted.forEach((path, index) => {
    const target = placeOf(path.to, alike(wanted, index, "to"));
    const spot = target && spotOf(target, path);
    spot?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  });
}

/** A place by its name; in a hand, of all cards of that face those first that are meant, then the last. */
function placeOf(name: string, nth = 0, leaving: ReadonlySet<string> = new Set()): HTMLElement | null {
  const lying = /^(skip|keep):/.test(name);
  if (lying) return document.querySelector(`[data-what="${name}"]`);
  if (!name.startsWith("hand:")) return document.querySelector(`[data-at="${name}"]`);
  const all = [...document.querySelectorAll<HTMLElement>(`[data-at^="${name}#"]`)];
  const number = (each: HTMLElement): number => Number(each.dataset.at?.split("#")[1]);
  const meant = (each: HTMLElement): number => Number(leaving.has(each.dataset.at?.slice("hand:".length) ?? ""));
  all.sort((one, other) => meant(other) - meant(one) || number(other) - number(one));
  return all[nth] ?? all[0] ?? null;
}

/** The very card at a place: itself in a hand or lying there, the top of a pile, the one it becomes in a combination. */
function spotOf(target: HTMLElement, path: Path): HTMLElement | null {
  if (/^(hand|skip|keep):/.test(path.to)) return target;
  const nth = path.nth === undefined ? ".strip.last .whole" : `[data-nth="${path.nth}"]`;
  return target.querySelector<HTMLElement>(path.to.startsWith("meld:") ? nth : "[data-top]");
}

export function landed(key: number): void {
  flights.all = flights.all.filter((flight) => flight.key !== key);
  flights.bursts = flights.bursts.filter((burst) => burst.key !== key);
}
