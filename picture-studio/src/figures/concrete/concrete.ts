import { labOfHex } from '../../colour/lab.ts';
import { stillClouds, stirredClouds } from '../drawing/clouds.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Tile } from '../drawing/tile.ts';
import { markBoards } from './boards.ts';
import type { Concrete } from './concretes.ts';
import { pressHands } from './finger-marks.ts';
import { addSweeps } from './sweeps.ts';

/** Concrete, plaster and clay: moisture clouds, trowel sweeps, pores, and imprints of formwork or hands. */
export function concrete(kind: Concrete, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, sweeps, tooth, pores, boards, hands } = kind;
  const size = clouds.size * scale;
  const octaves = { across: size, gain: clouds.depth, seed, octaves: 5, roughness: 0.6 };
  const tone = stirredClouds(tile, octaves, { millimetres: size, reach: size / 4, seed: seed + 7 });
  addSweeps(tone, tile, sweeps, seed + 10);
  addFractalNoise(tone, tile, { across: 9, gain: tooth, seed: seed + 20, octaves: 4, roughness: 0.75 });
  if (boards !== undefined) markBoards(tone, tile, boards, recipe);
  if (hands !== undefined) pressHands(tone, tile, hands, recipe);

  const holes = blankPlane(tile);
  const many = pores.perSquareCentimetre * amount;
  strewSpecks(holes, tile, {
    perSquareCentimetre: many,
    smallest: 0.3,
    largest: pores.largest,
    seed: seed + 30,
  });
  const drift = { across: 240, gain: kind.warmth, seed: seed + 40, octaves: 3 };
  const [lightness, a, b] = labOfHex(recipe.code);
  return {
    tone,
    contrast: kind.contrast,
    warmth: stillClouds(tile, drift),
    accents: [{ colour: [lightness * 0.55, a, b], cover: holes.map((hole) => 0.75 * hole) }],
  };
}
