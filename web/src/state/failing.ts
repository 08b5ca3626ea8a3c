/** How asking can fail: with a refusal that the page puts into words, or because no answer comes in time. */
import type { Failed } from "../ground/wire";

export class ApiError extends Error {
  constructor(readonly failed: Failed) {
    super(failed.message);
  }
}

/** A network may be half dead, as in a train: connected, and nothing comes. */
export function inTime(milliseconds = 15_000): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(milliseconds) };
}
