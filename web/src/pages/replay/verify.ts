/**
 * Whether a finished game was dealt as its seed says: worked out here, in the reader's own browser.
 *
 * Only chance is checked: deals, drawn cards, new piles, and that no card came or went. Whether the moves
 * were allowed is for those to check who know the rules: the server, or `level8 verify`.
 */
import type { Replay, ReplayStep, TableEvent } from "../../ground/wire";
import { commitmentOf, digest, gameSeed, inOrder, same, shuffled, Stream, without } from "./fairness";
import { readRecord, type RecordRead } from "./record";

export const WHATS = [
  "commitment",
  "promise",
  "mix",
  "dealer",
  "deals",
  "draws",
  "piles",
  "cards",
  "record",
] as const;
export type What = (typeof WHATS)[number];
export interface Fault {
  /** the step at which it shows */
  step?: number;
  expected?: string;
  found?: string;
}
export interface Check {
  what: What;
  /** how many of them were looked at */
  count: number;
  /** the first that is not as it must be */
  fault: Fault | null;
}

const HAND = 10;

/** Everything that can be checked; `noted` is the promise that this browser saw before the deal, if it did. */
export function verify(replay: Replay, noted: string | null = null): Check[] {
  return new Verification(replay).run(noted);
}

class Verification {
  readonly #replay: Replay;
  readonly #seats: number;
  readonly #seed: Uint8Array;
  readonly #checks = new Map<What, Check>();
  #streams = 0;
  /** the draw pile as it must be, its top last; null after a fault, until the next deal */
  #pile: string[] | null = null;
  #dealer = -1;
  #carried = new Map<number, string[]>();

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#seats = replay.names.length;
    this.#seed = gameSeed(replay.seed, replay.entropy);
  }

  run(noted: string | null): Check[] {
    const { seed, commitment, entropy, deck, steps, record: text } = this.#replay;
    const record = readRecord(text);
    this.#see("commitment", commitmentOf(seed) === commitment, { expected: commitmentOf(seed), found: commitment });
    if (noted !== null) this.#see("promise", noted === commitment, { expected: noted, found: commitment });
    if (entropy.length) this.#see("mix", entropy.length === this.#seats);
    this.#firstDealer(record);
    this.#see("cards", equal(deck, inOrder(deck)));
    steps.forEach((step, at) => this.#step(step, at));
    this.#compare(record);
    return WHATS.flatMap((what) => this.#checks.get(what) ?? []);
  }

  #see(what: What, ok: boolean, fault: Fault = {}): boolean {
    const check = this.#checks.get(what) ?? { what, count: 0, fault: null };
    check.count += 1;
    if (!ok) check.fault ??= fault;
    this.#checks.set(what, check);
    return ok;
  }

  #next(): Stream {
    this.#streams += 1;
    return new Stream(this.#seed, this.#streams);
  }

  #firstDealer(record: RecordRead): void {
    const named = record.headers.get("First dealer") ?? "";
    const wanted = named === "drawn" ? new Stream(this.#seed, 0).below(this.#seats) : Number(named) - 1;
    const found = this.#replay.steps[0]?.game.dealer ?? -1;
    this.#see("dealer", found === wanted, { step: 0, expected: `${wanted + 1}`, found: `${found + 1}` });
    this.#dealer = wanted;
  }

  #step(step: ReplayStep, at: number): void {
    for (const event of step.events) {
      if (event.is === "carried") this.#carried.set(event.seat, event.cards ?? []);
    }
    if (step.events.some((event) => event.is === "dealt")) this.#deal(step, at);
    else if (this.#pile) this.#draw(this.#pile, step, at);
    this.#account(step, at);
  }

  #deal(step: ReplayStep, at: number): void {
    const { game, hands } = step;
    if (at) this.#dealer = (this.#dealer + 1) % this.#seats;
    const kept = hands.map((_, seat) => this.#carried.get(seat) ?? []);
    this.#carried.clear();
    this.#pile = shuffled(without(this.#replay.deck, kept.flat()) ?? [], this.#next());
    const hidden = deal(this.#pile, kept, this.#dealer);
    const turned = this.#pile.pop(); // none where kept hands leave no card for it
    const dealt = [...hidden, turned === undefined ? [] : [turned]];
    const found = [...hands, game.places[game.dealer]?.discards ?? []];
    const wrong = dealt.findIndex((cards, index) => !same(cards, found[index] ?? []));
    this.#see("deals", wrong < 0 && game.dealer === this.#dealer, {
      step: at,
      expected: listed(dealt[wrong] ?? []),
      found: listed(found[wrong] ?? []),
    });
  }

  /** The cards that a step took from the draw pile; and the new pile, if one was formed on the way. */
  #draw(pile: string[], step: ReplayStep, at: number): void {
    const drawn = step.events.flatMap(drawnIn);
    const old = pile.slice(Math.max(0, pile.length - drawn.length)).reverse();
    const rest = without(drawn, old);
    if (drawn.length && !this.#see("draws", rest !== null, { step: at, expected: listed(old), found: listed(drawn) })) {
      this.#pile = null;
      return;
    }
    this.#pile = pile.slice(0, pile.length - old.length);
    if (rest?.length || step.game.pile !== this.#pile.length) this.#form(rest ?? [], step, at);
  }

  /** A new pile must hold what now lies face down, and the cards that were drawn from it at once. */
  #form(first: readonly string[], step: ReplayStep, at: number): void {
    const below = without(this.#replay.deck, inSight(step));
    const pile = shuffled([...(below ?? []), ...first], this.#next());
    const top = pile.splice(pile.length - first.length, first.length);
    const isNew = this.#pile?.length === 0 && below !== null && same(top, first);
    this.#see("piles", isNew, { step: at, expected: listed(top), found: listed(first) });
    this.#pile = isNew ? pile : null;
  }

  /** What is not in sight must be the draw pile: no card is missing, and none is there twice. */
  #account(step: ReplayStep, at: number): void {
    if (step.game.step === "carry" || step.game.step === "over") return; // kept cards are in nobody's sight
    const below = without(this.#replay.deck, inSight(step));
    this.#see("cards", below !== null && (!this.#pile || same(below, this.#pile)), { step: at });
  }

  /** The record tells the same seed and the same deals as the steps do. */
  #compare(record: RecordRead): void {
    const { seed, commitment, entropy, steps } = this.#replay;
    this.#see("record", isWhole(this.#replay.record));
    this.#see("record", record.headers.get("Seed") === seed && record.headers.get("Commitment") === commitment);
    this.#see("record", equal(record.entropy, entropy));
    const deals = steps.flatMap((step, at) => (step.events.some((event) => event.is === "dealt") ? [{ step, at }] : []));
    this.#see("record", deals.length === record.deals.length);
    deals.forEach(({ step: { game, hands }, at }, index) => {
      const written = record.deals[index];
      const turned = game.places[game.dealer]?.discards ?? [];
      const agree = hands.every((hand, seat) => same(hand, written?.hands[seat] ?? []));
      this.#see("record", agree && equal(turned, written?.turned === "none" ? [] : [written?.turned ?? ""]), { step: at });
    });
  }
}

