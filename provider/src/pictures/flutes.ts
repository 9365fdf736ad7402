/** Distance of two ridges and their height in millimetres, as the category's info states. */
export const FLUTE_PITCH = 24;
export const FLUTE_HEIGHT = 9;

/** Light on half-round flutes that stand upright, lit from the upper left: 1 is the plain face. */
export function fluteLight(x: number): number {
  const across = acrossFlute(x);
  const lit = Math.max(0, 0.87 * Math.sqrt(1 - across * across) - 0.5 * across);
  return (0.45 + 0.63 * lit) * (1 - 0.5 * Math.abs(across) ** 7);
}

/** The satin line that the window leaves on each ridge: share of white. */
export function fluteShine(x: number): number {
  return 0.13 * Math.max(0, 1 - Math.abs(acrossFlute(x) + 0.4) / 0.3) ** 2;
}

/** Height of the face over the groove's ground in millimetres. */
export function fluteRise(x: number): number {
  return FLUTE_HEIGHT * Math.sqrt(1 - acrossFlute(x) ** 2);
}

/** -1 at the left groove of a flute, 1 at the right one. */
function acrossFlute(x: number): number {
  return 2 * (x / FLUTE_PITCH - Math.floor(x / FLUTE_PITCH)) - 1;
}
