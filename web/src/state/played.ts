/** Whether somebody has played on this device: who has needs no introduction. */
import { recall, remember } from "../ground/memory";

const KEY = "played";

export function hasPlayed(): boolean {
  return recall(KEY) !== null;
}

export function played(): void {
  remember(KEY, "yes");
}
