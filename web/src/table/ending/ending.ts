/** What a finished game has to tell: who won, first of all what went well for the reader, and everyone's climb. */
import type { RoundEnded } from "../../ground/wire";

export interface Finished {
  story: readonly RoundEnded[];
  winner: number;
  /** the reader's seat, where there is exactly one */
  you: number | null;
  /** the highest level; the goal is one above it */
  top: number;
  /** everybody's level at the end */
  levels: readonly number[];
  nameOf: (seat: number) => string;
}

/** A message with its values. */
export interface Line {
  id: string;
  values: Record<string, string | number>;
}

/** Everybody's level: at the start, and after each round; the winner's last one is the goal. */
export function climbs({ story, winner, top, levels }: Finished): number[][] {
  return levels.map((level, seat) => {
    const ways = [story[0]?.before[seat] ?? level, ...story.map((round) => round.after[seat] ?? level)];
    return seat === winner ? [...ways.slice(0, -1), top + 1] : ways;
  });
}

export function headline({ winner, you, nameOf }: Finished): Line {
  return winner === you ? { id: "scene-you-top", values: {} } : { id: "scene-top", values: { name: nameOf(winner) } };
}

/** A few kind words: for the winner who came closest, for the others first what went well. */
export function kindWords(finished: Finished): Line[] {
  const { story, winner, you } = finished;
  const rounds: Line = { id: "scene-rounds", values: { rounds: story.length } };
  if (you === null || winner === you) return [rounds, ...closest(finished)];
  return [climbed(finished, you), wentWell(finished, you)];
}

function closest({ winner, levels, nameOf }: Finished): Line[] {
  const others = levels.flatMap((level, seat) => (seat === winner ? [] : [{ level, seat }]));
  const level = Math.max(...others.map((other) => other.level));
  const names = others.filter((other) => other.level === level).map((other) => nameOf(other.seat));
  return names.length ? [{ id: "scene-closest", values: { names: names.join(", "), level } }] : [];
}

function climbed({ levels }: Finished, you: number): Line {
  const level = levels[you] ?? 1;
  return level > 1 ? { id: "scene-climbed", values: { level } } : { id: "scene-hard", values: {} };
}

/** The best there is to say: having been ahead of all, then having gone out, then levels laid down. */
function wentWell({ story }: Finished, you: number): Line {
  const ahead = story.slice(0, -1).findLast((round) => {
    const own = round.after[you] ?? 1;
    return round.after.every((level, seat) => seat === you || level < own);
  });
  if (ahead) return { id: "scene-ahead", values: { round: ahead.round } };
  const out = story.filter((round) => round.out === you).length;
  if (out) return { id: "scene-went-out", values: { count: out } };
  const laid = story.filter((round) => round.why[you] === "laid").length;
  return laid ? { id: "scene-laid", values: { count: laid } } : { id: "scene-next-time", values: {} };
}
