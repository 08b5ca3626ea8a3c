import { expect, test } from "vitest";
import { hops, hopTime } from "./hops";

test("a pawn hops onto every ledge of its way, and ends where it stands", () => {
  const { frames, time } = hops([{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 20, y: 10 }]);
  expect(time).toBe(hopTime(2));
  expect(frames[0]).toMatchObject({ offset: 0, transform: "translate(-20px, 10px) scale(1, 1)" });
  expect(frames.some(({ transform }) => transform === "translate(-10px, 5px) scale(1.07, 0.86)")).toBe(true);
  expect(frames.at(-1)).toMatchObject({ offset: 1, transform: "translate(0px, 0px) scale(1, 1)" });
  const offsets = frames.map(({ offset }) => Number(offset));
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
});

test("who stays does not hop", () => {
  expect(hops([{ x: 3, y: 4 }])).toEqual({ frames: [], time: 0 });
});
