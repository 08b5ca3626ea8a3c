import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seen, TableEvent } from "../ground/wire";
import { Paced } from "./pace";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function view(version: number, more: Partial<Seen> = {}): Seen {
  const event = { is: "discarded", seat: 1, card: "r1", version } as TableEvent;
  return { is: "seen", id: 0, version, events: [event], whole: false, may: null, ...more } as Seen;
}

function paced(pace = 900): { queue: Paced; shown: number[] } {
  const shown: number[] = [];
  return { queue: new Paced((seen) => shown.push(seen.version), () => pace), shown };
}

test("moves that come together are shown one after the other", () => {
  const { queue, shown } = paced();
  for (const version of [1, 2, 3]) queue.take(view(version));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([1, 2, 3]);
});

test("whoever says something sees the moves of the others at their pace all the same", () => {
  const { queue, shown } = paced();
  for (const version of [1, 2]) queue.take(view(version));
  queue.take(view(3, { id: 7, events: [{ is: "said", seat: 0, text: "hi", version: 3 } as unknown as TableEvent] }));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([1, 2]);
});

test("a skip is shown longer than a card that is discarded", () => {
  const { queue, shown } = paced();
  queue.take(view(1, { events: [{ is: "skipped", seat: 1, whom: 2, version: 1 } as TableEvent] }));
  queue.take(view(2));
  vi.advanceTimersByTime(1_200);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([1, 2]);
});

test("at once is at once, and talk makes nobody wait", () => {
  const { queue, shown } = paced(0);
  for (const version of [1, 2, 3]) queue.take(view(version));
  expect(shown).toEqual([1, 2, 3]);
  const talk = paced();
  for (const version of [1, 2]) talk.queue.take(view(version, { events: [] }));
  expect(talk.shown).toEqual([1, 2]);
});

test("the answer to one's own action is never late", () => {
  const { queue, shown } = paced();
  for (const version of [1, 2, 3]) queue.take(view(version));
  queue.take(view(4, { id: 7 }));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("whoever is asked something can have the present at once", () => {
  const { queue, shown } = paced();
  queue.take(view(1));
  queue.take(view(2));
  expect(queue.asked).toBe(false);
  queue.take(view(3, { may: { asks: "draw" } as Seen["may"] }));
  expect(queue.asked).toBe(true);
  queue.catchUp();
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.asked).toBe(false);
});

test("nobody falls far behind", () => {
  const { queue, shown } = paced();
  for (let version = 1; version <= 40; version += 1) queue.take(view(version));
  expect(shown.length).toBe(24);
});
