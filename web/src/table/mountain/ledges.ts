/** The ledges of the mountain, in hundredths of its picture. */
export const LEFT = 3.5; // where they begin
const LOW = 16; // the lowest
const HIGH = 61; // and the highest

/** How wide one of `top` ledges is; in a `grand` picture the summit is broader. */
export function ledgeWidth(top: number, grand: boolean): number {
  return (grand ? 74 : 83) / top;
}

export function ledgeHeight(level: number, top: number): number {
  return LOW + ((level - 1) * (HIGH - LOW)) / Math.max(top - 1, 1);
}
