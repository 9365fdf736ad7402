import { type Lab, labOfHex } from 'catalogue/colour/lab';
import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Accent, Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { addPlane, blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Cloth } from './cloths.ts';
import { printMotif } from './print-motif.ts';
import { weaveBorder } from './weave-border.ts';
import { weaveThreads } from './weave-threads.ts';

/** Height of a stitch in millimetres. */
const STITCH = 1.1;

/** Cloth, drawn thread by thread at real scale. Threads finer than a pixel leave only their unevenness. */
export function cloth(kind: Cloth, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale } = recipe;
  const { nap, wash, astray, pitch, motifs = [], border } = kind;
  const threads = weaveThreads(kind, recipe, tile);
  const [warpPitch] = pitch;
  const stray = turbulence(tile, {
    millimetres: 24 * warpPitch,
    reach: astray * warpPitch * scale,
    octaves: 4,
    seed: seed + 20,
  });
  const tone = warp(threads.tone, stray, tile);
  const drift = stillClouds(tile, { across: 190, along: 260, gain: wash, seed: seed + 30, octaves: 4 });
  if (kind.folds !== undefined) {
    addNoise(drift, tile, { across: 75, along: 600, gain: kind.folds, seed: seed + 35 });
    addNoise(drift, tile, { across: 24, along: 300, gain: 0.4 * kind.folds, seed: seed + 36 });
  }
  for (let pixel = 0; pixel < tone.length; pixel++) {
    tone[pixel] = (tone[pixel] ?? 0) * (1 - 0.6 * nap) + (drift[pixel] ?? 0);
  }
  if (nap > 0) brushNap(tone, tile, nap, seed + 40);
  const accents: Accent[] = [];
  if (threads.accented !== undefined)
    accents.push({ colour: accentColour(recipe, 0), cover: warp(threads.accented, stray, tile) });
  if (border !== undefined)
    accents.push({ colour: accentColour(recipe, 0), cover: weaveBorder(tone, tile, border) });
  for (const motif of motifs) {
    const cover = printMotif(motif, tone, recipe, tile);
    if (motif.raised !== undefined) raise(tone, tile, cover, motif.raised);
    accents.push({ colour: accentColour(recipe, motif.accent ?? recipe.accents.length - 1), cover });
  }
  return { tone, contrast: kind.contrast, accents };
}

/** Without an accent a second colour is paler in dark cloth and darker in pale cloth. */
function accentColour({ code, accents }: FigureRecipe, place: number): Lab {
  const accent = accents[place] ?? accents.at(-1);
  if (accent !== undefined) return labOfHex(accent);
  const [lightness, a, b] = labOfHex(code);
  return [lightness < 50 ? lightness + 28 : lightness - 18, a * 0.7, b * 0.7];
}

/** Shades stitches that lie above the cloth, in light from the upper left. */
function raise(tone: Plane, { size, grain }: Tile, cover: Plane, height: number): void {
  const mask = size - 1;
  const aside = Math.max(1, Math.round(STITCH / grain));
  for (let y = 0, pixel = 0; y < size; y++) {
    const [above, below] = [((y - aside) & mask) * size, ((y + aside) & mask) * size];
    for (let x = 0; x < size; x++, pixel++) {
      const lit = (cover[below + ((x + aside) & mask)] ?? 0) - (cover[above + ((x - aside) & mask)] ?? 0);
      tone[pixel] = (tone[pixel] ?? 0) + height * lit;
    }
  }
}

/** Hairs brushed downwards, slightly curled. */
function brushNap(tone: Plane, tile: Tile, nap: number, seed: number): void {
  const hairs = blankPlane(tile);
  addNoise(hairs, tile, { across: 0.9, along: 9, gain: 0.6 * nap, seed });
  addNoise(hairs, tile, { across: 2.5, along: 16, gain: 0.5 * nap, seed: seed + 1 });
  addNoise(hairs, tile, { across: 11, along: 34, gain: 0.35 * nap, seed: seed + 2 });
  const curl = turbulence(tile, { millimetres: 26, reach: 7, octaves: 4, seed: seed + 3 });
  addPlane(tone, warp(hairs, curl, tile));
}
