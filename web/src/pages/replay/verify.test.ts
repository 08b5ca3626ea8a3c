import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Replay, ReplayStep, TableEvent } from "../../ground/wire";
import { commitmentOf } from "./fairness";
import { readRecord } from "./record";
import { verify, type What } from "./verify";

// A whole game that the Python engine played and recorded: five seats, entropy, specials, carried cards, a new pile.
const text = unpacked("game.json.gz");
const game = (): Replay => JSON.parse(text) as Replay;

function unpacked(file: string): string {
  const packed = readFileSync(new URL(file, `file://${import.meta.dirname}/`));
  return gunzipSync(packed).toString("utf8");
}

function faults(replay: Replay, noted: string | null = null): What[] {
  return verify(replay, noted).flatMap((check) => (check.fault ? [check.what] : []));
}

/** A step with something that happened in it. */
function find<Is extends TableEvent["is"]>(
  replay: Replay,
  is: Is,
  fits: (event: Extract<TableEvent, { is: Is }>) => boolean = () => true,
): { step: ReplayStep; at: number; event: Extract<TableEvent, { is: Is }> } {
  for (const [at, step] of replay.steps.entries()) {
    const event = step.events.find((each) => each.is === is) as Extract<TableEvent, { is: Is }> | undefined;
    if (event && fits(event)) return { step, at, event };
  }
  throw new Error(`nothing ${is}`);
}

test("a true game proves itself, from the promise to the last card", () => {
  const checks = verify(game(), game().commitment);
  expect(checks.map((check) => check.what)).toEqual([
    "commitment",
    "promise",
    "mix",
    "dealer",
    "deals",
    "draws",
    "piles",
    "cards",
    "record",
  ]);
  expect(checks.filter((check) => check.fault)).toEqual([]);
  const counts = Object.fromEntries(checks.map((check) => [check.what, check.count]));
  expect(counts.deals).toBe(readRecord(game().record).deals.length);
  expect(counts.piles).toBe(1);
  expect(counts.draws).toBeGreaterThan(80);
});

test("a round for which kept hands leave no card to turn up is proven too, and one that has a card caught", () => {
  const bare = JSON.parse(unpacked("bare.json.gz")) as Replay;
  expect(faults(bare)).toEqual([]);
  const { step, at } = find(bare, "dealt", (event) => event.round === 2);
  step.game.places[step.game.dealer]?.discards.push("J");
  expect(verify(bare).find((check) => check.what === "deals")?.fault).toEqual({ step: at, expected: "", found: "J" });
});

test("another seed is caught by its promise, and by every deal", () => {
  const replay = game();
  replay.seed = `${replay.seed.startsWith("0") ? "1" : "0"}${replay.seed.slice(1)}`;
  expect(faults(replay)).toEqual(expect.arrayContaining(["commitment", "deals", "record"]));
});

test("another seed with a promise to match is caught by its deals, and by what this browser noted", () => {
  const replay = game();
  const noted = replay.commitment;
  replay.seed = "ab".repeat(32);
  replay.commitment = commitmentOf(replay.seed);
  const found = faults(replay, noted);
  expect(found).not.toContain("commitment");
  expect(found).toEqual(expect.arrayContaining(["promise", "deals", "record"]));
});

test("a stacked hand is caught, with the cards that were due", () => {
  const replay = game();
  const hands = replay.steps[0]?.hands as string[][];
  const [one, other] = [hands[0] as string[], hands[1] as string[]];
  const due = one[0] as string;
  [one[0], other[0]] = [other[0] as string, due];
  const deals = verify(replay).find((check) => check.what === "deals");
  expect(deals?.fault?.step).toBe(0);
  expect(deals?.fault?.expected?.split(" ")).toContain(due);
  expect(faults(replay)).toContain("record");
});

test("a drawn card that did not lie on top is caught where it was drawn", () => {
  const replay = game();
  const { event, at } = find(replay, "drew", (each) => each.pile < 0);
  const other = find(replay, "drew", (each) => each.pile < 0 && each.card !== event.card);
  [event.card, other.event.card] = [other.event.card, event.card];
  const draws = verify(replay).find((check) => check.what === "draws");
  expect(draws?.fault?.step).toBe(at);
});

test("a card swapped in, or drawn for a taken one, is a drawn card too", () => {
  for (const change of [
    (replay: Replay) => {
      const { event } = find(replay, "swapped", (each) => each.drawn.length > 0);
      event.drawn = [...event.drawn.slice(1), "r1"];
    },
    (replay: Replay) => {
      const { event } = find(replay, "tookshown", (each) => each.drawn !== null);
      event.drawn = event.drawn === "r1" ? "r2" : "r1";
    },
  ]) {
    const replay = game();
    change(replay);
    expect(faults(replay)).toContain("draws");
  }
});

test("a new pile that was stacked is caught by what is drawn from it", () => {
  const replay = game();
  const { at } = find(replay, "reshuffled");
  const drawn = replay.steps.slice(at + 1).flatMap((step) => step.events.filter((event) => event.is === "drew"));
  const [first, second] = drawn.filter((event) => event.pile < 0);
  if (!first || !second) throw new Error("nobody draws from it");
  [first.card, second.card] = [second.card, first.card];
  const draws = verify(replay).find((check) => check.what === "draws");
  expect(draws?.fault?.step).toBeGreaterThan(at);
});

test("a pile formed out of turn is caught", () => {
  const replay = game();
  const { step } = find(replay, "discarded");
  step.game.pile += 3;
  expect(faults(replay)).toContain("piles");
});

test("a card that comes from nowhere is caught", () => {
  const replay = game();
  const { step } = find(replay, "discarded");
  step.game.places[0]?.discards.push("J1-8");
  expect(faults(replay)).toContain("cards");
});

test("a deck that is not in its order is caught", () => {
  const replay = game();
  replay.deck.reverse();
  expect(faults(replay)).toContain("cards");
});

test("another turned-up card is caught", () => {
  const replay = game();
  const first = replay.steps[0]?.game;
  first?.places[first.dealer]?.discards.splice(0, 1, "T");
  expect(faults(replay)).toEqual(expect.arrayContaining(["deals", "record"]));
});

test("another first dealer is caught", () => {
  const replay = game();
  const first = replay.steps[0]?.game;
  if (first) first.dealer = (first.dealer + 1) % 5;
  expect(faults(replay)).toContain("dealer");
});

test("entropy that was left out or changed is caught", () => {
  const replay = game();
  replay.entropy = [];
  expect(faults(replay)).toEqual(expect.arrayContaining(["deals", "record"]));
  const short = game();
  short.entropy.pop();
  expect(faults(short)).toEqual(expect.arrayContaining(["mix", "deals"]));
});

test("a record that does not tell the same game is caught", () => {
  const edited = game();
  edited.record = edited.record.replace("Ada", "Eve");
  expect(faults(edited)).toEqual(["record"]);
  const cut = game();
  cut.record = cut.record.slice(0, -40);
  expect(faults(cut)).toEqual(["record"]);
});

test("carried cards are not dealt again", () => {
  const replay = game();
  const { event } = find(replay, "carried", (each) => (each.cards?.length ?? 0) > 0);
  event.cards = event.cards?.slice(1) ?? null;
  expect(faults(replay)).toContain("deals");
});
