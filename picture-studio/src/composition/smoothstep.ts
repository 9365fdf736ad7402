/** 0 below `from`, 1 above `to`, an S-curve between them; falling where `from` is greater than `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
