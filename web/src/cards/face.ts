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
  r: "M10 1.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17z",
  o: "M10 1.500 19.200 17.800H.8z",
  y: "M10 .8 12.800 6.900 19.400 7.600 14.500 12.100 15.900 18.700 10 15.300 4.100 18.700 5.500 12.100.6 7.600 7.200 6.900z",
  g: "M10 .5 18.500 10 10 19.500 1.500 10z",
  b: "M3.500 2h13a1.500 1.500 0 0 1 1.500 1.500v13a1.500 1.500 0 0 1-1.500 1.500h-13a1.500 1.500 0 0 1-1.500-1.500v-13A1.500 1.500 0 0 1 3.500 2z",
  p: "M5.400 1.800h9.200L19.300 10l-4.700 8.200H5.400L.7 10z",
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
