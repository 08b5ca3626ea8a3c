import { beforeAll, expect, test } from "vitest";
import { speak, speakMore } from "../../words/words.svelte";
import { explainRecord } from "./verdict";

beforeAll(async () => {
  await speak("en");
  await speakMore("refusals");
});

test("a move against the rules is named with the reason", () => {
  const detail = { line: "44", action: "discard p15", why: "reason-not-in-hand" };
  expect(explainRecord({ message: "record-illegal", detail, about: { card: "p15" } })).toBe(
    "Line 44: “discard p15” is against the rules. You do not hold purple 15. Choose a card from your hand.",
  );
});

test("any other fault is said as it is", () => {
  const detail = { line: "3" };
  expect(explainRecord({ message: "record-truncated", detail, about: {} })).toContain("Line 3");
});
