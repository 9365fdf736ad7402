/** Number of threads in a repeat of the weave. */
export const LONGEST_REPEAT = 32;

/** Whether the warp, which runs along the tile, is on top where thread `warp` crosses thread `weft`. */
type Weave = (warp: number, weft: number) => boolean;

const WEAVES = {
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  basket: (warp, weft) => ((warp >> 1) + (weft >> 1)) % 2 === 0,
  twill: (warp, weft) => (warp + weft) % 4 < 2,
  /** Herringbone: twill that reverses every sixteen threads. */
  herringbone: (warp, weft) => ((warp & 16) === 0 ? warp + weft : 31 - (warp & 15) + weft) % 4 < 2,
  /** Satin: long floats of the warp make silk shine. */
  satin: (warp, weft) => (3 * warp + weft) % 8 !== 0,
} as const satisfies Record<string, Weave>;

export type WeaveName = keyof typeof WEAVES;

/** For each weft thread of the longest repeat a row of its warp threads: 1 where the warp is on top. */
export function weaveTable(name: WeaveName): Uint8Array {
  const warpOnTop: Weave = WEAVES[name];
  return Uint8Array.from({ length: LONGEST_REPEAT ** 2 }, (_, at) =>
    warpOnTop(at % LONGEST_REPEAT, Math.floor(at / LONGEST_REPEAT)) ? 1 : 0,
  );
}

/** The number of threads closest to `count` that is a multiple of every weave's repeat. */
export function threadsNear(count: number): number {
  return Math.max(1, Math.round(count / LONGEST_REPEAT)) * LONGEST_REPEAT;
}
