import { beforeAll, expect, test } from "vitest";
import { cardName, editionName, explain, levelName, meldName, notedLevel, notedMeld, why } from "./names";
import { LANGUAGES, has, known, speak, speakMore, t } from "./words.svelte";

beforeAll(async () => {
  await speak("en");
  await speakMore("refusals");
});

test("every card has a name", () => {
  expect(["r7", "p15", "J", "J1-8", "S", "T", "X", "K", "?"].map(cardName)).toEqual([
    "red 7",
    "purple 15",
    "joker",
    "joker 1–8",
    "skip card",
    "take card",
    "swap card",
    "keep card",
    "hidden card",
  ]);
});

test("a level counts equal parts together", () => {
  expect(levelName([{ kind: "run", size: 3 }, { kind: "run", size: 3 }, { kind: "set", size: 2 }])).toBe(
    "2 runs of 3 + pair",
  );
  expect(notedLevel("set 2 + set 2")).toBe("2 pairs");
  expect(notedLevel("something else")).toBe("something else");
});

test("a combination in notation is said in words, jokers with what they stand for", () => {
  expect(notedMeld("R4(r4 b5 J)")).toBe("run 4–6 (red 4, blue 5, joker as 6)");
  expect(notedMeld("Cb(b2 J1-8)")).toBe("2 blue cards (blue 2, joker 1–8 as blue)");
  expect(notedMeld("nothing")).toBe("nothing");
});

test.each([
  ["en", "three 8s", "4 green cards"],
  ["de", "Drilling 8", "4 Karten in Grün"],
  ["fr", "brelan de 8", "4 cartes vertes"],
  ["nl", "drieling 8", "4 groene kaarten"],
  ["it", "tris di 8", "4 carte verdi"],
] as const)("combinations are named as %s names them, the colour bent as it has to be", async (language, set, group) => {
  await speak(language);
  expect(meldName({ kind: "set", value: "8", cards: ["r8", "J", "b8"], stands: ["8", "8", "8"] })).toBe(set);
  expect(meldName({ kind: "colour", value: "g", cards: ["g1", "g4", "J", "g9"], stands: ["g", "g", "g", "g"] })).toBe(group);
  await speak("en");
});

test("an edition is named with its mix", () => {
  expect(editionName("modern+specials")).toBe("Modern with the Master specials");
  expect(editionName("my-own")).toBe("my-own");
});

test("a refusal says cards and levels in words", () => {
  expect(explain({ message: "reason-not-in-hand", detail: { card: "r7" } })).toBe(
    "You do not hold red 7. Choose a card from your hand.",
  );
  expect(explain({ message: "reason-wrong-melds", detail: { level: "run 3 + run 3" } })).toContain("2 runs of 3");
});

test("a reason names its card with an article and its seat by name", () => {
  const said = { message: "why-discard-feeds", detail: { card: "r7", seat: "2" } };
  expect(why(said, (seat) => ["Ada", "Bo"][seat] ?? "")).toBe(
    "The red 7 does nothing for your level, but Bo can lay it off.",
  );
});

test("numbers are never grouped, and long digits stay as they are", () => {
  expect(t("record-order", { line: 12345 })).toContain("12345");
  expect(t("setup-seed", { seed: "1".repeat(64) })).toContain("1".repeat(64));
});

test("a message nobody wrote shows its name", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(has("no-such-message")).toBe(false);
});

test("a language is found in a browser's tag", () => {
  expect(["de-AT", "NL", "it_IT", "tlh"].map(known)).toEqual(["de", "nl", "it", undefined]);
});

test.each(LANGUAGES)("%s can be spoken at once", async (language) => {
  await speak(language);
  expect(t("web-try-again")).not.toBe("web-try-again");
  expect(document.documentElement.lang).toBe(language);
  await speak("en");
});
