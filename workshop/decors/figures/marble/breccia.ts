import { stillClouds, stirredClouds } from '../drawing/clouds.ts';
import { turbulence } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise } from '../drawing/gradient-noise.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { type VoronoiCells, voronoiCells } from '../drawing/voronoi-cells.ts';
import type { Breccia } from './marbles.ts';
import { veinColours } from './vein-colours.ts';

/** Brecciated marble: pieces in different tones between veins that meet where three pieces do. */
export function brecciatedMarble(breccia: Breccia, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const flow = turbulence(tile, { millimetres: 170 * scale, reach: breccia.flow * scale, octaves: 6, seed });
  const great = voronoiCells(tile, breccia.piece * scale, flow, seed + 20);
  const small = voronoiCells(tile, breccia.splinter * scale, flow, seed + 21);
  const swell = stillClouds(tile, { across: 160, gain: 1, seed: seed + 30, octaves: 3 });
  const cover = blankPlane(tile);
  const tone = blankPlane(tile);
  const open = breccia.open * amount;
  for (let pixel = 0; pixel < cover.length; pixel++) {
    const width = breccia.crack * scale * (1 + (swell[pixel] ?? 0));
    const wide = crackCover(great, pixel, width, open, tile.grain);
    const thin = crackCover(small, pixel, 0.28 * width, 0.6 * open, tile.grain);
    cover[pixel] = Math.max(0.9 * wide, 0.5 * thin);
    tone[pixel] = (great.piece[pixel] ?? 0) - 0.5 + 0.55 * ((small.piece[pixel] ?? 0) - 0.5);
  }
  addFractalNoise(tone, tile, { across: 90, gain: 0.4, seed: seed + 40, octaves: 3 });
  addFractalNoise(tone, tile, { across: 7, gain: 0.25, seed: seed + 44, octaves: 3, roughness: 0.7 });
  const [main, other] = veinColours(recipe);
  return {
    tone,
    contrast: breccia.contrast,
    accents: [
      { colour: other, cover: hazeOf(tile, seed) },
      { colour: main, cover },
    ],
  };
}

/** Opacity of a healed crack; `open` is the share of cracks that are visible. */
function crackCover(
  { joint, crack }: VoronoiCells,
  pixel: number,
  width: number,
  open: number,
  grain: number,
): number {
  const closed = 1 - open;
  const half = (width * smoothstep(closed - 0.1, closed + 0.25, crack[pixel] ?? 0)) / 2;
  const shown = Math.max(half, 0.7 * grain);
  return (half / shown) * smoothstep(shown, 0.25 * shown, joint[pixel] ?? 0);
}

function hazeOf(tile: Tile, seed: number): Plane {
  const clouds = { across: 240, gain: 1, seed: seed + 60, octaves: 4, roughness: 0.6 };
  const haze = stirredClouds(tile, clouds, { millimetres: 220, reach: 80, seed: seed + 70 });
  for (let pixel = 0; pixel < haze.length; pixel++) {
    haze[pixel] = 0.3 * smoothstep(0.15, 0.9, haze[pixel] ?? 0);
  }
  return haze;
}
