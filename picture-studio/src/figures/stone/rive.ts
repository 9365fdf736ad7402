import { stillClouds } from '../drawing/clouds.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import type { Plane, Tile } from '../drawing/tile.ts';
import type { Stone } from './stones.ts';

/** Draws the steps of a stone split along its beds: flat, each with a lit and a shaded edge. */
export function rive(
  tone: Plane,
  tile: Tile,
  { step, depth }: NonNullable<Stone['riven']>,
  { seed, scale }: FigureRecipe,
): void {
  const folds = {
    across: 330 * scale,
    along: 250 * scale,
    gain: 0.6,
    seed: seed + 30,
    octaves: 4,
    roughness: 0.55,
  };
  const height = stillClouds(tile, folds);
  addFractalNoise(height, tile, {
    across: 22,
    along: 16,
    gain: 0.03,
    seed: seed + 34,
    octaves: 4,
    roughness: 0.6,
  });
  for (let pixel = 0; pixel < height.length; pixel++) {
    const steps = (height[pixel] ?? 0) / step + 100;
    const part = steps - Math.floor(steps);
    height[pixel] = step * (Math.floor(steps) + 0.25 * part + 0.75 * Math.min(1, part * 14));
  }
  const { size } = tile;
  const mask = size - 1;
  for (let y = 0, pixel = 0; y < size; y++) {
    const below = ((y + 2) & mask) * size;
    for (let x = 0; x < size; x++, pixel++) {
      const slope = (height[pixel] ?? 0) - (height[below + ((x + 1) & mask)] ?? 0);
      const light = slope / step;
      tone[pixel] =
        (tone[pixel] ?? 0) +
        depth * (0.9 * Math.max(-1.2, Math.min(1.2, light)) + 0.7 * ((height[pixel] ?? 0) - 100 * step));
    }
  }
}
