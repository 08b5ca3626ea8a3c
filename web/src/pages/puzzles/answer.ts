/** What an answer comes to: the choice of the puzzle that is meant, or the way to lay down that was found. */
import { held, ordered } from "../../state/hand";
import type { Meld, PuzzleChoice, PuzzleSeen } from "../../ground/wire";

const ORDER: readonly PuzzleChoice["does"][] = ["lay", "skip", "draw", "discard"];

/** The choices as they are offered: in an order that tells nothing of their worth. */
export function offered(puzzle: PuzzleSeen): PuzzleChoice[] {
  const hand = ordered(held(puzzle.game.hand), "number", []).map(({ card }) => card);
  const place = (choice: PuzzleChoice): number => (choice.does === "discard" ? hand.indexOf(choice.card) : (choice.seat ?? -1));
  return [...puzzle.choices].sort(
    (one, other) =>
      ORDER.indexOf(one.does) - ORDER.indexOf(other.does) || place(one) - place(other) || (one.action < other.action ? -1 : 1),
  );
}

/** The choice that an action in notation comes to; null where it is none of them. */
export function choiceOf(puzzle: PuzzleSeen, action: string): PuzzleChoice | null {
  const { choices, kind } = puzzle;
  const exact = choices.find((choice) => choice.action === action || choice.also.includes(action));
  if (exact) return exact;
  // Where the question is whether to lay down, it matters neither how, nor what whoever waits throws away.
  if (action.startsWith("lay ") && kind !== "way") return choices.find((choice) => choice.does === "lay") ?? null;
  if (action.startsWith("discard ") && kind === "lay") return choices.find((choice) => choice.does === "discard") ?? null;
  return null;
}

/** The way that some heaps of cards are, in whatever order they lie; null where they are none. */
export function wayOf(ways: readonly Meld[][], parts: readonly (readonly string[])[]): Meld[] | null {
  const wanted = heaps(parts);
  return ways.find((way) => heaps(way.map((meld) => meld.cards)) === wanted) ?? null;
}

function heaps(parts: readonly (readonly string[])[]): string {
  return parts.map((cards) => [...cards].sort().join(" ")).sort().join(" | ");
}

/** The melds of a way in the order of the heaps that they were made from. */
export function asHeaped(way: readonly Meld[], parts: readonly (readonly string[])[]): Meld[] {
  const left = [...way];
  return parts.flatMap((cards) => {
    const at = left.findIndex((meld) => heaps([meld.cards]) === heaps([cards]));
    return at < 0 ? [] : left.splice(at, 1);
  });
}
