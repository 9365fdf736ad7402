import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise, visible } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Cloth } from './cloths.ts';
import { LONGEST_REPEAT, threadsNear, weaveTable } from './weaves.ts';

interface Threads {
  tone: Plane;
  /** Cover of the threads in the second colour. */
  accented?: Plane;
}

/** Interlaces warp and weft. */
export function weaveThreads(cloth: Cloth, { seed, scale }: FigureRecipe, tile: Tile): Threads {
  const { size, millimetres } = tile;
  const [warpPitch, weftPitch] = cloth.pitch;
  const warps = threadsNear(millimetres / (warpPitch * scale));
  const wefts = threadsNear(millimetres / (weftPitch * scale));
  const shown = visible(Math.min(warpPitch, weftPitch) * scale, tile.grain * 1.6);
  const random = new Random(seed);
  const warp = spin(warps, size, cloth.uneven[0], random, cloth.accented?.warp ?? 0);
  const weft = spin(wefts, size, cloth.uneven[1], random, cloth.accented?.weft ?? 0);
  const along = slubs(tile, warpPitch * scale, 70, cloth.slub[0], seed + 1);
  const across = slubs(tile, 70, weftPitch * scale, cloth.slub[1], seed + 2);
  const sheen = (cloth.sheen ?? 0) * shown;
  const tone = blankPlane(tile);
  const accented = cloth.accented && blankPlane(tile);
  const warpOnTop = weaveTable(cloth.weave);
  for (let y = 0, pixel = 0; y < size; y++) {
    const weftRow = ((weft.thread[y] ?? 0) & (LONGEST_REPEAT - 1)) * LONGEST_REPEAT;
    for (let x = 0; x < size; x++, pixel++) {
      const over = warpOnTop[weftRow + ((warp.thread[x] ?? 0) & (LONGEST_REPEAT - 1))] === 1;
      const top = over ? warp : weft;
      const at = over ? x : y;
      const beside = over ? y : x;
      // A thread goes below its neighbours at both ends of its float.
      const relief = (top.roundness[at] ?? 0) + 0.45 * ((over ? weft : warp).roundness[beside] ?? 0);
      const own = over ? (along[pixel] ?? 0) : (across[pixel] ?? 0);
      const each = top.shade[at] ?? 0;
      const under = over ? (weft.shade[y] ?? 0) : (warp.shade[x] ?? 0);
      tone[pixel] =
        shown * (cloth.round * relief + each) +
        (1 - shown) * 0.5 * (each + under) +
        own +
        (over ? sheen : -sheen);
      if (accented !== undefined) {
        const mixed = 0.5 * ((warp.accent[x] ?? 0) + (weft.accent[y] ?? 0));
        accented[pixel] =
          (cloth.accented?.strength ?? 0) * (shown * (top.accent[at] ?? 0) + (1 - shown) * mixed);
      }
    }
  }
  return accented === undefined ? { tone } : { tone, accented };
}

/**
 * For each pixel across the threads of one direction: its thread, the shading of the thread's round profile, the thread's
 * tone, and whether it has the second colour.
 */
function spin(count: number, size: number, uneven: number, random: Random, accented: number) {
  const shades = Float32Array.from({ length: count }, () => 0.55 * uneven * random.bell());
  const colours = Float32Array.from({ length: count }, () => (random.next() < accented ? 1 : 0));
  const place = (pixel: number) => ((pixel + 0.5) / size) * count;
  const threadOf = (pixel: number) => Math.floor(place(pixel));
  return {
    thread: Int32Array.from({ length: size }, (_, pixel) => threadOf(pixel)),
    roundness: Float32Array.from({ length: size }, (_, pixel) => {
      const aside = 2 * (place(pixel) - threadOf(pixel)) - 1;
      return 0.75 - 1.9 * aside ** 4 - 0.35 * aside ** 2;
    }),
    shade: Float32Array.from({ length: size }, (_, pixel) => shades[threadOf(pixel)] ?? 0),
    accent: Float32Array.from({ length: size }, (_, pixel) => colours[threadOf(pixel)] ?? 0),
  };
}

/** Slubs: thick and thin places along hand-spun threads. */
function slubs(tile: Tile, across: number, along: number, gain: number, seed: number): Plane {
  const plane = blankPlane(tile);
  addNoise(plane, tile, { across, along, gain: 0.6 * gain, seed });
  addNoise(plane, tile, {
    across: across > along ? across / 4 : across,
    along: along > across ? along / 4 : along,
    gain: 0.4 * gain,
    seed: seed + 7,
  });
  return plane;
}
