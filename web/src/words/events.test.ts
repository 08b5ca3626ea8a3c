import { beforeAll, expect, test } from "vitest";
import type { GameSeen, Meld, TableEvent } from "../ground/wire";
import { cardsOf, actionName } from "./actions";
import { climbed, sentence, whyTheyWait, type Company } from "./events";
import { speak, speakMore } from "./words.svelte";

beforeAll(async () => {
  await speak("en");
  await speakMore("company");
});

const NAMES = ["Mia", "Ben", "Oma"];
const mia: Company = { you: 0, nameOf: (seat) => NAMES[seat] ?? "" };
const onlooker: Company = { you: null, nameOf: mia.nameOf };
const run: Meld = { kind: "run", value: "4", cards: ["r4", "J", "b6"], stands: ["4", "5", "6"], fits: ["3", "7"], notation: "" };

const EVENTS: [TableEvent, string, string][] = [
  [{ is: "drew", seat: 0, pile: -1, card: "r7", version: 1 }, "You drew: red 7.", "Mia draws from the draw pile."],
  [{ is: "drew", seat: 0, pile: 0, card: "r7", version: 1 }, "You drew from your own discard pile: red 7.", "Mia draws from their own discard pile: red 7."],
  [{ is: "drew", seat: 1, pile: 0, card: "r7", version: 1 }, "Ben draws from your discard pile: red 7.", "Ben draws from Mia’s discard pile: red 7."],
  [{ is: "drewnothing", seat: 0, version: 1 }, "There is nothing for you to draw.", "There is nothing for Mia to draw."],
  [{ is: "laiddown", seat: 1, level: 2, melds: [run], version: 1 }, "Ben lays down level 2: run 4–6", "Ben lays down level 2: run 4–6"],
  [{ is: "discarded", seat: 0, card: "S", version: 1 }, "You discard: skip card.", "Mia discards: skip card."],
  [{ is: "skipped", seat: 1, whom: 0, version: 1 }, "Ben makes you miss a turn.", "Ben makes Mia miss a turn."],
  [{ is: "skipped", seat: 1, whom: null, version: 1 }, "Ben discards: skip card.", "Ben discards: skip card."],
  [{ is: "tookshown", seat: 1, whom: 0, card: "b3", drawn: "g9", version: 1 }, "Ben takes from you: blue 3. You drew: green 9.", "Ben takes from Mia: blue 3."],
  [{ is: "tookshown", seat: 1, whom: null, card: null, drawn: null, version: 1 }, "Ben takes none of the shown cards.", "Ben takes none of the shown cards."],
  [{ is: "swapped", seat: 0, cards: [], drawn: [], version: 1 }, "You swap no cards.", "Mia swaps no cards."],
  [{ is: "swapped", seat: 0, cards: ["r1", "b2"], drawn: ["g9", "J"], version: 1 }, "You swap: red 1, blue 2. You drew: green 9, joker.", "Mia swaps: red 1, blue 2."],
  [{ is: "carried", seat: 0, cards: ["r1", "J"], version: 1 }, "You keep for the next round: red 1, joker.", "Mia secretly chooses cards for the next round."],
  [{ is: "dealt", round: 2, dealer: 1, starts: 0, version: 1 }, "Round 2: Ben deals. You go first.", "Round 2: Ben deals. Mia goes first."],
  [{ is: "roundended", round: 2, out: null, why: [], before: [], after: [], version: 1 }, "Round 2 is over", "Round 2 is over"],
  [{ is: "covered", seat: 2, version: 1 }, "Oma is away; a bot takes over.", "Oma is away; a bot takes over."],
  [{ is: "hosts", seat: 0, version: 1 }, "You are the host now: you can start the game.", "Mia is the host now."],
  [{ is: "said", seat: 2, text: "Hello!", version: 1 }, "Oma: Hello!", "Oma: Hello!"],
  [{ is: "emoted", seat: 0, emote: "smile", version: 1 }, "You smile.", "Mia smiles"],
  [{ is: "muted", seat: 0, muted: true, version: 1 }, "The host has muted you.", "The host has muted Mia."],
  [{ is: "hushed", hushed: false, version: 1 }, "Those who watch may chat again.", "Those who watch may chat again."],
  [{ is: "remarked", name: "Ida", text: "Oh!", version: 1 }, "Ida (watching): Oh!", "Ida (watching): Oh!"],
  [{ is: "emoted", seat: 0, emote: "newer", version: 1 }, "Mia newer", "Mia newer"],
];

