/** Puzzles, as they lie in print beside the page: at a server and on a host of plain files alike. */
import { base } from "../../ground/base";
import { ApiError, inTime } from "../failing";
import type { PuzzleList, PuzzleSeen } from "../../ground/wire";
import { puzzleOf, today } from "./day";

const AHEAD = 7; // days whose puzzles are kept for when there is no network
const DAY = 86_400_000; // milliseconds

async function printed<Found>(name: string): Promise<Found> {
  const found = await fetch(`${base}here/printed/${name}.json`, inTime()).catch(() => null);
  if (!found) throw new ApiError({ message: "web-offline", detail: {} });
  if (found.ok && found.headers.get("content-type")?.includes("json")) return (await found.json()) as Found;
  throw new ApiError({ message: "web-server-trouble", detail: {} });
}

export function fetchList(): Promise<PuzzleList> {
  return printed("puzzles");
}

/** One puzzle; refused in words where there is none of this number. */
export async function fetchPuzzle(list: PuzzleList, number: number): Promise<PuzzleSeen> {
  const most = list.puzzles.length;
  if (number >= 1 && number <= most) return printed(`puzzle-${number}`);
  throw new ApiError({ message: "puzzle-number", detail: { number: String(number), most: String(most) } });
}

/** The puzzles of today and of the days to come: what is fetched while there is a network is kept. */
export async function keepComing(list: PuzzleList): Promise<void> {
  const now = Date.now();
  const days = Array.from({ length: AHEAD }, (_, later) => today(new Date(now + later * DAY)));
  await Promise.all(days.map((day) => printed(`puzzle-${puzzleOf(list, day)}`))).catch(() => {});
}
