/** The puzzle of a day, the same for everybody by date; and the days in a row on which one has solved it. */
import type { PuzzleList } from "../../ground/wire";

const DAY = 86_400_000; // milliseconds

/** Today where the reader is, as `2026-11-19`. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How many days lie between two dates. */
export function daysFrom(first: string, day: string): number {
  return Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / DAY);
}

/** The number of a day's puzzle, from 1. */
export function puzzleOf(list: PuzzleList, day: string): number {
  const count = list.puzzles.length;
  const place = daysFrom(list.first_day, day) % count;
  return ((place + count) % count) + 1;
}

/** How many days in a row, and which was the last. */
export interface Streak {
  last: string;
  days: number;
}

/** The streak after the puzzle of `day` was solved. */
export function lengthened(streak: Streak, day: string): Streak {
  const passed = daysFrom(streak.last, day);
  if (passed <= 0) return streak; // today's is counted already, or somebody has put the clock back
  return { last: day, days: passed === 1 ? streak.days + 1 : 1 };
}

/** How many days in a row it is now: a day that was missed ends it. */
export function streakOn(streak: Streak, day: string): number {
  return daysFrom(streak.last, day) <= 1 ? streak.days : 0;
}
