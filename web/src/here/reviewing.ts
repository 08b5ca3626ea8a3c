/** Reviews without a server: made in a worker of their own, once, and kept. */
import { base } from "../ground/base";
import { recordText } from "../state/api";
import type { Review, ReviewState } from "../ground/wire";
import { theShelf } from "./here.svelte";
import type { Said, Wanted } from "./reviewer";

const WAITING: ReviewState = { done: 0, of: 0, review: null };

/** Make the review of a game by the choices of a seat; what is returned stops it. */
export function reviewHere(table: string, number: number, seat: number, ontold: (state: ReviewState | null) => void): () => void {
  const key = `${table}/${number}/${seat}`;
  let worker: Worker | null = null;
  let stopped = false;

  function hear(said: Said): void {
    if ("failed" in said) return ontold(null);
    if ("done" in said) return ontold({ ...said, review: null });
    stop();
    void theShelf().put("reviews", key, said.review);
    ontold({ done: 1, of: 1, review: JSON.parse(said.review) as Review });
  }
  async function begin(): Promise<void> {
    ontold(WAITING);
    const kept = await theShelf().take("reviews", key);
    if (kept) return ontold({ done: 1, of: 1, review: JSON.parse(kept) as Review });
    const record = await recordText(table, number);
    if (stopped) return;
    worker = new Worker(new URL("./reviewer.ts", import.meta.url), { type: "module", name: base });
    worker.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
    worker.onerror = () => ontold(null);
    worker.postMessage({ record, seat } satisfies Wanted);
  }
  function stop(): void {
    stopped = true;
    worker?.terminate();
  }

  begin().catch(() => ontold(null));
  return stop;
}
