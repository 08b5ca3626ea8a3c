import { expect, test } from "vitest";
import type { Seen, TableEvent } from "../../ground/wire";
import { heardIn } from "./sound";

const next = (state: string): Seen => ({ table: { state }, game: { hand: ["r1", "r2"] } }) as unknown as Seen;
const heard = (event: object, mine: number[] = [0], state = "playing") =>
  heardIn({ version: 1, ...event } as TableEvent, next(state), mine);

test("a skip that hits somebody yawns; one that hits nobody is only put down", () => {
  expect(heard({ is: "skipped", seat: 1, whom: 2 })?.cue).toBe("skip");
  expect(heard({ is: "skipped", seat: 1, whom: null })?.cue).toBe("discard");
});

test("a climb has a note for each ledge: one's own where one climbs, else the longest", () => {
  const ended = { is: "roundended", before: [1, 3, 2], after: [2, 5, 2] };
  expect(heard(ended)).toEqual({ cue: "climb", steps: [2] });
  expect(heard(ended, [2])).toEqual({ cue: "climb", steps: [4, 5] });
  expect(heard({ ...ended, after: [1, 3, 2] })).toBeNull();
});

test("the last round sounds like its end alone: kind to those who have not won", () => {
  expect(heard({ is: "roundended", before: [8, 1], after: [8, 2] }, [0], "over")).toBeNull();
  expect(heard({ is: "won", seat: 0 })?.cue).toBe("win");
  expect(heard({ is: "won", seat: 1 })?.cue).toBe("lose");
  expect(heard({ is: "won", seat: 1 }, [])?.cue).toBe("win");
});

test("talk makes no noise", () => {
  expect(heard({ is: "said", seat: 1, text: "Hi" })).toBeNull();
});
