import { expect, test } from "vitest";
import { alone, bots, oneDevice, tidy, withFriends } from "./making";
import { when } from "../words/when";

test("one click deals you and three steady bots", () => {
  const plan = alone("");
  expect(plan.start).toBe(true);
  expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(plan.seats[1]?.bot).toBe("steady");
  expect(plan.edition ?? "modern").toBe("modern");
});

test("a table for friends waits for them", () => {
  const plan = withFriends(6);
  expect(plan.start ?? false).toBe(false);
  expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open", "open", "open"]);
});

test("one device seats everybody on it, and bots where wanted", () => {
  expect(oneDevice(["Ada", "Bo"], 1).seats).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "me", name: "Bo" },
    { kind: "bot", bot: "steady" },
  ]);
});

test("bots play among themselves at once", () => {
  expect(bots()).toMatchObject({ start: true, seats: [{ kind: "bot" }, {}, {}, {}] });
});

test("a name is kept on one line and short", () => {
  expect(tidy("  Ada \n Lovelace ")).toBe("Ada Lovelace");
  expect(tidy("x".repeat(60))).toHaveLength(40);
});

test("a time is said as shortly as it can be", () => {
  const now = Date.UTC(2026, 4, 12, 14, 30) / 1000;
  expect(when(now - 600, "en-GB", now)).toMatch(/^\d\d:20$/);
  expect(when(now - 3 * 86_400, "en-GB", now)).toMatch(/^9 May/);
  expect(when(now - 400 * 86_400, "de", now)).toContain("2025");
});
