import { expect, test, vi } from "vitest";
import type { TableEvent } from "../ground/wire";
import { traces } from "./traces";

vi.mock("./words.svelte", () => ({ t: (id: string) => id, has: () => false }));

const company = { you: 0, nameOf: String };
const told = (...events: unknown[]): { event: TableEvent }[] => events.map((event) => ({ event: event as TableEvent }));
const words = (turn: { event: TableEvent }[]): string[] => traces(turn, company).map(({ word }) => word);

test("two things at most stand beside a seat, and of what is seen on a pile nothing if there is more", () => {
  const drew = { is: "drew", seat: 1, pile: -1, card: null };
  expect(words(told(drew))).toEqual(["trace-drew"]);
  expect(words(told(drew, { is: "discarded", seat: 1, card: "r1" }))).toEqual(["trace-discarded"]);
  const long = told({ ...drew, pile: 0, card: "r2" }, { is: "laidoff", seat: 1, card: "r2" }, { is: "laidoff", seat: 1, card: "r3" }, { is: "discarded", seat: 1, card: "r1" });
  expect(words(long)).toEqual(["trace-took-yours", "trace-added"]);
  const skips = traces(told({ ...drew, pile: 0, card: "r2" }, { is: "skipped", seat: 1, whom: 0 }), company);
  expect(skips).toEqual([{ word: "trace-took-yours", main: false }, { word: "trace-skipped-you", main: true }]);
});
