/** How many threads a weave takes to repeat. */
const LONGEST_REPEAT = 32;

/** Is the warp (which runs along the face) on top where its thread `warp` crosses the weft's thread `weft`? */
export type Weave = (warp: number, weft: number) => boolean;

export const WEAVES = {
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  basket: (warp, weft) => ((warp >> 1) + (weft >> 1)) % 2 === 0,
  twill: (warp, weft) => (warp + weft) % 4 < 2,
  /** Twill that turns back every sixteen threads. */
  herringbone: (warp, weft) => ((warp & 16) === 0 ? warp + weft : 31 - (warp & 15) + weft) % 4 < 2,
  /** Long floats of the warp, which is what makes silk shine. */
  satin: (warp, weft) => (3 * warp + weft) % 8 !== 0,
} as const satisfies Record<string, Weave>;

export type WeaveName = keyof typeof WEAVES;

/** The number of threads nearest to `count` that every weave repeats in. */
export function threadsNear(count: number): number {
  return Math.max(1, Math.round(count / LONGEST_REPEAT)) * LONGEST_REPEAT;
}
