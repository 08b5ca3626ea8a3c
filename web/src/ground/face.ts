/** A card of the notation, taken apart for drawing and naming; what it may do is the server's to say. */

export type Colour = "r" | "o" | "y" | "g" | "b" | "p";
export type Special = "skip" | "take" | "swap" | "keep";
export type Face =
  | { kind: "number"; colour: Colour; number: number }
  | { kind: "joker"; range: [number, number] | null }
  | { kind: Special }
  | { kind: "unseen" };

export const COLOURS: readonly Colour[] = ["r", "o", "y", "g", "b", "p"];
export const COLOUR_NAMES: Record<Colour, string> = {
  r: "red",
  o: "orange",
  y: "yellow",
  g: "green",
  b: "blue",
  p: "purple",
};
const SPECIALS: Record<string, Special> = { S: "skip", T: "take", X: "swap", K: "keep" };

/** The shape of each colour, in a box of 20 by 20. */
export const SHAPES: Record<Colour, string> = {
  r: "M10 2.3a7.7 7.7 0 1 1 0 15.4a7.7 7.7 0 1 1 0-15.4z",
  o: "M10 2.1 18 16H2z",
  y: "M10 .9 12.8 6.6 19.1 7.5 14.6 12 15.6 18.3 10 15.3 4.4 18.3 5.5 12 .9 7.5 7.2 6.6z",
  g: "M10 .6 17.1 10 10 19.4 2.9 10z",
  b: "M4.4 3.1h11.2a1.3 1.3 0 0 1 1.3 1.3v11.2a1.3 1.3 0 0 1-1.3 1.3H4.4a1.3 1.3 0 0 1-1.3-1.3V4.4a1.3 1.3 0 0 1 1.3-1.3z",
  p: "M10 1.6 17.3 5.8v8.4L10 18.4 2.7 14.2V5.8z",
};

export function isColour(letter: string): letter is Colour {
  return (COLOURS as readonly string[]).includes(letter);
}

/** What a card in notation shows: `r7`, `J`, `J1-8`, `S`, `T`, `X`, `K`; anything else is a back. */
export function faceOf(card: string): Face {
  const letter = card.charAt(0);
  const special = SPECIALS[letter];
  if (special && card.length === 1) return { kind: special };
  if (letter === "J") {
    const [low, high] = card.slice(1).split("-").map(Number);
    return { kind: "joker", range: low && high ? [low, high] : null };
  }
  const number = Number(card.slice(1));
  return isColour(letter) && number ? { kind: "number", colour: letter, number } : { kind: "unseen" };
}
