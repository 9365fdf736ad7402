import { coarsePlane } from '../drawing/coarse-plane.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers, addNoise } from '../drawing/gradient-noise.ts';
import { ramp } from '../drawing/smoothstep.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { depthInLayers, layerAt, layLayers } from '../drawing/strata.ts';
import { blankPlane, type Face } from '../drawing/tile.ts';
import { veinColours } from './vein-colours.ts';

/** Cut across its layers: level bands, streaks within them, and the holes that gas left along some of them. */
export function travertine(recipe: FigureRecipe, face: Face): Drawing {
  const { seed, scale, amount } = recipe;
  const bend = coarsePlane(face, (plane, coarse) => {
    addNoise(plane, coarse, { across: 800, along: 260, gain: 0.014, seed });
    addNoise(plane, coarse, { across: 260, along: 110, gain: 0.006, seed: seed + 1 });
  });
  addLayers(bend, face, { across: 60, along: 24, gain: 0.0016, seed: seed + 2, layers: 3, roughness: 0.6 });
  const depth = depthInLayers(face, { right: 0, down: 1 }, bend);
  const bands = layLayers(Math.round(26 / scale), seed + 10);
  const holed = layLayers(Math.round(34 / scale), seed + 20);
  const tone = blankPlane(face);
  const where = blankPlane(face);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    tone[pixel] = layerAt(bands, depth[pixel] ?? 0);
    where[pixel] = ramp(0.05, 0.65, layerAt(holed, depth[pixel] ?? 0));
  }
  addNoise(tone, face, { across: 150, along: 4, gain: 0.35, seed: seed + 30 });
  addNoise(tone, face, { across: 45, along: 2, gain: 0.3, seed: seed + 31 });
  addLayers(tone, face, { across: 26, along: 16, gain: 0.35, seed: seed + 32, layers: 4, roughness: 0.7 });
  const holes = blankPlane(face);
  const kind = { perSquareCentimetre: 0.5 * amount, smallest: 0.5, largest: 5, flat: 4.5, seed: seed + 40 };
  strewSpecks(holes, face, kind, where);
  strewSpecks(
    holes,
    face,
    { ...kind, perSquareCentimetre: 2.2 * amount, largest: 1.4, flat: 2, seed: seed + 41 },
    where,
  );
  const [colour] = veinColours(recipe);
  const rag = turbulence(face, { millimetres: 14, reach: 2.6, layers: 4, seed: seed + 50 });
  const cover = warp(holes, rag, face).map((hole) => 0.7 * hole);
  return { tone, contrast: 4.2, accents: [{ colour, cover }] };
}
