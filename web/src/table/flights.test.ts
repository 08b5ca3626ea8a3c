import { expect, test } from "vitest";
import { paths } from "./flights.svelte";

test("a drawn card goes where its reader may see it", () => {
  expect(paths({ is: "drew", seat: 0, pile: -1, card: "r7", version: 1 }, 0)).toEqual([
    { card: "r7", from: "pile:-1", to: "hand:r7" },
  ]);
  expect(paths({ is: "drew", seat: 1, pile: -1, card: null, version: 1 }, 0)).toEqual([
    { card: "?", from: "pile:-1", to: "seat:1" },
  ]);
});

test("what others discard comes from their seat, one's own from the hand", () => {
  expect(paths({ is: "discarded", seat: 1, card: "b2", version: 1 }, 0)[0]?.from).toBe("seat:1");
  expect(paths({ is: "discarded", seat: 0, card: "b2", version: 1 }, 0)[0]?.from).toBe("hand:b2");
});

test("a swap goes to the pile and comes from the draw pile", () => {
  expect(paths({ is: "swapped", seat: 1, cards: ["r1", "r2"], drawn: [], version: 1 }, 0)).toEqual([
    { card: "r1", from: "seat:1", to: "pile:1" },
    { card: "r2", from: "seat:1", to: "pile:1" },
    { card: "?", from: "pile:-1", to: "seat:1" },
    { card: "?", from: "pile:-1", to: "seat:1" },
  ]);
});

test("talk moves no cards", () => {
  expect(paths({ is: "said", seat: 1, text: "Hi", version: 1 }, 0)).toEqual([]);
});
