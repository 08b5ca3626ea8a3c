import { beforeEach, expect, test } from "vitest";
import type { EditionFields } from "../../ground/wire";
import { asksOf, isAbout, partsOf, plainName, whole } from "./fields";
import { LONGEST, fileIn, hasEdition, linkTo } from "./link";
import { draft, drop, keep, keepDraft, ownEditions } from "./shelf";

const KITCHEN = 'name = "kitchen"\ngoal = "das größte Stück Kuchen 🍰"\n' + 'levels = ["run 3"]\n'.repeat(40);

beforeEach(() => localStorage.clear());

test("a level in notation is taken apart and put together again", () => {
  expect(partsOf("run 3 + set 2 + colour 4")).toEqual([
    { kind: "run", size: 3 },
    { kind: "set", size: 2 },
    { kind: "colour", size: 4 },
  ]);
  expect(asksOf(partsOf("run 3 + set 2"))).toBe("run 3 + set 2");
  expect(partsOf("")).toEqual([]);
});

test("what is typed becomes a number and a name that a file can hold", () => {
  expect([whole(Number.NaN), whole(-3), whole(7.4), whole(1e9)]).toEqual([0, 0, 7, 999]);
  expect(plainName("Omas Küche, groß")).toBe("Omas-Kuche-gross");
  expect(plainName("Häuser & Ünï")).toBe("Hauser-Uni");
  expect(plainName(" L’œuf d’Åse Bjørn")).toBe("Loeuf-dAse-Bjorn");
  expect(plainName("in two words ")).toBe("in-two-words-"); // the next letter is still to come
});

test("a fault is found at its field, and at what the field lies in", () => {
  const fault = { key: "side[1].levels[2]", message: "edition-level", detail: {} };
  expect(isAbout(fault, "side[1].levels[2]")).toBe(true);
  expect(isAbout(fault, "side[1]")).toBe(true);
  expect(isAbout(fault, "side[1].levels[21]")).toBe(false);
  expect(isAbout(fault, "sid")).toBe(false);
  expect(isAbout(null, "side")).toBe(false);
});

test("a link carries the whole file, in few letters", async () => {
  const link = await linkTo(KITCHEN, "https://level8.example/edition");
  const { hash, pathname } = new URL(link);
  expect(pathname).toBe("/edition");
  expect(hasEdition(hash)).toBe(true);
  expect(link.length).toBeLessThan(KITCHEN.length / 2);
  expect(await fileIn(hash)).toBe(KITCHEN);
});

test("a link to a plain host carries it below a sub-path, too", async () => {
  const { hash, pathname } = new URL(await linkTo(KITCHEN, "https://level8.example/family/#/edition"));
  expect(pathname).toBe("/family/");
  expect(hash.startsWith("#/edition?")).toBe(true);
  expect(hasEdition(hash)).toBe(true);
  expect(await fileIn(hash)).toBe(KITCHEN);
});

test("a link that is damaged, or that would fill the memory, carries nothing", async () => {
  const { hash } = new URL(await linkTo(KITCHEN, "https://level8.example/edition"));
  const bomb = new URL(await linkTo("a".repeat(4 * LONGEST), "https://level8.example/edition")).hash;
  for (const bad of [hash.slice(0, -6), "#edition=%%%", "#edition=", bomb]) expect(await fileIn(bad)).toBe(null);
});

test("one's own editions stay on the device, the latest first", () => {
  const one = { id: "a", name: "kitchen", sides: 2, players: [2, 4], text: KITCHEN };
  keep(one);
  keep({ ...one, id: "b", name: "garden" });
  keep({ ...one, text: "changed" });
  expect(ownEditions().map((each) => [each.id, each.text])).toEqual([
    ["a", "changed"],
    ["b", KITCHEN],
  ]);
  drop("a");
  expect(ownEditions().map((each) => each.id)).toEqual(["b"]);
  localStorage.setItem("level8-editions", '[{"id": 3}, null, 7]');
  expect(ownEditions()).toEqual([]);
});

test("what is being changed is there again after a reload", () => {
  const fields = { name: "x", players: [2, 4], deck: { joker: [] }, side: [], mix: [] } as unknown as EditionFields;
  keepDraft({ id: "a", fields });
  expect(draft()).toEqual({ id: "a", fields, untouched: false });
  keepDraft(null);
  expect(draft()).toBe(null);
  localStorage.setItem("level8-edition-draft", '{"id": "a", "fields": {"side": [], "deck": {}}}');
  expect(draft()).toBe(null);
});
