import { expect, test } from "vitest";
import type { RoundEnded } from "../../ground/wire";
import { climbs, headline, kindWords, type Finished } from "./ending";

function round(number: number, out: number, before: number[], after: number[]): RoundEnded {
  const why = after.map((level, seat) => (seat === out ? "out" : level > (before[seat] ?? 1) ? "laid" : "stays"));
  return { is: "roundended", round: number, out, why: why as RoundEnded["why"], before, after, version: number };
}

const names = ["Ada", "Bo", "Cy", "Di"];
/** Ada climbs to the top; Bo was ahead after round 1; Cy laid down once; Di never climbed. */
const story = [
  round(1, 1, [1, 1, 1, 1], [1, 3, 2, 1]),
  round(2, 0, [1, 3, 2, 1], [3, 3, 2, 1]),
  round(3, 0, [3, 3, 2, 1], [3, 3, 2, 1]),
];
const seen = (you: number | null, told = story): Finished => ({
  story: told,
  winner: 0,
  you,
  top: 3,
  levels: [3, 3, 2, 1],
  nameOf: (seat) => names[seat] ?? "",
});
const ids = (finished: Finished): string[] => kindWords(finished).map((line) => line.id);

test("the winner hears that they are at the top, and who came closest", () => {
  expect(headline(seen(0)).id).toBe("scene-you-top");
  expect(kindWords(seen(0))).toEqual([
    { id: "scene-rounds", values: { rounds: 3 } },
    { id: "scene-closest", values: { names: "Bo", level: 3 } },
  ]);
});

test("the others hear first what went well for them", () => {
  expect(headline(seen(1))).toEqual({ id: "scene-top", values: { name: "Ada" } });
  expect(kindWords(seen(1))).toEqual([
    { id: "scene-climbed", values: { level: 3 } },
    { id: "scene-ahead", values: { round: 1 } },
  ]);
  expect(ids(seen(2))).toEqual(["scene-climbed", "scene-laid"]);
  expect(ids(seen(3))).toEqual(["scene-hard", "scene-next-time"]);
});

test("having gone out is said where one was never ahead", () => {
  const told = [round(1, 2, [1, 1, 1, 1], [3, 3, 3, 1]), ...story.slice(1)];
  expect(kindWords(seen(2, told))[1]).toEqual({ id: "scene-went-out", values: { count: 1 } });
});

test("who watches, or shares a device, hears of the winner", () => {
  expect(headline(seen(null)).values).toEqual({ name: "Ada" });
  expect(ids(seen(null))).toEqual(["scene-rounds", "scene-closest"]);
});

test("everyone's climb is told round by round, and the winner's ends at the goal", () => {
  expect(climbs(seen(0))).toEqual([
    [1, 1, 3, 4],
    [1, 3, 3, 3],
    [1, 2, 2, 2],
    [1, 1, 1, 1],
  ]);
});
