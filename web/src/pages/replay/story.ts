/** A finished game as it is told: rounds, sentences, and where it goes on. */
import type { Happened, Replay, ReplayStep } from "../../wire";
import { climbed, sentence, type Company } from "../../words/deeds";
import { cardName, cardNames } from "../../words/names";
import { t } from "../../words/words.svelte";
import { seatName } from "./record";

/** The steps at which a round is dealt. */
export function dealsOf(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap((step, at) => (step.happened.some((deed) => deed.is === "dealt") ? [at] : []));
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
  return step.happened.flatMap((deed) => tell(deed, step, company)).filter(Boolean);
}

function tell(deed: Happened, step: ReplayStep, company: Company): string[] {
  const name = "seat" in deed ? company.nameOf(deed.seat) : "";
  if (deed.is === "drew" && deed.pile < 0 && deed.card) {
    return [t("pages-drew", { name, card: cardName(deed.card) })];
  }
  if (deed.is === "swapped" && deed.cards.length) {
    return [t("pages-swapped", { name, cards: cardNames(deed.cards), drawn: cardNames(deed.drawn) })];
  }
  if (deed.is === "carried") {
    return deed.cards?.length
      ? [t("pages-carried", { name, cards: cardNames(deed.cards) })]
      : [t("pages-carried-none", { name })];
  }
  if (deed.is === "tookshown" && deed.drawn && deed.whom !== null) {
    const lost = t("pages-drew", { name: company.nameOf(deed.whom), card: cardName(deed.drawn) });
    return [sentence({ deed }, company), lost];
  }
  if (deed.is === "roundended") {
    const climbs = deed.after.flatMap((after, seat) =>
      after > (deed.before[seat] ?? after) ? [climbed(seat, deed.before[seat] ?? after, after, company)] : [],
    );
    return [sentence({ deed }, company), ...climbs];
  }
  const meld = deed.is === "laidoff" ? step.game.places[deed.onto]?.display[deed.meld] : undefined;
  return [sentence({ deed, meld }, company)];
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
  for (const deed of step.happened) {
    if (deed.is === "drew" && deed.seat === seat && deed.card) moved.hand.push(deed.card);
    else if (deed.is === "swapped" && deed.seat === seat) moved.hand.push(...deed.drawn);
    else if (deed.is === "tookshown" && deed.seat === seat && deed.card) moved.hand.push(deed.card);
    else if (deed.is === "tookshown" && deed.whom === seat && deed.drawn) moved.hand.push(deed.drawn);
    else if (deed.is === "showed" && deed.seat === seat) moved.hand.push(...deed.cards);
    else if (deed.is === "discarded" && deed.seat === seat) moved.discards = true;
    else if (deed.is === "laiddown" && deed.seat === seat) moved.melds.push(...deed.melds.keys());
    else if (deed.is === "laidoff" && deed.onto === seat) moved.melds.push(deed.meld);
  }
  return moved;
}
