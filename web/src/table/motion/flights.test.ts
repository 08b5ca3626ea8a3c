import { expect, test } from "vitest";
import type { PlaceSeen } from "../../ground/wire";
import { paths } from "./flights.svelte";

test("a drawn card goes where its reader may see it", () => {
  expect(paths({ is: "drew", seat: 0, pile: -1, card: "r7", version: 1 }, 0)).toEqual([
    { card: "r7", from: "pile:-1", to: "hand:r7", turns: true },
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

test("a level that is laid down flies card by card, each from its place in the hand to its own in the combination", () => {
  const melds = [
    { kind: "run" as const, value: "3", cards: ["r3", "J", "b5"], stands: ["3", "4", "5"], fits: [], notation: "" },
    { kind: "set" as const, value: "9", cards: ["g9", "g9"], stands: ["9", "9"], fits: [], notation: "" },
  ];
  expect(paths({ is: "laiddown", seat: 0, level: 1, melds, version: 1 }, 0)).toEqual([
    { card: "r3", from: "hand:r3", to: "meld:0:0", nth: 0 },
    { card: "J", from: "hand:J", to: "meld:0:0", nth: 1 },
    { card: "b5", from: "hand:b5", to: "meld:0:0", nth: 2 },
    { card: "g9", from: "hand:g9", to: "meld:0:1", nth: 0 },
    { card: "g9", from: "hand:g9", to: "meld:0:1", nth: 1 },
  ]);
});

test("a card laid off in front of a run lands in front", () => {
  const run = { kind: "run" as const, value: "2", cards: ["r2", "b3"], stands: ["2", "3"], fits: [], notation: "" };
  const place = { display: [run] } as unknown as PlaceSeen;
  const off = { is: "laidoff" as const, seat: 1, card: "r2", onto: 0, meld: 0, at: 2, version: 1 };
  expect(paths(off, 0, [place])[0]?.nth).toBe(0);
});
