import { expect, test } from "vitest";
import type { MyTable } from "../../wire";
import { unfinishedFirst } from "./unfinished";

test("tables at which one left off come before those whose game is over", () => {
  const table = (name: string, over?: boolean): MyTable => ({
    table: name,
    touched_at: 0,
    about:
      over === undefined
        ? null
        : { table: name, edition: "modern", side: 1, names: [], open: 0, seats: 2, made_at: 0, over },
  });
  const tables = [table("a", true), table("b", false), table("c"), table("d", true), table("e", false)];
  expect(unfinishedFirst(tables).map((each) => each.table)).toEqual(["b", "c", "e", "a", "d"]);
});
