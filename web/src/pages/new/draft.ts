/** A table as it is being set up, and what becomes of it; what is allowed comes from the server. */
import type { EditionSeen, NewTable, SeatPlan } from "../../ground/wire";
import { LEAST_SEATS, MOST_SEATS, tidy } from "../../state/making";

export const CLOCKS = [0, 30, 60, 120] as const;
export const COUNTDOWNS = [0, 15, 30, 60] as const;
const USUAL_COUNTDOWN = 30;
export const MIXES = ["specials", "master"] as const;
export const SLOWEST = 5_000;
/** The edition that stands for a file of one's own. */
export const OWN = "";
const MOST_SIDES = 20;

export interface SeatDraft {
  /** me, open, or the name of a bot */
  who: string;
  name: string;
}
export interface Draft {
  edition: string;
  file: { name: string; text: string } | null;
  /** what is mixed into one's own edition */
  mix: string;
  side: number;
  seats: SeatDraft[];
  clock: 0 | 30 | 60 | 120;
  /** null: as the server would have it */
  countdown: 0 | 15 | 30 | 60 | null;
  hints: boolean;
  chat: boolean;
  /** whoever comes late may take over from a bot */
  late: boolean;
  listed: boolean;
  pace: number;
  strength: string;
}

export function freshDraft(name: string, device: boolean): Draft {
  const others = device ? [{ who: "me", name: "" }] : Array.from({ length: 3 }, () => ({ who: "steady", name: "" }));
  return {
    edition: "modern",
    file: null,
    mix: "",
    side: 1,
    seats: [{ who: "me", name }, ...others],
    clock: 0,
    countdown: null,
    hints: true,
    chat: true,
    late: true,
    listed: false,
    pace: 700,
    strength: "steady",
  };
}

export interface Limits {
  least: number;
  most: number;
  sides: number;
}

/** How many may sit down and which sides there are; of one's own edition only the server knows. */
export function limitsOf(draft: Draft, editions: readonly EditionSeen[]): Limits {
  const edition = editions.find((each) => each.name === draft.edition);
  if (!edition) return { least: LEAST_SEATS, most: MOST_SEATS, sides: draft.edition === OWN ? MOST_SIDES : 1 };
  const [least = LEAST_SEATS, most = MOST_SEATS] = edition.players;
  return { least, most, sides: edition.sides.length };
}

/** Make a draft fit: seats beyond the limit go, the emptiest first; a side that is not there becomes the last. */
export function fit(draft: Draft, limits: Limits): void {
  draft.side = Math.min(Math.max(1, Math.round(draft.side) || 1), limits.sides);
  while (draft.seats.length > limits.most) {
    const last = draft.seats.findLastIndex((seat) => seat.who !== "me");
    draft.seats.splice(last < 0 ? draft.seats.length - 1 : last, 1);
  }
  while (draft.seats.length < limits.least) draft.seats.push({ who: draft.strength, name: "" });
}

export function hasOpen(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.who === "open");
}

/** How long the end of a round is shown, at most; nobody who plays alone is hurried. */
export function countdownOf(draft: Draft): 0 | 15 | 30 | 60 {
  return draft.countdown ?? (hasOpen(draft) ? USUAL_COUNTDOWN : 0);
}

/** The request that a draft makes. */
export function asked(draft: Draft, start: boolean): NewTable {
  const { side, clock, hints, chat, late, listed, pace, strength } = draft;
  const countdown = countdownOf(draft);
  return { ...editionAsked(draft), seats: draft.seats.map(plan), side, clock, countdown, hints, chat, late, listed, pace, strength, start };
}

function plan({ who, name }: SeatDraft): SeatPlan {
  if (who === "open") return { kind: "open" };
  return who === "me" ? { kind: "me", name: tidy(name) } : { kind: "bot", bot: who, name: tidy(name) };
}

function editionAsked({ edition, file, mix }: Draft): Pick<NewTable, "edition" | "edition_file"> {
  if (edition !== OWN || !file) return { edition };
  const name = /^\s*name\s*=\s*["']([^"'+]+)["']/m.exec(file.text)?.[1] ?? "own";
  return { edition: mix ? `${name}+${mix}` : name, edition_file: file.text };
}
