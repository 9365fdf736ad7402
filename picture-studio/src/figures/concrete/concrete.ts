import { labOfHex } from '../../colour/lab.ts';
import { stillClouds, stirredClouds } from '../drawing/clouds.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers } from '../drawing/gradient-noise.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Face } from '../drawing/tile.ts';
import { markBoards } from './boards.ts';
import type { Concrete } from './concretes.ts';
import { pressHands } from './finger-marks.ts';
import { addSweeps } from './sweeps.ts';

/** Concrete, plaster and clay: clouds of moisture, sweeps of the trowel, pores, and what the mould or the hand left. */
export function concrete(kind: Concrete, recipe: FigureRecipe, face: Face): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, sweeps, tooth, pores, boards, hands } = kind;
  const size = clouds.size * scale;
  const layers = { across: size, gain: clouds.depth, seed, layers: 5, roughness: 0.6 };
  const tone = stirredClouds(face, layers, { millimetres: size, reach: size / 4, seed: seed + 7 });
  addSweeps(tone, face, sweeps, seed + 10);
  addLayers(tone, face, { across: 9, gain: tooth, seed: seed + 20, layers: 4, roughness: 0.75 });
  if (boards !== undefined) markBoards(tone, face, boards, recipe);
  if (hands !== undefined) pressHands(tone, face, hands, recipe);

  const holes = blankPlane(face);
  const many = pores.perSquareCentimetre * amount;
  strewSpecks(holes, face, {
    perSquareCentimetre: many,
    smallest: 0.3,
    largest: pores.largest,
    seed: seed + 30,
  });
  const drift = { across: 240, gain: kind.warmth, seed: seed + 40, layers: 3 };
  const [lightness, a, b] = labOfHex(recipe.code);
  return {
    tone,
    contrast: kind.contrast,
    warmth: stillClouds(face, drift),
    accents: [{ colour: [lightness * 0.55, a, b], cover: holes.map((hole) => 0.75 * hole) }],
  };
}
