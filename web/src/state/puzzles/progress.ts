/** Which puzzles were solved on this device, and how; kept as games are, and saved with them as a file. */
import { recall, remember } from "../../ground/memory";
import type { PuzzleList, PuzzleListed } from "../../ground/wire";
import { lengthened, type Streak } from "./day";

/** Solved at the first try, solved later, or tried so far. */
export type State = "first" | "later" | "tried";
export interface Progress {
  solved: Record<string, State>;
  streak: Streak;
}

const KEY = "puzzles";
const STATES: readonly unknown[] = ["first", "later", "tried"];
const NEVER = "1970-01-01";

/** What a text says of progress; nothing where it says something else. */
export function readProgress(text: string | null): Progress {
  const empty = { solved: {}, streak: { last: NEVER, days: 0 } };
  try {
    const { solved, streak } = JSON.parse(text ?? "") as Progress;
    const entries = Object.entries(solved).filter(([number, state]) => /^\d+$/.test(number) && STATES.includes(state));
    const dated = /^\d{4}-\d\d-\d\d$/.test(streak.last) && Number.isInteger(streak.days) && streak.days >= 0;
    return { solved: Object.fromEntries(entries), streak: dated ? { last: streak.last, days: streak.days } : empty.streak };
  } catch {
    return empty;
  }
}

export function myProgress(): Progress {
  return readProgress(recall(KEY));
}

export function keepProgress(progress: Progress): void {
  remember(KEY, JSON.stringify(progress));
}

/** Progress after an answer to a puzzle; `day` is set where it is the puzzle of that day. */
export function answered(progress: Progress, number: number, right: boolean, day: string | null): Progress {
  const before = progress.solved[number];
  const now = before === "first" || before === "later" ? before : right ? (before ? "later" : "first") : "tried";
  return {
    solved: { ...progress.solved, [number]: now },
    streak: right && day !== null ? lengthened(progress.streak, day) : progress.streak,
  };
}

/** The progress of two devices together: the better state of each puzzle, the later streak. */
export function joined(one: Progress, other: Progress): Progress {
  const rank = (state: State | undefined): number => (state ? STATES.indexOf(state) : STATES.length);
  const solved = { ...one.solved };
  for (const [number, state] of Object.entries(other.solved)) {
    if (rank(state) < rank(solved[number])) solved[number] = state;
  }
  const later = other.streak.last > one.streak.last || (other.streak.last === one.streak.last && other.streak.days > one.streak.days);
  return { solved, streak: later ? other.streak : one.streak };
}

/** The text of a file of games, with one's progress. */
export function withProgress(games: string): string {
  return JSON.stringify({ ...(JSON.parse(games) as object), puzzles: myProgress() });
}

/** Add to one's progress what is in a file of games. */
export function bringProgress(games: string): void {
  const { puzzles } = JSON.parse(games) as { puzzles?: unknown };
  keepProgress(joined(myProgress(), readProgress(JSON.stringify(puzzles ?? null))));
}

export function isSolved(progress: Progress, number: number): boolean {
  const state = progress.solved[number];
  return state === "first" || state === "later";
}

/** How many puzzles of some are solved. */
export function countSolved(progress: Progress, numbers: readonly number[]): number {
  return numbers.filter((number) => isSolved(progress, number)).length;
}

export type Kind = PuzzleListed["kind"];
export const KINDS: readonly Kind[] = ["find", "draw", "discard", "lay", "way", "skip"];
const GRADES: readonly number[] = [1, 2, 3];

/** The numbers of all puzzles of a kind, grade by grade; grades without any are left out. */
export function byGrade(list: PuzzleList, kind: Kind): { grade: number; numbers: number[] }[] {
  return GRADES.map((grade) => ({
    grade,
    numbers: list.puzzles.flatMap((puzzle, at) => (puzzle.kind === kind && puzzle.grade === grade ? [at + 1] : [])),
  })).filter(({ numbers }) => numbers.length > 0);
}

/** Which puzzle comes after one: the next unsolved one of its kind, else of any, else simply the next. */
export function nextAfter(list: PuzzleList, progress: Progress, number: number): number {
  const count = list.puzzles.length;
  const kind = list.puzzles[number - 1]?.kind;
  const following = Array.from({ length: count - 1 }, (_, step) => ((number + step) % count) + 1);
  const open = following.filter((each) => !isSolved(progress, each));
  return open.find((each) => list.puzzles[each - 1]?.kind === kind) ?? open[0] ?? (number % count) + 1;
}
