/** Cards, combinations, levels, editions and refusals in words. */
import { COLOUR_NAMES, faceOf, isColour } from "../ground/face";
import type { Meld, Part } from "../ground/wire";
import { has, speakMore, speaks, t, type Values } from "./words.svelte";

/** A card as one says it: “red 7”, “joker 1–8”. */
export function cardName(card: string): string {
  const face = faceOf(card);
  switch (face.kind) {
    case "number":
      return t("card-number", { colour: COLOUR_NAMES[face.colour], number: face.number });
    case "joker":
      return face.range
        ? t("card-joker-range", { low: face.range[0], high: face.range[1] })
        : t("card-joker");
    default:
      return t(`card-${face.kind}`);
  }
}

export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(", ");
}

/** A card in a combination; of a joker also what it stands for. */
function placed(card: string, stands: string | undefined): string {
  if (!card.startsWith("J") || !stands) return cardName(card);
  const what = isColour(stands) ? t(`colour-${COLOUR_NAMES[stands]}`) : stands;
  return t("web-joker-as", { card: cardName(card), what });
}

/** A combination in a few words: “run 3–9”, “three 8s”, “4 green cards”. */
export function meldName(meld: Pick<Meld, "kind" | "cards" | "stands" | "value">): string {
  const count = meld.cards.length;
  if (meld.kind === "run") {
    const first = Number(meld.value);
    return t("web-meld-run", { first, last: first + count - 1 });
  }
  if (meld.kind === "set") return t("web-meld-set", { count, number: meld.value });
  const colour = isColour(meld.value) ? t(`colour-${COLOUR_NAMES[meld.value]}`) : meld.value;
  return t("web-meld-colour", { count, colour });
}

/** A combination with every card in it. */
export function meldCards(meld: Pick<Meld, "kind" | "cards" | "stands" | "value">): string {
  const cards = meld.cards.map((card, index) => placed(card, meld.stands[index])).join(", ");
  return t("web-meld-cards", { meld: meldName(meld), cards });
}

/** A combination in notation, in words: `R4(r4 b5 J)`; any other text as it is. */
export function notedMeld(text: string): string {
  const parts = /^([RSC])([a-z0-9]+)\(([^)]*)\)$/.exec(text);
  if (!parts) return text;
  const [, letter = "", value = "", inner = ""] = parts;
  const cards = inner.split(" ").filter(Boolean);
  const kind = letter === "R" ? "run" : letter === "S" ? "set" : "colour";
  const stands = cards.map((_, index) => (kind === "run" ? String(Number(value) + index) : value));
  return meldCards({ kind, value, cards, stands });
}

/** What a level asks for, equal parts counted together: “2 runs of 3 + pair”. */
export function levelName(parts: readonly Part[]): string {
  const counts = new Map<string, { part: Part; count: number }>();
  for (const part of parts) {
    const key = `${part.kind} ${part.size}`;
    counts.set(key, { part, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  let words = "";
  for (const { part, count } of counts.values()) {
    const word = t(`level-${part.kind}`, { count, size: part.size });
    words = words ? t("level-join", { first: words, second: word }) : word;
  }
  return words;
}

/** The words for a level in notation, `run 3 + set 2`; any other text as it is. */
export function notedLevel(notation: string): string {
  const parts = notation.split(" + ").map((text) => /^(run|set|colour) (\d+)$/.exec(text));
  if (parts.some((part) => !part)) return notation;
  return levelName(parts.map((part) => ({ kind: part?.[1] as Part["kind"], size: Number(part?.[2]) })));
}

/** An edition's name: “Modern with the Master specials”; one of a user's own as it is. */
export function editionName(edition: string): string {
  const [base = "", mix] = edition.split("+");
  const title = has(`title-${base}`) ? t(`title-${base}`) : base;
  return mix ? t(`mix-${mix}`, { edition: title }) : title;
}

export function botName(bot: string): string {
  return has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** A label with what it stands before; languages differ in how a colon is set. */
export function labelled(label: string, what: string): string {
  return t("labelled", { label, what });
}

const CARD = /^([roygbp]\d+|J(\d+-\d+)?|[STXK])$/;

/** A refusal, or any message of the server with its details, as a sentence; cards and levels in words. */
export function explain(said: { message: string; detail: Record<string, string> }): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(said.detail)) values[name] = inWords(name, value);
  return refusal(said.message, values);
}

/** One of the sentences that are fetched when they are wanted; empty until it is there. */
function refusal(id: string, values: Values): string {
  if (has(id) || speaks("refusals")) return t(id, values);
  void speakMore("refusals").catch(() => {});
  return "";
}

/** A card with its article, as reasons speak of it: “the red 7”. */
function theCard(card: string): string {
  const face = faceOf(card);
  if (face.kind === "number") return t("the-number", { colour: face.colour, number: face.number });
  if (face.kind !== "joker") return t("the-special", { sign: card });
  return face.range ? t("the-joker-range", { low: face.range[0], high: face.range[1] }) : t("the-joker");
}

/** Why an action is good: a sentence with cards in words and seats by their names. */
export function why(said: { message: string; detail: Record<string, string> }, nameOf: (seat: number) => string): string {
  const { card, seat, ...rest } = said.detail;
  const values: Values = { ...rest };
  if (!has(said.message)) return refusal(said.message, values);
  if (card !== undefined) values.card = theCard(card);
  if (seat !== undefined) values.name = nameOf(Number(seat) - 1);
  const sentence = t(said.message, values);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function inWords(name: string, value: string): string {
  if (name === "level") return notedLevel(value);
  if (name.startsWith("meld")) return value.split(/(?<=\)) /).map(notedMeld).join("; ");
  if (name.startsWith("card")) {
    const cards = value.split(" ");
    return cards.every((card) => CARD.test(card)) ? cardNames(cards) : value;
  }
  return value;
}
