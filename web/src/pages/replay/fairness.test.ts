import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { Stream, commitmentOf, gameSeed, inOrder, same, shuffled, without } from "./fairness";

// The known answers of docs/fairness.md.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const PIECES = ["00", "", "ffff"];

test("the commitment is the SHA-256 of the seed", () => {
  expect(commitmentOf(SEED)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
});

test("entropy is mixed in with the length of each piece", () => {
  expect(bytesToHex(gameSeed(SEED, PIECES))).toBe("66915ac8df132d6c460f605e6630c47bdcfd40753c366e753ed17b623a25332e");
  expect(bytesToHex(gameSeed(SEED, []))).toBe(SEED);
});

test("stream 0 draws the first dealer", () => {
  const dealers = [2, 3, 4, 5, 6].map((seats) => new Stream(gameSeed(SEED, []), 0).below(seats) + 1);
  expect(dealers).toEqual([2, 3, 4, 1, 6]);
});

test("stream 1 shuffles ten cards as the page says", () => {
  const cards = Array.from({ length: 10 }, (_, index) => `r${10 - index}`);
  expect(shuffled(cards, new Stream(gameSeed(SEED, []), 1)).join(" ")).toBe("r1 r2 r10 r5 r4 r6 r8 r7 r3 r9");
});

test("words at the top of the range are thrown away, not folded over", () => {
  const stream = new Stream(gameSeed(SEED, []), 7);
  const bound = 40_000; // two words in five are too high
  const drawn = Array.from({ length: 2000 }, () => stream.below(bound));
  const low = drawn.filter((number) => number < bound / 2).length;
  expect(Math.max(...drawn)).toBeGreaterThan(bound * 0.99);
  expect(Math.abs(low - 1000)).toBeLessThan(120);
});

test("cards have one order: colours, numbers, jokers by range, specials", () => {
  const order = "r1 r2 r15 o1 p15 J J1-8 J8-14 S T X K".split(" ");
  expect(inOrder([...order].reverse())).toEqual(order);
});

test("cards are taken away one by one, and only if they are there", () => {
  expect(without(["r1", "r1", "J"], ["r1"])).toEqual(["r1", "J"]);
  expect(without(["r1"], ["r1", "r1"])).toBeNull();
  expect(same(["r1", "J"], ["J", "r1"])).toBe(true);
  expect(same(["r1", "r1"], ["r1", "J"])).toBe(false);
});
