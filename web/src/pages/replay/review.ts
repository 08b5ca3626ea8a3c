/** A review as it is drawn: win chances as lines, figures as text and as bars. */
import type { Outlook, Review, ReviewSeat } from "../../ground/wire";

/** A share of the game and its standard error, as the wire has them. */
export type Figure = readonly number[];

export const WIDTH = 600;
export const HEIGHT = 200;
/** Lines differ by their dashes as well, for whoever does not tell their colours apart. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "14 5"] as const;

const x = (actions: number, last: number): number => (WIDTH * actions) / Math.max(1, last);
const y = (chance: number): number => HEIGHT * (1 - chance);
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The line of a seat: level until something changes its chance. */
export function line(chances: readonly Outlook[], seat: number, last: number): string {
  const points = chances.map((each) => [x(each.actions, last), y(each.seats[seat]?.[0] ?? 0)] as const);
  const [first, ...more] = points;
  if (!first) return "";
  const path = more.map(([at, height]) => `H${short(at)}V${short(height)}`).join("");
  return `M${short(first[0])} ${short(first[1])}${path}H${WIDTH}`;
}

/** Where the rounds begin. */
export function roundMarks(deals: readonly number[], last: number): number[] {
  return deals.map((deal) => x(deal, last));
}

/** Where one is, between left and right. */
export function markAt(at: number, last: number): number {
  return x(at, last);
}

/** The step under a point of the picture, given as a part of its width. */
export function stepAt(part: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * last);
}

/** Everybody's chances after a number of actions. */
export function chancesAt(chances: readonly Outlook[], actions: number): Figure[] {
  return chances.findLast((each) => each.actions <= actions)?.seats ?? [];
}

/** The chances when the cards of each round were dealt. */
export function atDeals(chances: readonly Outlook[], deals: readonly number[]): Figure[][] {
  return deals.map((deal) => chancesAt(chances, deal));
}

export interface Bar {
  /** the id of its word is `review-` and this */
  what: "luck" | "skill" | "others" | "remainder";
  figure: Figure;
  /** the left edge and the width, in hundredths of the picture; nothing is in the middle */
  left: number;
  width: number;
  isLoss: boolean;
}

/** What made the result of a seat, as bars that share one scale. */
export function bars(seat: ReviewSeat, scale: number): Bar[] {
  const figures: [Bar["what"], Figure | null][] = [
    ["luck", seat.luck],
    ["skill", seat.skill?.skill ?? null],
    ["others", seat.others],
    ["remainder", seat.remainder],
  ];
  return figures.flatMap(([what, figure]) => {
    if (!figure) return [];
    const value = figure[0] ?? 0;
    const width = (50 * Math.min(Math.abs(value), scale)) / scale;
    return [{ what, figure, left: value < 0 ? 50 - width : 50, width, isLoss: value < 0 }];
  });
}

/** The largest figure of all bars, so that they can be compared. */
export function scaleOf(review: Review): number {
  const all = review.seats.flatMap((seat) => bars(seat, 1).map((bar) => Math.abs(bar.figure[0] ?? 0)));
  return Math.max(0.1, ...all);
}

/** Whether a seat always chose as the player that choices are measured against: its figure is then exactly nothing. */
export function isSteady(seat: ReviewSeat): boolean {
  return seat.skill !== null && seat.skill.choices > 0 && seat.skill.skill.every((part) => part === 0);
}

/** Whether the cards were kind to a seat: which of three sentences says it; null where that was not looked at. */
export function kindness(seat: ReviewSeat): "kind" | "unkind" | "even" | null {
  if (!seat.luck) return null;
  const [luck = 0, error = 0] = seat.luck;
  if (Math.abs(luck) < Math.max(0.03, 2 * error)) return "even";
  return luck > 0 ? "kind" : "unkind";
}
