/** 0 below `from`, 1 above `to`, an S between them; falls where `from` is the greater. */
export function ramp(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
