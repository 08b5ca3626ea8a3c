import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { Replay } from "../../ground/wire";
import { speak } from "../../words/words.svelte";
import { readRecord, seatName } from "./record";
import { companyOf, dealsOf, movedAt, othersFrom, roundAt, roundJump, sentencesOf } from "./story";

const packed = readFileSync(new URL("game.json.gz", `file://${import.meta.dirname}/`));
const game = JSON.parse(gunzipSync(packed).toString("utf8")) as Replay;

beforeAll(() => speak("en"));

test("every step has a sentence, and none shows the name of a message", () => {
  const company = companyOf(game);
  for (const step of game.steps) {
    const said = sentencesOf(step, company);
    expect(said.length).toBeGreaterThan(0);
    for (const sentence of said) expect(sentence).not.toMatch(/^(pages|table|web)-|\{/);
  }
});

test("what was secret is told once the game is over", () => {
  const company = companyOf(game);
  const all = game.steps.flatMap((step) => sentencesOf(step, company)).join("\n");
  expect(all).toMatch(/Ada draws: (red|orange|yellow|green|blue|purple) \d+\./);
  expect(all).toMatch(/keeps for the next round: .+\./);
  expect(all).not.toContain("in secret");
});

test("seats are called by name, bots and the nameless by their seat", () => {
  expect([0, 2, 3, 4].map((seat) => seatName(game.names, seat))).toEqual(["Ada", "Zoë", "Bot 4", "Seat 5"]);
});

test("rounds are found, and jumps lead to their deals", () => {
  const deals = dealsOf(game.steps);
  const [first = 0, second = 0, third = 0] = deals;
  const last = game.steps.length - 1;
  expect(first).toBe(0);
  expect(roundAt(deals, second - 1)).toBe(0);
  expect(roundAt(deals, second)).toBe(1);
  expect(roundJump(deals, 0, 1, last)).toBe(second);
  expect(roundJump(deals, second + 1, -1, last)).toBe(second);
  expect(roundJump(deals, second, -1, last)).toBe(0);
  expect(roundJump(deals, third - 1, 1, last)).toBe(third);
  expect(roundJump(deals, last, 1, last)).toBe(last);
});

test("the others sit in turn order from any seat", () => {
  expect(othersFrom(0, 4)).toEqual([1, 2, 3]);
  expect(othersFrom(2, 4)).toEqual([3, 0, 1]);
});

test("what has just moved is found at its seat", () => {
  const at = game.steps.findIndex((step) => step.events[0]?.is === "discarded");
  const step = game.steps[at];
  if (!step) throw new Error("nobody discards");
  expect(movedAt(step, step.seat)).toEqual({ hand: [], discards: true, melds: [] });
  expect(movedAt(step, (step.seat + 1) % 5).discards).toBe(false);
});

test("a record tells its headers, names, ranks and deals", () => {
  const record = readRecord(game.record);
  expect(record.headers.get("Edition")).toBe("master");
  expect(record.names).toEqual(["Ada", "Bo", "Zoë", "steady", ""]);
  expect(record.ranks.indexOf(1)).toBe(game.winner);
  expect(record.entropy).toEqual(game.entropy);
  expect(record.deals).toHaveLength(dealsOf(game.steps).length);
  expect(record.deals[0]?.hands[0]).toHaveLength(10);
});

test("what is no record is read as an empty one", () => {
  expect(readRecord("")).toMatchObject({ names: [], ranks: [], entropy: [], deals: [] });
});
