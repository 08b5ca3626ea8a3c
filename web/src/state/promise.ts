/** The promises (commitments) that this browser has seen, to hold them against what is told after the game. */
import { recall, remember } from "../ground/memory";

const KEPT = 100;
let last = ""; // every view of a table tells it again

function all(): Record<string, string> {
  try {
    return { ...(JSON.parse(recall("promises") ?? "{}") as Record<string, string>) };
  } catch {
    return {};
  }
}

/** Note the promise of a game that is not over; the first one seen counts. */
export function note(table: string, number: number, commitment: string): void {
  const game = `${table}/${number}`;
  if (!commitment || last === game + commitment) return;
  last = game + commitment;
  const known = all();
  if (known[game]) return;
  const latest = Object.entries({ ...known, [game]: commitment }).slice(-KEPT);
  remember("promises", JSON.stringify(Object.fromEntries(latest)));
}

/** The promise that this browser saw while a game was on, if it did. */
export function noted(table: string, number: number): string | null {
  return all()[`${table}/${number}`] ?? null;
}
