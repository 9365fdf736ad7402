import { coarsePlane } from '../drawing/coarse-plane.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { strataDepth, strataTable, stratumAt } from '../drawing/strata.ts';
import { blankPlane, scaled, type Tile } from '../drawing/tile.ts';
import { veinColours } from './vein-colours.ts';

/** Travertine, cut across its strata: level bands with streaks, and gas holes along some of them. */
export function travertine(recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const bend = coarsePlane(tile, (plane, coarse) => {
    addNoise(plane, coarse, { across: 800, along: 260, gain: 0.014, seed });
    addNoise(plane, coarse, { across: 260, along: 110, gain: 0.006, seed: seed + 1 });
  });
  addFractalNoise(bend, tile, {
    across: 60,
    along: 24,
    gain: 0.0016,
    seed: seed + 2,
    octaves: 3,
    roughness: 0.6,
  });
  const depth = strataDepth(tile, { right: 0, down: 1 }, bend);
  const bands = strataTable(Math.round(26 / scale), seed + 10);
  const holed = strataTable(Math.round(34 / scale), seed + 20);
  const tone = blankPlane(tile);
  const where = blankPlane(tile);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    tone[pixel] = stratumAt(bands, depth[pixel] ?? 0);
    where[pixel] = smoothstep(0.05, 0.65, stratumAt(holed, depth[pixel] ?? 0));
  }
  addNoise(tone, tile, { across: 150, along: 4, gain: 0.35, seed: seed + 30 });
  addNoise(tone, tile, { across: 45, along: 2, gain: 0.3, seed: seed + 31 });
  addFractalNoise(tone, tile, {
    across: 26,
    along: 16,
    gain: 0.35,
    seed: seed + 32,
    octaves: 4,
    roughness: 0.7,
  });
  const holes = blankPlane(tile);
  const kind = { perSquareCentimetre: 0.5 * amount, smallest: 0.5, largest: 5, flat: 4.5, seed: seed + 40 };
  strewSpecks(holes, tile, kind, where);
  strewSpecks(
    holes,
    tile,
    { ...kind, perSquareCentimetre: 2.2 * amount, largest: 1.4, flat: 2, seed: seed + 41 },
    where,
  );
  const [colour] = veinColours(recipe);
  const rag = turbulence(tile, { millimetres: 14, reach: 2.6, octaves: 4, seed: seed + 50 });
  const cover = scaled(warp(holes, rag, tile), 0.7);
  return { tone, contrast: 4.2, accents: [{ colour, cover }] };
}