/** Whether the last line of a record is the checksum of all the others. */
function isWhole(text: string): boolean {
  const last = /(?:^|\n)digest ([0-9a-f]{64})\n$/.exec(text);
  return last !== null && digest(text.slice(0, text.length - `digest ${last[1]}\n`.length)) === last[1];
}

/** The cards that something took from the draw pile. */
function drawnIn(event: TableEvent): string[] {
  if (event.is === "drew") return event.pile < 0 && event.card !== null ? [event.card] : [];
  if (event.is === "tookshown") return event.drawn === null ? [] : [event.drawn];
  return event.is === "swapped" ? event.drawn : [];
}

/** Deal from a pile, one card at a time, until everybody holds ten. */
function deal(pile: string[], kept: readonly string[][], dealer: number): string[][] {
  const hands = kept.map((cards) => [...cards]);
  for (let round = 0; round < HAND; round += 1) {
    for (let turn = 1; turn <= hands.length; turn += 1) {
      const hand = hands[(dealer + turn) % hands.length];
      if (hand && hand.length < HAND) hand.push(...pile.splice(-1));
    }
  }
  return hands;
}

/** Every card that is not face down in the draw pile. */
function inSight({ game, hands }: ReplayStep): string[] {
  const places = game.places.flatMap((place) => [
    ...place.discards,
    ...place.display.flatMap((meld) => meld.cards),
    ...(place.skipped ? ["S"] : []),
    ...Array.from({ length: place.keeps }, () => "K"),
  ]);
  return [...hands.flat(), ...places, ...game.under];
}

function listed(cards: readonly string[]): string {
  return inOrder(cards).join(" ");
}

function equal(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at]);
}
