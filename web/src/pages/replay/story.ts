/** A finished game as it is told: rounds, sentences, and where it goes on. */
import type { Replay, ReplayStep, TableEvent } from "../../ground/wire";
import { climbed, sentence, type Company } from "../../words/events";
import { cardName, cardNames } from "../../words/names";
import { t } from "../../words/words.svelte";
import { seatName } from "./record";

/** The steps at which a round is dealt. */
export function dealsOf(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap((step, at) => (step.events.some((event) => event.is === "dealt") ? [at] : []));
}

/** The round (from 0) in which a step lies. */
export function roundAt(deals: readonly number[], at: number): number {
  return Math.max(
    0,
    deals.findLastIndex((deal) => deal <= at),
  );
}

/** Where a jump to the round before or after leads; back from within a round is to its deal. */
export function roundJump(deals: readonly number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return deals.find((deal) => deal > at) ?? last;
  return deals.findLast((deal) => deal < at) ?? 0;
}

/** The seats around the table, beginning with the one to the left of the seat one looks from. */
export function othersFrom(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, more) => (seat + 1 + more) % seats);
}

export function companyOf(replay: Pick<Replay, "names">): Company {
  return { you: null, nameOf: (seat) => seatName(replay.names, seat) };
}

/** What a step was, in sentences; everything is told, for the game is over. */
export function sentencesOf(step: ReplayStep, company: Company): string[] {
  return step.events.flatMap((event) => tell(event, step, company)).filter(Boolean);
}

function tell(event: TableEvent, step: ReplayStep, company: Company): string[] {
  const name = "seat" in event ? company.nameOf(event.seat) : "";
  if (event.is === "drew" && event.pile < 0 && event.card) {
    return [t("pages-drew", { name, card: cardName(event.card) })];
  }
  if (event.is === "swapped" && event.cards.length) {
    return [t("pages-swapped", { name, cards: cardNames(event.cards), drawn: cardNames(event.drawn) })];
  }
  if (event.is === "carried") {
    return event.cards?.length
      ? [t("pages-carried", { name, cards: cardNames(event.cards) })]
      : [t("pages-carried-none", { name })];
  }
  if (event.is === "tookshown" && event.drawn && event.whom !== null) {
    const lost = t("pages-drew", { name: company.nameOf(event.whom), card: cardName(event.drawn) });
    return [sentence({ event }, company), lost];
  }
  if (event.is === "roundended") {
    const climbs = event.after.flatMap((after, seat) =>
      after > (event.before[seat] ?? after) ? [climbed(seat, event.before[seat] ?? after, after, company)] : [],
    );
    return [sentence({ event }, company), ...climbs];
  }
  const meld = event.is === "laidoff" ? step.game.places[event.onto]?.display[event.meld] : undefined;
  return [sentence({ event, meld }, company)];
}

/** The cards that a step has just moved, so that the eye finds them. */
export interface Moved {
  hand: string[];
  discards: boolean;
  melds: number[];
}

/** What moved at a seat. */
export function movedAt(step: ReplayStep, seat: number): Moved {
  const moved: Moved = { hand: [], discards: false, melds: [] };
  for (const event of step.events) {
    if (event.is === "drew" && event.seat === seat && event.card) moved.hand.push(event.card);
    else if (event.is === "swapped" && event.seat === seat) moved.hand.push(...event.drawn);
    else if (event.is === "tookshown" && event.seat === seat && event.card) moved.hand.push(event.card);
    else if (event.is === "tookshown" && event.whom === seat && event.drawn) moved.hand.push(event.drawn);
    else if (event.is === "showed" && event.seat === seat) moved.hand.push(...event.cards);
    else if (event.is === "discarded" && event.seat === seat) moved.discards = true;
    else if (event.is === "laiddown" && event.seat === seat) moved.melds.push(...event.melds.keys());
    else if (event.is === "laidoff" && event.onto === seat) moved.melds.push(event.meld);
  }
  return moved;
}
