import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { randomFrom } from '../../../../picture-studio/src/composition/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Stone } from './stones.ts';

/** Distance in millimetres over which a step is lit or shaded. */
const EDGE = 2.4;
const LAYERS = 64;

/**
 * Draws a stone that was split along its beds: flat layers of slightly different tone, with jagged edges that catch the light
 * from above.
 */
export function rive(
  tone: Plane,
  tile: Tile,
  { step, depth }: NonNullable<Stone['riven']>,
  { seed, scale }: FigureRecipe,
): void {
  const { size, grain } = tile;
  const height = blankPlane(tile);
  addFractalNoise(height, tile, {
    across: 620 * scale,
    along: 190 * scale,
    gain: 0.7,
    seed: seed + 30,
    octaves: 8,
    roughness: 0.5,
  });
  const random = randomFrom(seed + 39);
  const shades = Float32Array.from({ length: LAYERS }, () => random() - 0.5);
  const layer = new Float32Array(height.length);
  for (let pixel = 0; pixel < height.length; pixel++) {
    const steps = (height[pixel] ?? 0) / step + LAYERS / 2;
    const whole = Math.floor(steps);
    layer[pixel] = whole;
    // A layer rises a little before it breaks off.
    height[pixel] = whole + 0.3 * (steps - whole);
  }
  const mask = size - 1;
  const aside = Math.max(1, Math.round(EDGE / grain));
  for (let y = 0, pixel = 0; y < size; y++) {
    const below = ((y + aside) & mask) * size;
    for (let x = 0; x < size; x++, pixel++) {
      const slope = (height[pixel] ?? 0) - (height[below + ((x + (aside >> 1)) & mask)] ?? 0);
      const lit = Math.max(-1.1, Math.min(0.8, slope));
      const shade = shades[(layer[pixel] ?? 0) & (LAYERS - 1)] ?? 0;
      tone[pixel] = (tone[pixel] ?? 0) + depth * (lit + 0.4 * shade);
    }
  }
}
