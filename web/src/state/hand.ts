/** The order of one's own hand: by number, by colour, or as one has put it oneself. */
import { COLOURS, faceOf } from "../ground/face";
import type { Sort } from "./settings.svelte";

/** A card of the hand; the key tells two alike apart. */
export interface Held {
  card: string;
  key: string;
}

const SPECIALS = ["skip", "take", "swap", "keep"];

/** Give every card a key of its own; equal faces are interchangeable, so counting them will do. */
export function held(cards: readonly string[]): Held[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const nth = (counts.get(card) ?? 0) + 1;
    counts.set(card, nth);
    return { card, key: `${card}#${nth}` };
  });
}

/** The same keys for the cards that are still held; of cards alike those that were meant to leave are gone. */
export function stillHeld(before: readonly Held[], cards: readonly string[], leaving: ReadonlySet<string>): Held[] {
  const kept: Held[] = [];
  for (const card of new Set(cards)) {
    const count = cards.filter((each) => each === card).length;
    const had = before.filter((each) => each.card === card);
    const stay = [...had].sort((one, other) => Number(leaving.has(one.key)) - Number(leaving.has(other.key))).slice(0, count);
    for (let nth = 1; stay.length < count; nth += 1) {
      const key = `${card}#${nth}`;
      if (!had.some((each) => each.key === key)) stay.push({ card, key });
    }
    kept.push(...stay.sort((one, other) => one.key.localeCompare(other.key, "en", { numeric: true })));
  }
  return kept;
}

/** Where a card stands in an order: number cards first, then jokers, then all others. */
function rank(card: string, sort: "number" | "colour"): number {
  const face = faceOf(card);
  if (face.kind === "joker") return 10_000 + (face.range?.[0] ?? 0);
  if (face.kind !== "number") return 20_000 + SPECIALS.indexOf(face.kind);
  const colour = COLOURS.indexOf(face.colour);
  return sort === "number" ? face.number * 10 + colour : colour * 100 + face.number;
}

/** A hand in an order; by hand, cards that are new stand at the end. */
export function ordered(cards: readonly Held[], sort: Sort, byHand: readonly string[]): Held[] {
  const by = (order: "number" | "colour") => (one: Held, other: Held) => rank(one.card, order) - rank(other.card, order);
  const hand = [...cards].sort(by("number"));
  if (sort === "colour") return hand.sort(by("colour"));
  if (sort === "number") return hand;
  const place = (each: Held): number => {
    const at = byHand.indexOf(each.key);
    return at < 0 ? byHand.length : at;
  };
  return hand.sort((one, other) => place(one) - place(other));
}

/** The order after a card was moved to stand before another place. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const from = keys.indexOf(key);
  if (from < 0) return [...keys];
  const rest = keys.filter((each) => each !== key);
  rest.splice(Math.max(0, Math.min(rest.length, to > from ? to - 1 : to)), 0, key);
  return rest;
}
