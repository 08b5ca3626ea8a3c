import { expect, test } from "vitest";
import { held, moved, ordered, stillHeld } from "./hand";

const HAND = ["J", "g3", "S", "r12", "r3", "J1-8", "K", "b1"];
const cards = (sort: "number" | "colour" | "hand", byHand: string[] = []): string[] =>
  ordered(held(HAND), sort, byHand).map((each) => each.card);

test("by number: equal numbers stand together, jokers and the others come last", () => {
  expect(cards("number")).toEqual(["b1", "r3", "g3", "r12", "J", "J1-8", "S", "K"]);
});

test("by colour: each colour in the order of its numbers", () => {
  expect(cards("colour")).toEqual(["r3", "r12", "g3", "b1", "J", "J1-8", "S", "K"]);
});

test("by hand: as they were put, and what is new at the end", () => {
  expect(cards("hand", ["K#1", "r12#1", "J#1"])).toEqual(["K", "r12", "J", "b1", "r3", "g3", "J1-8", "S"]);
});

test("two cards alike have keys of their own", () => {
  expect(held(["r7", "J", "r7"]).map((each) => each.key)).toEqual(["r7#1", "J#1", "r7#2"]);
});

test("of cards alike the one that was chosen leaves, and the others keep their keys", () => {
  const keys = (leaving: string[], cards: string[]): string[] =>
    stillHeld(held(["r7", "r7", "r7", "J"]), cards, new Set(leaving)).map((each) => each.key);
  expect(keys(["r7#1"], ["J", "r7", "r7"])).toEqual(["J#1", "r7#2", "r7#3"]);
  expect(keys([], ["r7", "J", "r7"])).toEqual(["r7#1", "r7#2", "J#1"]);
  expect(stillHeld([{ card: "r7", key: "r7#2" }], ["r7", "r7"], new Set()).map((each) => each.key)).toEqual(["r7#1", "r7#2"]);
});

test("a card moves before the place it is dropped at, to the right as to the left", () => {
  const keys = ["a", "b", "c", "d"];
  expect(moved(keys, "a", 2)).toEqual(["b", "a", "c", "d"]);
  expect(moved(keys, "a", 4)).toEqual(["b", "c", "d", "a"]);
  expect(moved(keys, "d", 1)).toEqual(["a", "d", "b", "c"]);
  expect(moved(keys, "b", 1)).toEqual(keys);
  expect(moved(keys, "x", 1)).toEqual(keys);
});
