/** One's progress at the server, where there is one: what several devices of a person know comes together there. */
import { getJson, postJson } from "../api";
import type { PuzzleProgress } from "../../ground/wire";
import { joined, keepProgress, myProgress, readProgress, type Progress } from "./progress";

const PATH = "/api/mine/puzzles";

/** Keep what the server told with what this device knows. */
function keep(told: PuzzleProgress): Progress {
  const both = joined(readProgress(JSON.stringify(told)), myProgress());
  keepProgress(both);
  return both;
}

/** Tell the server what was solved; without one it waits until the next time. */
export async function sendProgress(): Promise<Progress> {
  const told = await postJson<PuzzleProgress>(PATH, myProgress()).catch(() => null);
  return told ? keep(told) : myProgress();
}

/** Learn what was solved on other devices, and tell what was solved here; nothing is sent of whoever is not known. */
export async function meetProgress(): Promise<Progress> {
  const told = await getJson<PuzzleProgress | null>(PATH).catch(() => null);
  if (!told) return myProgress();
  const both = keep(told);
  return JSON.stringify(both) === JSON.stringify(readProgress(JSON.stringify(told))) ? both : sendProgress();
}
