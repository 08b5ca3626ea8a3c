import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplayStep } from "../../ground/wire";
import { Player } from "./player.svelte";

const dealt = { events: [{ is: "dealt" }] } as unknown as ReplayStep;
const drew = { events: [{ is: "drew" }] } as unknown as ReplayStep;
const steps = [dealt, drew, drew, dealt, drew];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("it stays within the game", () => {
  const player = new Player(steps, 99);
  expect(player.at).toBe(4);
  player.step(1);
  expect(player.at).toBe(4);
  player.go(Number.NaN);
  expect(player.at).toBe(0);
  player.step(-1);
  expect(player.at).toBe(0);
});

test("it plays to the end and stops, faster at a higher speed", () => {
  const player = new Player(steps);
  player.toggle();
  vi.advanceTimersByTime(1500);
  expect([player.at, player.playing]).toEqual([1, true]);
  player.speed = 8;
  vi.advanceTimersByTime(5000);
  expect([player.at, player.playing]).toEqual([4, false]);
});

test("from the end it plays from the beginning", () => {
  const player = new Player(steps, 4);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.toggle();
  vi.advanceTimersByTime(10_000);
  expect([player.at, player.playing]).toEqual([0, false]);
});

test("a step or a jump by hand stops it", () => {
  const player = new Player(steps);
  player.toggle();
  player.jump(1);
  expect([player.at, player.round, player.playing]).toEqual([3, 1, false]);
});
