/** Distance of two ridges in millimetres, as the category's info states. */
export const FLUTE_PITCH = 24;

/** Light on half-round flutes that stand upright, lit from the upper left: 1 is the plain face. `x` in millimetres. */
export function fluteLight(x: number): number {
  const across = acrossFlute(x);
  const lit = Math.max(0, 0.87 * Math.sqrt(1 - across * across) - 0.5 * across);
  return (0.45 + 0.63 * lit) * (1 - 0.5 * Math.abs(across) ** 7);
}

/** -1 at the left groove of a flute, 1 at the right one. */
function acrossFlute(x: number): number {
  return 2 * (x / FLUTE_PITCH - Math.floor(x / FLUTE_PITCH)) - 1;
}
