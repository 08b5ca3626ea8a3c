import { beforeAll, expect, test } from "vitest";
import type { TableState } from "../../state/table.svelte";
import type { Meld, Onto, Refused } from "../../ground/wire";
import { refusing } from "./refusing";
import { LANGUAGES, has, speak, speakMore } from "../../words/words.svelte";

beforeAll(async () => {
  await speakMore("refusals");
  await speak("en");
});

const RUN: Meld = { kind: "run", value: "6", cards: ["r6", "b7", "g8"], stands: ["6", "7", "8"], fits: ["5", "9"], notation: "R6(r6 b7 g8)" };
const LONG: Meld = { ...RUN, value: "1", fits: ["4"], notation: "R1(r1 b2 g3)" };
const SET: Meld = { kind: "set", value: "8", cards: ["r8", "b8"], stands: ["8", "8"], fits: ["8"], notation: "S8(r8 b8)" };
const GROUP: Meld = { kind: "colour", value: "g", cards: ["g1", "g4"], stands: ["g", "g"], fits: ["g"], notation: "Cg(g1 g4)" };
const table = {
  seat: 0,
  passed: false,
  nameOf: (seat: number) => ["Ada", "Bo"][seat] ?? "",
  seen: { game: { places: [{ display: [RUN, LONG, SET, GROUP] }] } },
} as unknown as TableState;

function said(message: string, detail: Record<string, string>, offs: Onto[] = []): string {
  const refused: Refused = { is: "refused", message, detail, rule: "", would: [], version: 0, id: 0 };
  const { what, more } = refusing(refused, table, offs);
  return `${what}|${more}`;
}

test("a card that does not fit is told what would, and where it fits", () => {
  const fit = (meld: Meld, card = "r12"): string => said("reason-does-not-fit", { card, meld: meld.notation });
  expect(fit(RUN)).toBe("Red 12 does not fit here.|This run takes 5 or 9.");
  expect(fit(LONG)).toBe("Red 12 does not fit here.|This run takes only 4.");
  expect(fit(SET)).toContain("Only the number 8 fits.");
  expect(fit(GROUP)).toContain("Only this colour fits: green.");
  expect(fit(RUN, "J1-3")).toBe("Joker 1–3 does not fit here.|It stands only for the numbers printed on it.");
  const elsewhere = [{ action: "", card: "r12", seat: 0, meld: 0, at: 0 }];
  expect(said("reason-does-not-fit", { card: "r12", meld: RUN.notation }, elsewhere)).toContain("It fits where it is marked.");
});

test("players are called by their names, and one's own pile is one's own", () => {
  expect(said("reason-not-your-turn", { seat: "2" })).toBe("It is not your turn.|Bo is playing; your turn will come.");
  expect(said("reason-pile-empty", { pile: "2" })).toContain("Bo has no discard pile yet");
  expect(said("reason-pile-empty", { pile: "1" })).toContain("Your discard pile is empty");
});

test.each(LANGUAGES)("every sentence of a touch stands whole in %s", async (language) => {
  await speak(language);
  const seen = ["reason-draw-first", "reason-already-drawn", "reason-keep-one", "server-stale", "server-paused", "touch-kept"];
  for (const message of seen) {
    expect(has(message)).toBe(true);
    expect(said(message, {})).toMatch(/^.+[.!?…]\|.+[.!?…]$/);
  }
  await speak("en");
});
