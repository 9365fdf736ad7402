import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { strataDepth, strataTable, stratumAt } from '../drawing/strata.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { drawVein } from './draw-vein.ts';
import type { Onyx } from './marbles.ts';
import { veinColours } from './vein-colours.ts';
import { traceVein } from './vein-path.ts';

/** Onyx: translucent bands in wide bends, with a few darker healed cracks. */
export function onyxMarble(onyx: Onyx, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const swings = { across: 620, gain: onyx.bend, seed, octaves: 5, roughness: 0.42 };
  const bend = stillClouds(tile, swings);
  addFractalNoise(bend, tile, { across: 18, gain: 0.0022, seed: seed + 9, octaves: 3 });
  const depth = strataDepth(tile, { right: 1, down: seed % 2 === 0 ? 1 : -1 }, bend);
  const bands = Math.round(onyx.bands / scale);
  const shades = strataTable(bands, seed + 10);
  const milk = strataTable(bands, seed + 20);
  const tone = blankPlane(tile);
  const ribbons = blankPlane(tile);
  const least = 0.5 - onyx.ribbons * amount;
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const at = depth[pixel] ?? 0;
    tone[pixel] = stratumAt(shades, at);
    ribbons[pixel] = 0.75 * smoothstep(least - 0.2, least + 0.75, stratumAt(milk, at));
  }
  addFractalNoise(tone, tile, { across: 130, gain: 0.4, seed: seed + 30, octaves: 4, roughness: 0.6 });
  addNoise(tone, tile, { across: 2, gain: 0.16, seed: seed + 40 });
  const [main, other] = veinColours(recipe);
  return {
    tone,
    contrast: onyx.contrast,
    accents: [
      { colour: main, cover: ribbons },
      { colour: other, cover: crackVeins(onyx.veins * amount, tile, seed) },
    ],
  };
}

function crackVeins(perSquareMetre: number, tile: Tile, seed: number): Plane {
  const random = new Random(seed + 50);
  const cover = blankPlane(tile);
  const course = { slant: random.between(0.7, 1.2), stray: 0.4, jag: 0.5, forks: 2 };
  const count = Math.round(perSquareMetre * (tile.millimetres / 1000) ** 2);
  for (let crack = 0; crack < count; crack++) {
    const start = {
      x: random.next() * tile.millimetres,
      y: random.next() * tile.millimetres,
      length: random.between(400, 1300),
      width: random.between(1.2, 3),
      strength: random.between(0.5, 0.9),
    };
    for (const vein of traceVein(start, course, () => 0, random)) drawVein(cover, tile, vein);
  }
  return warp(cover, turbulence(tile, { millimetres: 110, reach: 7, octaves: 6, seed: seed + 60 }), tile);
}
