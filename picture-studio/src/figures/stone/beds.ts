import { stillClouds } from '../drawing/clouds.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { strataDepth, strataTable, stratumAt } from '../drawing/strata.ts';
import type { Plane, Tile } from '../drawing/tile.ts';
import type { Stone } from './stones.ts';

/** Draws nearly level sedimentary beds. */
export function addBeds(
  tone: Plane,
  tile: Tile,
  { beds, depth, bend }: NonNullable<Stone['bedding']>,
  recipe: FigureRecipe,
): void {
  const { seed, scale } = recipe;
  const swings = { across: 700, along: 350, gain: bend, seed: seed + 10, octaves: 4, roughness: 0.42 };
  const bent = stillClouds(tile, swings);
  addFractalNoise(bent, tile, { across: 40, along: 14, gain: 0.06 * bend, seed: seed + 15, octaves: 3 });
  const at = strataDepth(tile, { right: 0, down: 1 }, bent);
  const table = strataTable(Math.max(2, Math.round(beds / scale)), seed + 16);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    tone[pixel] = (tone[pixel] ?? 0) + depth * stratumAt(table, at[pixel] ?? 0);
  }
}