test.each(EVENTS)("%j is told to its seat and to an onlooker", (event, toMia, toOthers) => {
  expect(sentence({ event }, mia)).toBe(toMia);
  expect(sentence({ event }, onlooker)).toBe(toOthers);
});

test("a French colon has its space, also between two sentences", async () => {
  await speak("fr");
  const event: TableEvent = { is: "dealt", round: 1, dealer: 1, starts: 0, version: 1 };
  expect(sentence({ event }, mia)).toBe("Manche 1\u00a0: Ben distribue. Tu commences.");
  await speak("en");
});

test("a lay-off names the combination, or whose it was when that is no longer known", () => {
  const event: TableEvent = { is: "laidoff", seat: 1, card: "b7", onto: 2, meld: 0, at: 7, version: 1 };
  expect(sentence({ event, meld: run }, mia)).toBe("Ben adds a card to run 4–6: blue 7.");
  expect(sentence({ event }, mia)).toBe("Ben adds a card to one of Oma’s combinations: blue 7.");
  expect(sentence({ event: { ...event, onto: 0 } }, mia)).toBe("Ben adds a card to one of your combinations: blue 7.");
});

test("who climbs and who stays", () => {
  expect(climbed(0, 2, 4, mia)).toBe("You climb to level 4.");
  expect(climbed(1, 2, 2, mia)).toBe("Ben stays at level 2.");
});

test("an action in notation is told as something to do", () => {
  const said = (action: string): string => actionName(action, mia);
  expect(said("draw")).toBe("Draw from the draw pile.");
  expect(said("draw 2")).toBe("Draw from Ben’s discard pile.");
  expect(said("lay R4(r4 b5 J) S7(r7 p7)")).toBe(
    "Lay down: run 4–6 (red 4, blue 5, joker as 6); pair of 7s (red 7, purple 7).",
  );
  expect(said("draw 1")).toBe("Draw from your own discard pile.");
  expect(said("off J=9 3.2")).toBe("Add a card to one of Oma’s combinations: joker as 9.");
  expect(said("off r7 1.1")).toBe("Add a card to one of your combinations: red 7.");
  expect(said("swap none")).toBe("Play the swap card without swapping.");
  expect(said("taken r1 3")).toBe("Take from Oma: red 1.");
  expect(said("carry r1 b2")).toBe("Keep: red 1, blue 2.");
});

test("the cards of the hand that an action is about", () => {
  expect(cardsOf("lay R4(r4 b5 J) S7(r7 p7)")).toEqual(["r4", "b5", "J", "r7", "p7"]);
  expect(cardsOf("off J=9 1.2")).toEqual(["J"]);
  expect(cardsOf("swap r1 b2")).toEqual(["X", "r1", "b2"]);
  expect(cardsOf("carry none")).toEqual([]);
  expect(cardsOf("skip 2")).toEqual(["S"]);
  expect(cardsOf("draw 2")).toEqual([]);
});

test("on a device that is passed round it is said by name who is skipped and who comes next", () => {
  const places = [{ skipped: false }, { skipped: false }, { skipped: true }];
  const game = { to_act: 1, dealer: 1, turn: 9, places } as unknown as GameSeen;
  const log = [{ event: { is: "skipped", seat: 1, whom: 2, card: "S", version: 3 } as TableEvent }];
  const among = { you: null, nameOf: (seat: number) => ["Ada", "Pip", "Ben"][seat] ?? "" };
  expect(whyTheyWait(game, [0, 2], log, among)).toBe("Pip makes Ben miss a turn.");
  const early = { ...game, to_act: 1, turn: 1, dealer: 0, places: places.map(() => ({ skipped: false })) } as unknown as GameSeen;
  expect(whyTheyWait(early, [0, 2], [], among)).toBe("Then it is Ben’s turn.");
});
