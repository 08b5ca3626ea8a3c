/** What became of something that was asked for: found again among what happened. */
import type { TableEvent } from "../ground/wire";
import type { Message } from "./socket";

/** What each move becomes when it is done. */
const BECOMES: Record<string, TableEvent["is"]> = {
  draw: "drew",
  lay: "laiddown",
  off: "laidoff",
  discard: "discarded",
  skip: "skipped",
  take: "playedtake",
  show: "showed",
  taken: "tookshown",
  swap: "swapped",
  keep: "playedkeep",
  carry: "carried",
};

/** Whether something that one's own seat did is what a message asked for, after the version it was meant for. */
export function isOf(event: TableEvent, message: Message): boolean {
  if (!("version" in message) || event.version <= message.version) return false;
  if (message.is === "undo" || message.is === "lay") return event.is === (message.is === "undo" ? "undid" : "laiddown");
  const [verb = "", card = ""] = message.is === "act" ? message.action.split(" ") : [];
  return event.is === BECOMES[verb] && (event.is !== "discarded" || event.card === card);
}
