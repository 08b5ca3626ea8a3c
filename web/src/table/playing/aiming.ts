/** A card of the hand is meant for a pile, a seat or a combination: dropped there, or pressed there while it is chosen. */
import { faceOf } from "../../ground/face";
import type { Play } from "./play.svelte";

/** A card was let go over something; whether anything came of it, where it was more than a move in the hand. */
export function drop(play: Play, key: string, target: string | null): Promise<boolean> | undefined {
  const [kind = "", first, second] = (target ?? "").split(":");
  const at = Number(first);
  if (kind === "hand") play.move(key, at);
  else if (kind === "part" && play.mode === "arrange") play.putInto(key, at);
  else if (kind === "back" && play.mode === "arrange") play.putBack(key);
  else if (play.mode === "plain" && target) return dropOn(play, key, kind, at, Number(second));
  return undefined;
}

async function dropOn(play: Play, key: string, kind: string, seat: number, meld: number): Promise<boolean> {
  if (play.chosen !== key) play.picked = [];
  play.chosen = key;
  if (kind === "meld") return play.layOff(seat, meld);
  if (kind === "pile" && seat === play.table.seat) return play.discard(key, `pile:${seat}`);
  if (kind === "pile") return aimAtPile(play, seat);
  if (kind === "ladder") return isPlaying(play) ? refuse(play, "touch-own-pile", "ladder") : play.discard(key, "ladder");
  return seat === play.table.seat ? aimAtMyPlace(play, seat) : aimAtSeat(play, seat, `seat:${seat}`);
}

/** The chosen card on one's own place: one of the level lays it down, one that fits is laid off, a keep card is played. */
async function aimAtMyPlace(play: Play, seat: number): Promise<boolean> {
  const card = play.chosenCard ?? "";
  const at = `seat:${seat}`;
  if (card === "K") return play.playSpecial(at);
  if (card === "S") return play.skip(seat);
  const off = play.offs.find((onto) => onto.seat === seat);
  if (off) return play.layOff(seat, off.meld);
  if (!play.proposed || play.proposed.melds.some((meld) => meld.cards.includes(card))) return play.layDown(at);
  return refuse(play, "touch-own-pile", at);
}

/** The chosen card on a pile that is not one's own. */
async function aimAtPile(play: Play, pile: number): Promise<boolean> {
  const plays = isPlaying(play);
  if (plays && pile >= 0) return aimAtSeat(play, pile, `pile:${pile}`, "touch-own-pile");
  if (plays) return refuse(play, "touch-own-pile", `pile:${pile}`);
  await play.draw(pile);
  return false;
}

/** The chosen card on another seat: only skip and take cards go there. */
export async function aimAtSeat(play: Play, seat: number, at: string, otherwise = "touch-only-skip"): Promise<boolean> {
  const kind = faceOf(play.chosenCard ?? "?").kind;
  if (kind === "skip") return play.skip(seat);
  if (kind === "take") return play.playSpecial(at);
  if (play.may) return refuse(play, otherwise, at);
  return play.discard(play.chosen, at); // which says whose turn it is
}

/** Whether one has drawn, and may do something with a card. */
function isPlaying(play: Play): boolean {
  return play.may?.asks === "play" || play.may?.asks === "lay-off";
}

function refuse(play: Play, sentence: string, at: string): false {
  play.table.tell(sentence, at);
  return false;
}
