/** Which chapter of the rules fits what is going on, and which rule of it. */
import { faceOf } from "../../ground/face";
import type { Play } from "../playing/play.svelte";
import type { Passage } from "../playing/sheet";

const DRAWING: Passage = { chapter: "turn", rule: "T1" };
const LAYING_DOWN: Passage = { chapter: "turn", rule: "T2" };
const LAYING_OFF: Passage = { chapter: "turn", rule: "T3" };
const DISCARDING: Passage = { chapter: "turn", rule: "T4" };
const OF_CARDS: Record<string, Passage> = {
  skip: { chapter: "skip", rule: "K1" },
  take: { chapter: "special", rule: "M1" },
  swap: { chapter: "special", rule: "M2" },
  keep: { chapter: "special", rule: "M3" },
  joker: { chapter: "combinations", rule: "C5" },
};

/** The chapter that tells what a card does; nothing for a number card. */
export function ruleOf(card: string | null): Passage | undefined {
  return card ? OF_CARDS[faceOf(card).kind] : undefined;
}

export function passageOf(play: Play): Passage {
  const { table, may } = play;
  const game = table.seen?.game;
  if (game?.step === "over") return { chapter: "game", rule: "W1" };
  if (may?.asks === "carry") return { chapter: "carry", rule: "F4" };
  if (table.resting) return { chapter: "round", rule: "F2" };
  const chosen = ruleOf(play.chosenCard);
  if (chosen) return chosen;
  if (game?.step === "show" || game?.step === "take") return { chapter: "special", rule: "M1" };
  if (may?.asks === "draw") return DRAWING;
  if (may?.asks === "play") return may.ways.length || play.mode === "arrange" ? LAYING_DOWN : DISCARDING;
  if (may?.asks === "lay-off") return LAYING_OFF;
  const skipped = table.seat !== null && game?.places[table.seat]?.skipped;
  return skipped ? { chapter: "skip", rule: "K2" } : { chapter: "turn", rule: "" };
}
