/** The arithmetic of the fair shuffle, as docs/fairness.md tells it; made to be read beside that page. */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { COLOURS, faceOf } from "../../ground/face";

// Not the browser's own SHA-256: it is there only on secure pages, and a table in the living room is on none.
const LABEL = utf8ToBytes("level8/1");
const WORDS = 0x10000;

/** SHA-256 of some bytes, or of a text in UTF-8, in hexadecimal. */
export function digest(data: Uint8Array | string): string {
  return bytesToHex(sha256(typeof data === "string" ? utf8ToBytes(data) : data));
}

/** What a host shows before the first deal: SHA-256 of its seed. */
export function commitmentOf(seed: string): string {
  return digest(hexToBytes(seed));
}

/** What the game is dealt from: the seed, with what the players added. */
export function gameSeed(seed: string, entropy: readonly string[]): Uint8Array {
  if (!entropy.length) return hexToBytes(seed);
  const pieces = entropy.map(hexToBytes).flatMap((piece) => [fourBytes(piece.length), piece]);
  return sha256(concatBytes(LABEL, utf8ToBytes("/mix"), hexToBytes(seed), ...pieces));
}

function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** One stream of a game's chance. */
export class Stream {
  #shake: { xof(bytes: number): Uint8Array };

  constructor(seed: Uint8Array, number: number) {
    this.#shake = shake256.create().update(concatBytes(LABEL, seed, fourBytes(number)));
  }

  #word(): number {
    const [high = 0, low = 0] = this.#shake.xof(2);
    return high * 256 + low;
  }

  /** A number from 0 to bound − 1, each as likely as the others. */
  below(bound: number): number {
    const limit = WORDS - (WORDS % bound);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % bound;
  }
}

const LETTERS = ["S", "T", "X", "K"];

function rank(card: string): number {
  const face = faceOf(card);
  if (face.kind === "number") return COLOURS.indexOf(face.colour) * 100 + face.number;
  if (face.kind === "joker") return face.range ? 20_000 + face.range[0] * 100 + face.range[1] : 10_000;
  return 90_000 + LETTERS.indexOf(card);
}

/** Cards in the order that every shuffle starts from. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** Cards after a shuffle, given in any order; the last one is the top of the pile. */
export function shuffled(cards: readonly string[], stream: Stream): string[] {
  const pile = inOrder(cards);
  for (let i = pile.length - 1; i > 0; i -= 1) {
    const j = stream.below(i + 1);
    const held = pile[i] as string;
    pile[i] = pile[j] as string;
    pile[j] = held;
  }
  return pile;
}

/** Cards less some of them, or null where one of those is not there. */
export function without(cards: readonly string[], gone: readonly string[]): string[] | null {
  const counts = new Map<string, number>();
  for (const card of gone) counts.set(card, (counts.get(card) ?? 0) + 1);
  const left = cards.filter((card) => {
    const count = counts.get(card) ?? 0;
    if (count) counts.set(card, count - 1);
    return !count;
  });
  return left.length === cards.length - gone.length ? left : null;
}

/** Whether these are the same cards, in any order. */
export function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && without(some, others) !== null;
}
