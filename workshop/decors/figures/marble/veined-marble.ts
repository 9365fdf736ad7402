import { stirredClouds } from '../drawing/clouds.ts';
import { coarsePlane } from '../drawing/coarse-plane.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { drawVein } from './draw-vein.ts';
import type { Veining } from './marbles.ts';
import { veinColours } from './vein-colours.ts';
import { traceFamilies, traceHairlines } from './vein-families.ts';
import type { Vein } from './vein-path.ts';

/** Veined marble: main veins with forks and parallel veins, haze around them, hairlines between them. */
export function veinedMarble(veining: Veining, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale } = recipe;
  const random = new Random(seed);
  const families = traceFamilies(veining, recipe, tile, random);
  const first = blankPlane(tile);
  const second = blankPlane(tile);
  families.forEach((family, at) => {
    const cover = at % veining.secondEvery === veining.secondEvery - 1 ? second : first;
    for (const vein of family) drawVein(cover, tile, vein);
  });
  for (const hairline of traceHairlines(veining, recipe, tile, random)) drawVein(first, tile, hairline);

  const shake = turbulence(tile, {
    millimetres: 120 * scale,
    reach: veining.shake * scale,
    octaves: 6,
    seed: seed + 50,
  });
  const clouds = {
    across: 420 * scale,
    gain: 0.8,
    seed: seed + 60,
    octaves: 5,
    roughness: 0.6,
  };
  const tone = stirredClouds(tile, clouds, { millimetres: 300, reach: 90, seed: seed + 90 });
  addNoise(tone, tile, { across: 2.2, gain: 0.8 / veining.clouds, seed: seed + 70 });
  const smoke = coarsePlane(tile, (plane, coarse) => drawSmoke(plane, coarse, veining, families, seed));
  const [main, other] = veinColours(recipe);
  return {
    tone,
    contrast: veining.clouds,
    accents: [
      { colour: main, cover: smoke },
      { colour: other, cover: warp(second, shake, tile) },
      { colour: main, cover: warp(first, shake, tile) },
    ],
  };
}

function drawSmoke(plane: Plane, coarse: Tile, { smoke }: Veining, families: Vein[][], seed: number): void {
  for (const [elder = []] of families) {
    const widened = elder.map((point) => ({ ...point, width: smoke.width * (0.3 + 0.9 * point.strength) }));
    drawVein(plane, coarse, widened, { edge: 1, strength: smoke.strength });
  }
  const mottle = new Float32Array(plane.length);
  addFractalNoise(mottle, coarse, {
    across: 180,
    gain: 0.9,
    seed: seed + 80,
    octaves: 4,
    roughness: 0.6,
  });
  for (let pixel = 0; pixel < plane.length; pixel++) {
    plane[pixel] = (plane[pixel] ?? 0) * Math.max(0, 0.7 + (mottle[pixel] ?? 0));
  }
}
