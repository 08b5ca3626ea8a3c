import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { explainRecord } from "./verdict";

beforeAll(() => speak("en"));

test("a move against the rules is named with the reason", () => {
  const detail = { line: "44", action: "discard p15", why: "reason-not-in-hand", card: "p15" };
  expect(explainRecord({ message: "record-illegal", detail })).toBe(
    "Line 44: “discard p15” is against the rules. You do not hold purple 15. Choose a card from your hand.",
  );
});

test("a reason without what it is about is left out", () => {
  const detail = { line: "44", action: "discard p15", why: "reason-not-in-hand" };
  expect(explainRecord({ message: "record-illegal", detail })).toBe("Line 44: “discard p15” is against the rules.");
});

test("any other fault is said as it is", () => {
  const detail = { line: "3" };
  expect(explainRecord({ message: "record-truncated", detail })).toContain("Line 3");
});
