import { stillClouds } from '../drawing/clouds.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers } from '../drawing/gradient-noise.ts';
import { depthInLayers, layerAt, layLayers } from '../drawing/strata.ts';
import type { Face, Plane } from '../drawing/tile.ts';
import type { Stone } from './stones.ts';

/** Lays bed upon bed, level or nearly so. */
export function addBeds(
  tone: Plane,
  face: Face,
  { layers, depth, bend }: NonNullable<Stone['bedding']>,
  recipe: FigureRecipe,
): void {
  const { seed, scale } = recipe;
  const swings = { across: 700, along: 350, gain: bend, seed: seed + 10, layers: 4, roughness: 0.42 };
  const bent = stillClouds(face, swings);
  addLayers(bent, face, { across: 40, along: 14, gain: 0.06 * bend, seed: seed + 15, layers: 3 });
  const at = depthInLayers(face, { right: 0, down: 1 }, bent);
  const table = layLayers(Math.max(2, Math.round(layers / scale)), seed + 16);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    tone[pixel] = (tone[pixel] ?? 0) + depth * layerAt(table, at[pixel] ?? 0);
  }
}
