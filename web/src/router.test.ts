import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("a path names a page", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/table/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/replay/abc/2")).toEqual({ page: "replay", table: "abc", number: 2 });
  expect(routeOf("/rules/")).toEqual({ page: "rules" });
});

test("any other path is no page", () => {
  for (const path of ["/nowhere", "/table", "/table/a/b", "/replay/abc", "/replay/abc/x", "/new/x"]) {
    expect(routeOf(path)).toEqual({ page: "missing" });
  }
});
