import { turbulence } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers, visible } from '../drawing/gradient-noise.ts';
import { ramp } from '../drawing/smoothstep.ts';
import { blankPlane, type Face } from '../drawing/tile.ts';
import { breakUp } from '../drawing/voronoi-cells.ts';

/** Size of a pebble in millimetres. */
const PEBBLE = 2.7;

/** Full-grain hide: pebbles of all sizes parted by creases, and the drift of wax rubbed in. */
export function leather({ seed, scale }: FigureRecipe, face: Face): Drawing {
  const size = PEBBLE * scale;
  const bent = turbulence(face, { millimetres: 9 * size, reach: 1.4 * size, layers: 6, seed: seed + 20 });
  const { joint, piece } = breakUp(face, size, bent, seed);
  const shown = visible(size, 1.5 * face.grain);
  const crease = 0.34 * size;
  const height = joint.map((distance) => ramp(-0.2 * crease, crease, distance));
  const tone = blankPlane(face);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const raised = height[pixel] ?? 0;
    // Light comes from above: a pebble's upper slope is lighter than its lower one.
    const slope = raised - (height[(pixel - 2 * face.size + height.length) % height.length] ?? 0);
    tone[pixel] = shown * (0.9 * raised + 1.3 * slope - 0.6 + 0.35 * ((piece[pixel] ?? 0) - 0.5));
  }
  addLayers(tone, face, { across: 170, gain: 0.5, seed: seed + 40, layers: 4 });
  addLayers(tone, face, { across: 12, gain: 0.2, seed: seed + 50, layers: 4, roughness: 0.7 });
  return { tone, contrast: 5, accents: [] };
}
