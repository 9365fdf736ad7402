import { stillClouds, stirredClouds } from '../drawing/clouds.ts';
import { turbulence } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers } from '../drawing/gradient-noise.ts';
import { ramp } from '../drawing/smoothstep.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import { breakUp, type Crackle } from '../drawing/voronoi-cells.ts';
import type { Breccia } from './marbles.ts';
import { veinColours } from './vein-colours.ts';

/** Marble that broke and healed: pieces of differing tone, netted with veins that fork where three of them meet. */
export function brecciatedMarble(breccia: Breccia, recipe: FigureRecipe, face: Face): Drawing {
  const { seed, scale, amount } = recipe;
  const flow = turbulence(face, { millimetres: 170 * scale, reach: breccia.flow * scale, layers: 6, seed });
  const great = breakUp(face, breccia.piece * scale, flow, seed + 20);
  const small = breakUp(face, breccia.splinter * scale, flow, seed + 21);
  const swell = stillClouds(face, { across: 160, gain: 1, seed: seed + 30, layers: 3 });
  const cover = blankPlane(face);
  const tone = blankPlane(face);
  const open = breccia.open * amount;
  for (let pixel = 0; pixel < cover.length; pixel++) {
    const width = breccia.crack * scale * (1 + (swell[pixel] ?? 0));
    const wide = crackCover(great, pixel, width, open, face.grain);
    const thin = crackCover(small, pixel, 0.28 * width, 0.6 * open, face.grain);
    cover[pixel] = Math.max(0.9 * wide, 0.5 * thin);
    tone[pixel] = (great.piece[pixel] ?? 0) - 0.5 + 0.55 * ((small.piece[pixel] ?? 0) - 0.5);
  }
  addLayers(tone, face, { across: 90, gain: 0.4, seed: seed + 40, layers: 3 });
  addLayers(tone, face, { across: 7, gain: 0.25, seed: seed + 44, layers: 3, roughness: 0.7 });
  const [main, other] = veinColours(recipe);
  return {
    tone,
    contrast: breccia.contrast,
    accents: [
      { colour: other, cover: hazeOf(face, seed) },
      { colour: main, cover },
    ],
  };
}

/** How much a healed crack covers of a place; `open` is the share of cracks that opened. */
function crackCover(
  { joint, crack }: Crackle,
  pixel: number,
  width: number,
  open: number,
  grain: number,
): number {
  const closed = 1 - open;
  const half = (width * ramp(closed - 0.1, closed + 0.25, crack[pixel] ?? 0)) / 2;
  const shown = Math.max(half, 0.7 * grain);
  return (half / shown) * ramp(shown, 0.25 * shown, joint[pixel] ?? 0);
}

function hazeOf(face: Face, seed: number): Plane {
  const clouds = { across: 240, gain: 1, seed: seed + 60, layers: 4, roughness: 0.6 };
  const haze = stirredClouds(face, clouds, { millimetres: 220, reach: 80, seed: seed + 70 });
  return haze.map((dense) => 0.3 * ramp(0.15, 0.9, dense));
}
