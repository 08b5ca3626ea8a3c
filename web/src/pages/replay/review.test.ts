import { describe, expect, it } from "vitest";
import type { Outlook, ReviewSeat } from "../../ground/wire";
import { atDeals, bars, chancesAt, isSteady, kindness, line, stepAt } from "./review";

const chances: Outlook[] = [
  { actions: 0, round: 1, seats: [[0.5, 0], [0.5, 0]] },
  { actions: 5, round: 1, seats: [[0.75, 0.01], [0.25, 0.01]] },
  { actions: 10, round: 2, seats: [[1, 0], [0, 0]] },
];
const seat = (luck: number[]): ReviewSeat => ({
  seat: 1,
  name: "Ada",
  initial: 0.5,
  final: 1,
  luck,
  drawn: [0, 0],
  dealt: [0, 0],
  against: [0, 0],
  others: [0.1, 0.02],
  remainder: null,
  skill: null,
  luckiest: [],
  unluckiest: [],
});

describe("win chances", () => {
  it("stay level until something changes them, and lead to the end", () => {
    expect(line(chances, 0, 10)).toBe("M0 100H300V50H600V0H600");
    expect(line([], 0, 10)).toBe("");
  });
  it("are those of the last change, wherever one is", () => {
    expect(chancesAt(chances, 4)[0]).toEqual([0.5, 0]);
    expect(chancesAt(chances, 5)[0]).toEqual([0.75, 0.01]);
    expect(atDeals(chances, [0, 7]).map((row) => row[1]?.[0])).toEqual([0.5, 0.25]);
  });
  it("lead to the step under a finger, and never outside the game", () => {
    expect([stepAt(-1, 10), stepAt(0.52, 10), stepAt(2, 10)]).toEqual([0, 5, 10]);
  });
});

describe("luck and skill", () => {
  it("are bars to the left and to the right of nothing, as long as they are large", () => {
    const [luck, others] = bars(seat([-0.2, 0.01]), 0.4);
    expect([luck?.left, luck?.width]).toEqual([25, 25]);
    expect([others?.left, others?.width]).toEqual([50, 12.5]);
    expect(bars(seat([-0.2, 0.01]), 0.4).map((bar) => bar.what)).toEqual(["luck", "others"]);
  });
  it("say why a seat has no skill figure that always chose as the measure does", () => {
    const skill = { choices: 40, skill: [0, 0], lost: [-0.4, 0.03], best: [], costliest: [] };
    expect(isSteady({ ...seat([0, 0]), skill })).toBe(true);
    expect(isSteady({ ...seat([0, 0]), skill: { ...skill, skill: [0, 0.01] } })).toBe(false);
    expect(isSteady(seat([0, 0]))).toBe(false);
  });
  it("call the cards kind only where that is clear", () => {
    expect(kindness(seat([0.2, 0.05]))).toBe("kind");
    expect(kindness(seat([-0.2, 0.05]))).toBe("unkind");
    expect(kindness(seat([0.2, 0.15]))).toBe("even");
    expect(kindness(seat([0.01, 0.001]))).toBe("even");
  });
});
