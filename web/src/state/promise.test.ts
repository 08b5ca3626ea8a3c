import { beforeEach, expect, test } from "vitest";
import { note, noted } from "./promise";

beforeEach(() => localStorage.clear());

test("the first promise of a game is kept, whatever is told later", () => {
  note("abc", 1, "11");
  note("abc", 1, "22");
  note("abc", 2, "33");
  expect([noted("abc", 1), noted("abc", 2), noted("xyz", 1)]).toEqual(["11", "33", null]);
});

test("old promises make room for new ones", () => {
  for (let game = 1; game <= 120; game += 1) note("abc", game, `${game}`);
  expect([noted("abc", 20), noted("abc", 21), noted("abc", 120)]).toEqual([null, "21", "120"]);
});

test("a browser that keeps nonsense has noted nothing", () => {
  localStorage.setItem("level8-promises", "{");
  expect(noted("abc", 1)).toBeNull();
});
