import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableState } from "../../state/table.svelte";
import type { TableEvent } from "../../ground/wire";
import { amaze, moodOf } from "./mood";

vi.mock("../../state/settings.svelte", () => ({ travelTime: () => 320 }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Three bots; the one on seat 1 misses a turn. */
const table = (): TableState => {
  const places = [0, 1, 2].map((seat) => ({ skipped: seat === 1, laid: seat === 2 }));
  const sitter = { kind: "bot", bot: "steady" };
  return { amazed: new Set(), cast: [{}, {}, {}], seen: { game: { places } }, sitter: () => sitter } as unknown as TableState;
};
const moods = (at: TableState): string => [0, 1, 2].map((seat) => moodOf(at, seat)).join(" ");

test("whoever is skipped is startled, and their eyes close when the card lies there", () => {
  const at = table();
  amaze(at, [{ is: "skipped", seat: 0, whom: 1, version: 1 } as TableEvent]);
  expect(moods(at)).toBe("open wow happy");
  vi.advanceTimersByTime(320);
  expect(moods(at)).toBe("open wow happy");
  vi.advanceTimersByTime(250);
  expect(moods(at)).toBe("open sleep happy");
});

test("a level on the table and going out amaze the others for a moment", () => {
  const at = table();
  amaze(at, [{ is: "laiddown", seat: 2, level: 1, melds: [], version: 1 }]);
  expect(moods(at)).toBe("wow wow happy");
  vi.advanceTimersByTime(1_400);
  expect(moods(at)).toBe("open sleep happy");
  amaze(at, [{ is: "roundended", round: 1, out: 0, why: [], before: [], after: [], version: 2 }]);
  expect(moods(at)).toBe("open wow wow");
});
