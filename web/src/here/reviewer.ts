/** A worker that makes one review and is then let go; the tables play on in theirs. */
import { startPython } from "./python";

export interface Wanted {
  record: string;
  seat: number;
}
export type Said = { done: number; of: number } | { review: string } | { failed: string };

const tell = (said: Said): void => self.postMessage(said);

async function make({ record, seat }: Wanted): Promise<void> {
  const python = await startPython(self.name);
  python.runPython("from level8.here.reviewing import reviewed");
  const reviewed = python.globals.get("reviewed") as (text: string, seat: number, progress: unknown) => string;
  tell({ review: reviewed(record, seat, (done: number, of: number) => tell({ done, of })) });
}

self.onmessage = ({ data }: MessageEvent<Wanted>) => {
  make(data).catch((error: unknown) => tell({ failed: String(error) }));
};
