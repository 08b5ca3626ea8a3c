/** Sitting down late: for a bot, on the seat one has left, or at the next game. */
import { announce } from "../../state/announce.svelte";
import { noteLeft } from "../../state/left";
import { offeredFace, offeredName } from "../../state/self";
import { settings } from "../../state/settings.svelte";
import type { TableState } from "../../state/table.svelte";
import { t } from "../../words/words.svelte";
import type { Play } from "./play.svelte";

/** What a seat whose turn it is may be asked for without being in the middle of it. */
const BETWEEN: ReadonlySet<string> = new Set(["draw", "carry", "pause", "over"]);

/** Who one would be here. */
export function self(table: TableState): { name: string; face: ReturnType<typeof offeredFace> } {
  const sitters = table.seen?.table.sitters ?? [];
  const face = offeredFace(sitters.flatMap((sitter) => (sitter.kind === "person" ? [sitter.face] : [])));
  return { name: offeredName(face), face };
}

/** Play on for a bot; while it is in the middle of a turn, one waits, and this is asked again. */
export async function takeOver(table: TableState, play: Play, seat: number): Promise<void> {
  const game = table.seen?.game;
  play.wanted = seat;
  const busy = game?.turn_seat === seat && !BETWEEN.has(game.step);
  if (!table.sitter(seat)?.offered) play.wanted = null;
  else if (!busy) await sit(table, play, seat);
}

async function sit(table: TableState, play: Play, seat: number): Promise<void> {
  // Whoever comes back has a name here already.
  const { name, face } = self(table);
  const asked = table.sitter(seat)?.back && !settings.name ? { name: "" } : { name, face };
  const done = await table.say({ is: "join", seat, ...asked });
  if (!done && table.refused?.message === "server-mid-turn") table.refused = null;
  else play.wanted = null;
  if (!done) return;
  noteLeft(table.id, false);
  play.sheet = null;
  announce(t("web-you-sit", { seat: seat + 1 }));
}

/** Have the next free seat, or no longer wait for it. */
export function playNext(table: TableState, wanted: boolean): Promise<boolean> {
  return table.say(wanted ? { is: "playnext", wanted, ...self(table) } : { is: "playnext", wanted });
}
