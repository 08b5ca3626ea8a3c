import { expect, test } from "vitest";
import type { TableState } from "../../state/table.svelte";
import { acts } from "./acts";
import type { Play } from "./play.svelte";

/** What can be done while a hint proposes `advised`, whose cards are taken up. */
function ids(advised: string, asks: string, ways: object[]): string[] {
  const chosen = asks === "draw" ? null : "o2#0";
  const play = {
    asking: null,
    mode: "plain",
    may: { asks, ways, skip: [], take: false, keep: false },
    advised,
    hinted: new Set(chosen ? [chosen] : []),
    chosen,
    chosenCard: chosen && "o2",
    mayDraw: () => true,
    mayDiscard: () => true,
  };
  return acts(play as unknown as Play, {} as TableState).map(({ id }) => id);
}

test("while a hint is shown, the main button offers nothing that the hint has just taken up for something else", () => {
  expect(ids("off o2 2.1", "lay-off", [])).toEqual(["advised", "discard"]);
  expect(ids("draw 2", "draw", [])).toEqual(["advised", "draw"]);
  expect(ids("draw", "draw", [])).toEqual(["draw"]);
  expect(ids("discard o2", "play", [{}])).toEqual(["lay-down", "discard"]); // as without a hint
  expect(ids("lay S2(o2 J)", "play", [{}])[0]).toBe("lay-down");
});
