/** Number of threads in a repeat of the weave. */
const LONGEST_REPEAT = 32;

/** Whether the warp, which runs along the tile, is on top where thread `warp` crosses thread `weft`. */
export type Weave = (warp: number, weft: number) => boolean;

export const WEAVES = {
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  basket: (warp, weft) => ((warp >> 1) + (weft >> 1)) % 2 === 0,
  twill: (warp, weft) => (warp + weft) % 4 < 2,
  /** Herringbone: twill that reverses every sixteen threads. */
  herringbone: (warp, weft) => ((warp & 16) === 0 ? warp + weft : 31 - (warp & 15) + weft) % 4 < 2,
  /** Satin: long floats of the warp make silk shine. */
  satin: (warp, weft) => (3 * warp + weft) % 8 !== 0,
} as const satisfies Record<string, Weave>;

export type WeaveName = keyof typeof WEAVES;

/** The number of threads closest to `count` that is a multiple of every weave's repeat. */
export function threadsNear(count: number): number {
  return Math.max(1, Math.round(count / LONGEST_REPEAT)) * LONGEST_REPEAT;
}
