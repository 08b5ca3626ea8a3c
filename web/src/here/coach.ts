/** A worker that judges actions, started by the worker of the tables: these play on meanwhile. */
import { startPython } from "./python";

type Judge = (question: string) => string;

async function start(): Promise<Judge> {
  const python = await startPython(self.name);
  python.runPython("from level8.here.coaching import OwnCoach\ncoach = OwnCoach()");
  const { judge } = python.globals.get("coach") as { judge: Judge };
  return judge;
}

const started = start();

/** One answer to each question, in their order; an empty one where it cannot be had. */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  self.postMessage(await started.then((judge) => judge(data)).catch(() => "[]"));
};
