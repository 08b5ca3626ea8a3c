import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("a path names a page", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/replay/abc/2")).toEqual({ page: "replay", table: "abc", number: 2 });
  expect(routeOf("/device")).toEqual({ page: "device" });
  expect(routeOf("/edition")).toEqual({ page: "edition" });
  expect(routeOf("/sheet")).toEqual({ page: "sheet" });
  expect(routeOf("/puzzles/7")).toEqual({ page: "puzzle", number: 7 });
  expect(routeOf("/puzzles/today")).toEqual({ page: "puzzle", number: NaN });
  expect(routeOf("/rules/")).toEqual({ page: "rules", edition: "modern", side: 1 });
  expect(routeOf("/rules/master")).toEqual({ page: "rules", edition: "master", side: 1 });
  expect(routeOf("/rules/modern+specials/2")).toEqual({ page: "rules", edition: "modern+specials", side: 2 });
});

test("any other path is no page", () => {
  for (const path of ["/nowhere", "/table", "/table/a/b", "/replay/abc", "/replay/abc/x", "/rules/a/b", "/new/x", "/table/%zz"]) {
    expect(routeOf(path)).toEqual({ page: "missing" });
  }
});
