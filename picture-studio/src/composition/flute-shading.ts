/** Distance between two ridges in millimetres, as the category's info states. */
export const FLUTE_PITCH = 24;

/** Brightness of vertical half-round flutes lit from the upper left; 1 is a plain surface. `x` in millimetres. */
export function fluteLight(x: number): number {
  const across = acrossFlute(x);
  const lit = Math.max(0, 0.87 * Math.sqrt(1 - across * across) - 0.5 * across);
  return (0.45 + 0.63 * lit) * (1 - 0.5 * Math.abs(across) ** 7);
}

/** Position on a flute: -1 at its left groove, 1 at its right one. */
function acrossFlute(x: number): number {
  return 2 * (x / FLUTE_PITCH - Math.floor(x / FLUTE_PITCH)) - 1;
}
