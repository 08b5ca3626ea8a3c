import { expect, test } from "vitest";
import type { EditionSeen } from "../../ground/wire";
import { OWN, asked, fit, freshDraft, hasOpen, limitsOf } from "./draft";

const edition = (name: string, most: number, sides: number): EditionSeen => ({
  name,
  players: [2, most],
  cards: 100,
  numbers: 14,
  colours: 6,
  specials: [],
  sides: Array.from({ length: sides }, () => ({ ladder: [] })),
});
const EDITIONS = [edition("modern", 6, 2), edition("master", 5, 2), edition("mario", 6, 1)];

test("a fresh table is you and three bots", () => {
  const draft = freshDraft("Ada", false);
  expect(asked(draft, true)).toMatchObject({
    edition: "modern",
    side: 1,
    start: true,
    seats: [{ kind: "me", name: "Ada" }, { kind: "bot", bot: "steady" }, { kind: "bot" }, { kind: "bot" }],
  });
  expect(asked(draft, true)).not.toHaveProperty("edition_file");
});

test("a table for one device has two people on it", () => {
  expect(freshDraft("", true).seats.map((seat) => seat.who)).toEqual(["me", "me"]);
});

test("an edition for fewer players makes bots and open seats get up first", () => {
  const draft = freshDraft("", false);
  draft.edition = "master";
  draft.seats = ["me", "open", "steady", "me", "me", "me"].map((who) => ({ who, name: "" }));
  fit(draft, limitsOf(draft, EDITIONS));
  expect(draft.seats.map((seat) => seat.who)).toEqual(["me", "open", "me", "me", "me"]);
});

test("a side that an edition has not becomes its last", () => {
  const draft = freshDraft("", false);
  draft.edition = "mario";
  draft.side = 2;
  fit(draft, limitsOf(draft, EDITIONS));
  expect(draft.side).toBe(1);
});

test("of an edition of one's own the page presumes nothing but what every edition is bound to", () => {
  const draft = freshDraft("", false);
  draft.edition = OWN;
  expect(limitsOf(draft, EDITIONS)).toEqual({ least: 2, most: 6, sides: 20 });
});

test("an edition file goes along, named after itself and with its mix", () => {
  const draft = freshDraft("", false);
  draft.edition = OWN;
  draft.file = { name: "mine.toml", text: 'name = "my-own"\n' };
  expect(asked(draft, false)).toMatchObject({ edition: "my-own", edition_file: 'name = "my-own"\n' });
  draft.mix = "specials";
  expect(asked(draft, false).edition).toBe("my-own+specials");
});

test("names are tidied, and an open seat has none", () => {
  const draft = freshDraft("  Ada   B ", false);
  draft.seats[1] = { who: "open", name: "left over" };
  expect(hasOpen(draft)).toBe(true);
  expect(asked(draft, false).seats.slice(0, 2)).toEqual([{ kind: "me", name: "Ada B" }, { kind: "open" }]);
});
