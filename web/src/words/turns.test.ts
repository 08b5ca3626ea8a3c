import { expect, test } from "vitest";
import type { GameSeen, TableEvent } from "../ground/wire";
import { lastTurn, sinceMine, waitOf } from "./turns";

const said = (...events: unknown[]): { event: TableEvent }[] =>
  events.map((event, index) => ({ event: { version: index + 1, ...(event as object) } as TableEvent }));
const game = (turn: number, skipped = -1): GameSeen =>
  ({ turn, dealer: 3, places: [0, 1, 2, 3].map((seat) => ({ skipped: seat === skipped })) }) as unknown as GameSeen;

test("the last turn of a seat begins with its draw and leaves out what others do", () => {
  const log = said(
    { is: "drew", seat: 1, pile: -1 },
    { is: "discarded", seat: 1, card: "r1" },
    { is: "said", seat: 1, text: "hm" },
    { is: "drew", seat: 1, pile: 0 },
    { is: "laidoff", seat: 1, card: "r2" },
    { is: "emoted", seat: 2, emote: "wow" },
    { is: "discarded", seat: 1, card: "r3" },
    { is: "drew", seat: 2, pile: -1 },
  );
  expect(lastTurn(log, 1).map(({ event }) => event.is)).toEqual(["drew", "laidoff", "discarded"]);
  expect(lastTurn(log, 2).map(({ event }) => event.is)).toEqual(["drew"]);
  expect(lastTurn(log, 0)).toEqual([]);
});

test("one waits for the first turn of a round, in the order of the seats", () => {
  expect(waitOf(game(1), 2, [])).toEqual({ is: "first", before: 1 });
  expect(waitOf(game(2), 2, [])).toEqual({ is: "first", before: 1 });
  expect(waitOf(game(3), 2, [])).toBe(null);
  expect(waitOf(game(4), 2, [])).toBe(null);
});

test("whoever is skipped is told by whom, until somebody else's turn is over", () => {
  const skip = { is: "skipped", seat: 3, whom: 2 };
  expect(waitOf(game(6, 2), 2, said(skip))).toEqual({ is: "skipped", by: 3 });
  const missed = said(skip, { is: "discarded", seat: 1, card: "r1" }, { is: "missedturn", seat: 2 });
  expect(waitOf(game(8), 2, missed)).toEqual({ is: "missed", by: 3 });
  const over = [...missed, ...said({ is: "discarded", seat: 3, card: "b1", version: 4 })];
  expect(waitOf(game(9), 2, over)).toBe(null);
  expect(waitOf(game(6, 2), 2, [])).toEqual({ is: "skipped", by: -1 });
});

test("what others did stands beside them until one's own next turn is over, without what they undid", () => {
  const log = said(
    { is: "discarded", seat: 0, card: "r2" },
    { is: "drew", seat: 1, pile: 0, card: "r2" },
    { is: "laiddown", seat: 1, level: 1, melds: [] },
    { is: "undid", seat: 1 },
    { is: "skipped", seat: 1, whom: 2 },
    { is: "missedturn", seat: 2 },
    { is: "drew", seat: 0, pile: -1 },
  );
  const told = (from: typeof log, seat: number): string[] => sinceMine(from, seat, 0).map(({ event }) => event.is);
  expect(told(log, 1)).toEqual(["drew", "skipped"]);
  expect(told(log, 2)).toEqual(["missedturn"]);
  const ended = [...log, ...said({ is: "discarded", seat: 0, card: "r3", version: 8 })];
  expect(told(ended, 1)).toEqual([]);
});
