import { expect, test } from "vitest";
import type { MyTable } from "../../ground/wire";
import { toGoOn, unfinishedFirst } from "./unfinished";

test("tables at which one left off come before those whose game is over", () => {
  const table = (name: string, over?: boolean): MyTable => ({
    table: name,
    touched_at: 0,
    about:
      over === undefined
        ? null
        : { table: name, edition: "modern", side: 1, names: [], open: 0, seats: 2, made_at: 0, over, tried: false },
  });
  const tables = [table("a", true), table("b", false), table("c"), table("d", true), table("e", false)];
  expect(unfinishedFirst(tables).map((each) => each.table)).toEqual(["b", "c", "e", "a", "d"]);
});

test("the game to go on with is the latest that has begun and is not over", () => {
  const table = (name: string, over: boolean, open = 0): MyTable => ({
    table: name,
    touched_at: 0,
    about: { table: name, edition: "modern", side: 1, names: [], open, seats: 2, made_at: 0, over, tried: false },
  });
  expect(toGoOn([table("a", true), table("b", false, 1), table("c", false), table("d", false)])?.table).toBe("c");
  expect(toGoOn([table("a", true)])).toBeUndefined();
  expect(toGoOn([table("c", false), table("d", false)], ["c"])?.table).toBe("d"); // got up from on purpose
  const just = table("b", false);
  expect(toGoOn([{ ...just, about: just.about && { ...just.about, tried: true } }])).toBeUndefined();
});
