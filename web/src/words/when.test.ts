import { expect, test } from "vitest";
import { when } from "./when";

const seconds = (...parts: [number, number, number, number, number]): number => new Date(...parts).getTime() / 1000;
const NOON = seconds(2026, 4, 12, 12, 0);

test("an early hour is written as each language writes it", () => {
  const early = seconds(2026, 4, 12, 0, 5);
  expect(["en-GB", "de", "fr", "nl", "it"].map((language) => when(early, language, NOON))).toEqual(Array(5).fill("00:05"));
  expect(when(early, "en-US", NOON)).toMatch(/^12:05\sAM$/);
});

test("another day is named, and another year", () => {
  expect(when(seconds(2026, 4, 11, 9, 5), "en-GB", NOON)).toMatch(/^11 May.* 09:05$/);
  expect(when(seconds(2025, 4, 11, 9, 5), "en-GB", NOON)).toMatch(/^11 May 2025.* 09:05$/);
});
