import { labOfHex } from 'catalogue/colour/lab';
import { stillClouds, stirredClouds } from '../drawing/clouds.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { mottled } from '../drawing/mottle.ts';
import { sinkPits } from '../drawing/pits.ts';
import { Random } from '../drawing/random.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { addPlane, blankPlane, type Plane, scaled, type Tile } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';
import { pressHands } from './finger-marks.ts';
import { markTies } from './form-ties.ts';
import { layStrokes } from './trowel-strokes.ts';

/** Concrete, plaster and clay: moisture clouds, trowel sweeps, pores, and imprints of formwork or hands. */
export function concrete(kind: Concrete, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, mottle, strokes, tooth, pores, grains, boards, hands } = kind;
  const size = clouds.size * scale;
  const moisture = { across: size, gain: clouds.depth, seed, octaves: 5, roughness: 0.6 };
  const tone = stirredClouds(tile, moisture, { millimetres: size, reach: size / 4, seed: seed + 7 });
  addPlane(tone, mottled(tile, { ...mottle, size: mottle.size * scale }, seed + 5));
  layStrokes(tone, tile, strokes, scale, seed + 10);
  addFractalNoise(tone, tile, { across: 9, gain: tooth, seed: seed + 20, octaves: 4, roughness: 0.75 });
  if (boards !== undefined) markBoards(tone, tile, boards, recipe);
  if (hands !== undefined) pressHands(tone, tile, hands, recipe);

  sinkPits(tone, tile, {
    perSquareCentimetre: pores.perSquareCentimetre * amount,
    smallest: 0.3,
    largest: pores.largest,
    depth: 1.9,
    seed: seed + 30,
  });
  const drift = { across: 240, gain: kind.warmth, seed: seed + 40, octaves: 3 };
  const [lightness, a, b] = labOfHex(recipe.code);
  return {
    tone,
    contrast: kind.contrast,
    warmth: stillClouds(tile, drift),
    accents: grains
      ? [{ colour: [lightness + 14, 0.6 * a, 0.7 * b], cover: strewGrains(tile, grains, seed + 35) }]
      : [],
  };
}

function strewGrains(tile: Tile, grains: NonNullable<Concrete['grains']>, seed: number): Plane {
  const cover = blankPlane(tile);
  strewSpecks(cover, tile, { ...grains, smallest: 0.3, seed });
  return scaled(cover, 0.7);
}

/** Draws the imprint of formwork boards: each in its own tone and grain, with a fine ridge between two. */
function markBoards(
  tone: Plane,
  tile: Tile,
  boards: NonNullable<Concrete['boards']>,
  { seed, scale }: FigureRecipe,
): void {
  const { size, grain } = tile;
  const random = new Random(seed + 60);
  const count = Math.max(2, Math.round(tile.millimetres / (boards.width * scale)));
  const width = tile.millimetres / count;
  const shades = Array.from({ length: count }, () => boards.depth * random.bell());
  const printed = blankPlane(tile);
  addNoise(printed, tile, { across: 2.2, along: 500, gain: boards.grain, seed: seed + 61 });
  addNoise(printed, tile, { across: 9, along: 700, gain: 0.8 * boards.grain, seed: seed + 62 });
  addNoise(printed, tile, { across: 120, along: 40, gain: 0.5 * boards.depth, seed: seed + 63 });
  const across = Float64Array.from({ length: size }, (_, x) => {
    const place = (x + 0.5) * grain;
    const board = Math.floor(place / width);
    const aside = place - board * width;
    const fromJoint = Math.min(aside, width - aside);
    const ridge = Math.exp(-((fromJoint / 1.3) ** 2)) - 0.45 * Math.exp(-((fromJoint - 4) ** 2) / 10);
    const soft = Math.min(1, fromJoint / 5);
    return soft * (shades[board] ?? 0) - boards.depth * 1.3 * ridge;
  });
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      tone[pixel] = (tone[pixel] ?? 0) + (printed[pixel] ?? 0) + (across[x] ?? 0);
    }
  }
  if (boards.ties) markTies(tone, tile, width);
}
