import { describe, expect, it } from "vitest";
import type { Meld, PuzzleChoice, PuzzleList, PuzzleSeen } from "../../ground/wire";
import { asHeaped, choiceOf, offered, wayOf } from "./answer";
import { daysFrom, lengthened, puzzleOf, streakOn, today } from "../../state/puzzles/day";
import { answered, byGrade, countSolved, joined, nextAfter, readProgress } from "../../state/puzzles/progress";

const list: PuzzleList = {
  first_day: "2026-01-01",
  puzzles: (["draw", "find", "draw", "discard"] as const).map((kind, at) => ({ kind, grade: at === 2 ? 3 : 1, edition: "modern", side: 1, seats: 3 })),
};
const meld = (...cards: string[]): Meld => ({ kind: "set", value: "1", cards, stands: [], fits: [], notation: cards.join("") });
const choice = (action: string, more: Partial<PuzzleChoice> = {}): PuzzleChoice => ({
  ...{ action, also: [], does: "discard", seat: null, card: action.split(" ")[1] ?? "", melds: [] },
  ...{ right: false, usual: false, gain: [0, 0], out: 0, up: 0, why: { message: "", values: {} } },
  ...more,
});
const puzzle = (kind: PuzzleSeen["kind"], choices: PuzzleChoice[]): PuzzleSeen =>
  ({ kind, choices, game: { hand: ["r1", "b2", "g3"] } }) as unknown as PuzzleSeen;

describe("the puzzle of a day", () => {
  it("is the first one on the first day, and they come in turn", () => {
    expect(["2026-01-01", "2026-01-04", "2026-01-05"].map((day) => puzzleOf(list, day))).toEqual([1, 4, 1]);
    expect(puzzleOf(list, "2025-12-31")).toBe(4); // a clock that is wrong
  });
  it("changes at midnight where the reader is, also when the clock is put forward", () => {
    expect(today(new Date(2026, 2, 29, 23, 59))).toBe("2026-03-29");
    expect(daysFrom("2026-03-28", "2026-03-30")).toBe(2);
  });
  it("makes a streak that a missed day ends", () => {
    const one = lengthened({ last: "1970-01-01", days: 0 }, "2026-01-01");
    const two = lengthened(one, "2026-01-02");
    expect(two).toEqual({ last: "2026-01-02", days: 2 });
    expect(lengthened(two, "2026-01-02")).toBe(two);
    expect(lengthened(two, "2026-01-04")).toEqual({ last: "2026-01-04", days: 1 });
    expect(["2026-01-02", "2026-01-03", "2026-01-04"].map((day) => streakOn(two, day))).toEqual([2, 2, 0]);
  });
});

describe("progress", () => {
  const none = readProgress(null);
  it("tells first tries from later ones, and what is solved stays solved", () => {
    const missed = answered(none, 1, false, null);
    expect(answered(none, 1, true, null).solved).toEqual({ 1: "first" });
    expect(missed.solved).toEqual({ 1: "tried" });
    const later = answered(missed, 1, true, null);
    expect(later.solved).toEqual({ 1: "later" });
    expect(answered(later, 1, false, null).solved).toEqual({ 1: "later" });
    expect(answered(none, 1, false, "2026-01-01").streak.days).toBe(0);
    expect(answered(none, 1, true, "2026-01-01").streak.days).toBe(1);
  });
  it("is read back, and what is not progress is left out", () => {
    const some = answered(none, 3, true, "2026-01-01");
    expect(readProgress(JSON.stringify(some))).toEqual(some);
    expect(readProgress('{"solved":{"1":"won","x":"first"},"streak":{"last":"soon","days":9}}')).toEqual(none);
    expect(readProgress("null")).toEqual(none);
  });
  it("of two devices joins to the better of both", () => {
    const one = answered(answered(none, 1, false, null), 2, true, null);
    const other = answered(answered(none, 1, true, "2026-01-01"), 2, false, null);
    expect(joined(one, other)).toEqual({ solved: { 1: "first", 2: "first" }, streak: { last: "2026-01-01", days: 1 } });
  });
  it("leads to the next unsolved puzzle of a kind, then of any, then simply on", () => {
    expect(nextAfter(list, none, 1)).toBe(3);
    expect(nextAfter(list, answered(none, 3, true, null), 1)).toBe(2);
    const all = [1, 2, 3, 4].reduce((progress, number) => answered(progress, number, true, null), none);
    expect(nextAfter(list, all, 4)).toBe(1);
    expect(countSolved(all, [1, 2, 3])).toBe(3);
    expect(byGrade(list, "draw")).toEqual([{ grade: 1, numbers: [1] }, { grade: 3, numbers: [3] }]);
  });
});

describe("an answer", () => {
  it("is a choice, or one that comes to the same", () => {
    const some = puzzle("discard", [choice("discard r1", { also: ["discard g1"] }), choice("discard b2")]);
    expect(choiceOf(some, "discard g1")?.action).toBe("discard r1");
    expect(choiceOf(some, "discard y9")).toBeNull();
  });
  it("to whether to lay down is any way, or any discard", () => {
    const some = puzzle("lay", [choice("discard r1"), choice("lay S1(r1 b1)", { does: "lay" })]);
    expect(choiceOf(some, "lay S2(r2 b2)")?.does).toBe("lay");
    expect(choiceOf(some, "discard g3")?.action).toBe("discard r1");
    expect(choiceOf(puzzle("way", some.choices), "lay S2(r2 b2)")).toBeNull();
  });
  it("is offered in an order that does not tell which is best", () => {
    const some = puzzle("skip", [choice("discard g3"), choice("skip 2", { does: "skip", seat: 1 }), choice("discard r1")]);
    expect(offered(some).map((each) => each.action)).toEqual(["skip 2", "discard r1", "discard g3"]);
  });
  it("to a hand is a way, whatever the order of heaps and cards", () => {
    const way = [meld("r1", "b1"), meld("g2", "J", "y2")];
    const heaps = [["y2", "g2", "J"], ["b1", "r1"]];
    expect(wayOf([way], heaps)).toBe(way);
    expect(asHeaped(way, heaps)).toEqual([way[1], way[0]]);
    expect(wayOf([way], [["r1", "b1"], ["g2", "J"]])).toBeNull();
  });
});
