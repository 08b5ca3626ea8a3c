/** Making a table: the ways that take one click, and the request itself. */
import { go } from "../ground/router.svelte";
import { entropy, postJson } from "./api";
import { offeredFace, offeredName } from "./self";
import { settings } from "./settings.svelte";
import type { Made, NewTable, SeatPlan } from "../ground/wire";

export const LEAST_SEATS = 2;
export const MOST_SEATS = 6;
export const LONGEST_NAME = 40;
const USUAL_SEATS = 4;
const USUAL_BOT = "steady";
/** Milliseconds a bot takes where only one person plays, at whose own pace its moves are then shown. */
const QUICK = 250;
/** … and in a lesson. */
const SLOW = 1_200;

const bot: SeatPlan = { kind: "bot", bot: USUAL_BOT };

function times(count: number, plan: SeatPlan): SeatPlan[] {
  return Array.from({ length: count }, () => ({ ...plan }));
}

/** You and (usually three) bots of a strength, dealt at once; you go first. */
export function alone(name: string, rival = USUAL_BOT, seats = USUAL_SEATS): NewTable {
  return { seats: [{ kind: "me", name }, ...times(seats - 1, { kind: "bot", bot: rival })], start: true, first: 0, pace: QUICK };
}

/** A lesson: everything else is prepared. */
export function lesson(name: string, which = "first"): NewTable {
  return { ...alone(name), pace: SLOW, lesson: which };
}

/** You and some open seats, for whoever has the link; you need a name that the others can read. */
export function withFriends(seats: number): NewTable {
  const face = offeredFace();
  return { seats: [{ kind: "me", name: offeredName(face), face }, ...times(seats - 1, { kind: "open" })] };
}

/** Everybody around one device, dealt at once. */
export function oneDevice(names: readonly string[], bots: number): NewTable {
  return { seats: [...names.map((name): SeatPlan => ({ kind: "me", name })), ...times(bots, bot)], start: true };
}

/** Bots among themselves. */
export function bots(seats = USUAL_SEATS): NewTable {
  return { seats: times(seats, bot), start: true };
}

/** Make a table and go there; this browser's share of the shuffle goes with it where somebody sits here. */
export async function make(plan: NewTable): Promise<void> {
  const mine = plan.seats.filter((seat) => seat.kind === "me");
  if (mine[0] && mine.length === 1 && settings.face) mine[0].face ??= settings.face;
  const { table } = await postJson<Made>("/api/tables", mine.length ? { ...plan, entropy: entropy() } : plan);
  go(`/table/${table}`);
}

/** A name as a person may type it, as it is kept. */
export function tidy(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}
