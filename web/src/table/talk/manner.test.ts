import { expect, test } from "vitest";
import type { Seen, TableEvent } from "../../ground/wire";
import { remark } from "./manner";

const seen = (bots: string[], chat = true): Pick<Seen, "table"> =>
  ({ table: { chat, sitters: bots.map((bot) => ({ bot })) } }) as unknown as Seen;
const lays = (seat: number, version: number): TableEvent => ({ is: "laiddown", seat, level: 1, melds: [], version });
const said = (bots: string[], chat = true): string[] =>
  Array.from({ length: 200 }, (_, version) => remark(lays(0, version), seen(bots, chat))?.id ?? "").filter(Boolean);

test("bots speak rarely, each after its own manner", () => {
  expect(new Set(said(["novice"]))).toEqual(new Set(["manner-novice-laid"]));
  expect(new Set(said(["expert"]))).toEqual(new Set(["manner-expert-laid"]));
  expect(said(["steady"]).length).toBeGreaterThan(20);
  expect(said(["steady"]).length).toBeLessThan(100);
});

test("people and bots without a manner say nothing, and nobody where chat is off", () => {
  expect(said([""])).toEqual([]);
  expect(said(["random"])).toEqual([]);
  expect(said(["novice"], false)).toEqual([]);
});

test("who is skipped speaks, not who skips", () => {
  const skips = Array.from({ length: 50 }, (_, version) =>
    remark({ is: "skipped", seat: 0, whom: 1, version }, seen(["expert", "novice"])),
  ).find(Boolean);
  expect(skips).toEqual({ seat: 1, id: "manner-novice-skipped" });
});
