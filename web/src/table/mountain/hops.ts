/** How a pawn climbs: from ledge to ledge, a hop for each, and a little squash where it lands. */

/** A place on the mountain in pixels, `y` upwards. */
export interface Spot {
  x: number;
  y: number;
}

export const HOP = 320; // milliseconds
export const REST = 120; // between two hops
const SQUASH = 0.14;
const SETTLES = 90; // of the rest: until the pawn has its shape again

/** How long a pawn is on its way over a number of ledges. */
export function hopTime(ledges: number): number {
  return ledges > 0 ? ledges * (HOP + REST) : 0;
}

/** The movement over all spots of a way, seen from the last of them, where the pawn stands afterwards. */
export function hops(way: readonly Spot[]): { frames: Keyframe[]; time: number } {
  const end = way.at(-1);
  const time = hopTime(way.length - 1);
  const frames: Keyframe[] = [];
  if (!end || !time) return { frames, time };
  const at = (spot: Spot, from: number, flat = 0, easing = "linear"): void => {
    const move = `translate(${round(spot.x - end.x)}px, ${round(end.y - spot.y)}px)`;
    frames.push({ offset: Math.min(1, from / time), transform: `${move} scale(${1 + flat / 2}, ${1 - flat})`, easing });
  };
  way.slice(1).forEach((to, index) => {
    const from = way[index] ?? to;
    const start = index * (HOP + REST);
    const high = Math.max(from.y, to.y) + Math.hypot(to.x - from.x, to.y - from.y) / 3;
    at(from, start, 0, "ease-out");
    at({ x: (from.x + to.x) / 2, y: high }, start + HOP / 2, 0, "ease-in");
    at(to, start + HOP, SQUASH);
    at(to, start + HOP + SETTLES);
  });
  at(end, time);
  return { frames, time };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
