import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise, visible } from '../drawing/gradient-noise.ts';
import { Dice } from '../drawing/random.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import type { Cloth } from './cloths.ts';
import { threadsNear, WEAVES } from './weaves.ts';

interface Threads {
  tone: Plane;
  /** Where a thread of the second colour lies on top. */
  accented?: Plane;
}

/** Lays warp over weft and weft over warp. */
export function weaveThreads(cloth: Cloth, { seed, scale }: FigureRecipe, face: Face): Threads {
  const { size, millimetres } = face;
  const [warpPitch, weftPitch] = cloth.pitch;
  const warps = threadsNear(millimetres / (warpPitch * scale));
  const wefts = threadsNear(millimetres / (weftPitch * scale));
  const shown = visible(Math.min(warpPitch, weftPitch) * scale, face.grain * 1.6);
  const dice = new Dice(seed);
  const warp = spin(warps, size, cloth, dice, cloth.accented?.warp ?? 0);
  const weft = spin(wefts, size, cloth, dice, cloth.accented?.weft ?? 0);
  const along = slubs(face, warpPitch * scale, 70, cloth.slub, seed + 1);
  const across = slubs(face, 70, weftPitch * scale, cloth.slub, seed + 2);
  const tone = blankPlane(face);
  const accented = cloth.accented && blankPlane(face);
  const warpOnTop = WEAVES[cloth.weave];
  for (let y = 0, pixel = 0; y < size; y++) {
    const weftThread = weft.thread[y] ?? 0;
    for (let x = 0; x < size; x++, pixel++) {
      const warpThread = warp.thread[x] ?? 0;
      const over = warpOnTop(warpThread, weftThread);
      const top = over ? warp : weft;
      const at = over ? x : y;
      const beside = over ? y : x;
      // A thread dives beneath its neighbours at both ends of its float.
      const relief = (top.roundness[at] ?? 0) + 0.45 * ((over ? weft : warp).roundness[beside] ?? 0);
      const own = over ? (along[pixel] ?? 0) : (across[pixel] ?? 0);
      const each = top.shade[at] ?? 0;
      const under = over ? (weft.shade[y] ?? 0) : (warp.shade[x] ?? 0);
      tone[pixel] = shown * (cloth.round * relief + each) + (1 - shown) * 0.5 * (each + under) + own;
      if (accented !== undefined) {
        const mixed = 0.5 * ((warp.accent[x] ?? 0) + (weft.accent[y] ?? 0));
        accented[pixel] =
          (cloth.accented?.strength ?? 0) * (shown * (top.accent[at] ?? 0) + (1 - shown) * mixed);
      }
    }
  }
  return accented === undefined ? { tone } : { tone, accented };
}

/** For each pixel across the threads of one direction: which thread it is on, how far its face is turned to the light, its own tone and whether it is of the second colour. */
function spin(count: number, size: number, { uneven }: Cloth, dice: Dice, accented: number) {
  const shades = Float32Array.from({ length: count }, () => 0.55 * uneven * dice.bell());
  const colours = Float32Array.from({ length: count }, () => (dice.next() < accented ? 1 : 0));
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

/** Thick and thin places along hand-spun threads. */
function slubs(face: Face, across: number, along: number, gain: number, seed: number): Plane {
  const plane = blankPlane(face);
  addNoise(plane, face, { across, along, gain: 0.6 * gain, seed });
  addNoise(plane, face, {
    across: across > along ? across / 4 : across,
    along: along > across ? along / 4 : along,
    gain: 0.4 * gain,
    seed: seed + 7,
  });
  return plane;
}
