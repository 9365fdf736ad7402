import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Accent, Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Face } from '../drawing/tile.ts';
import { addBeds } from './beds.ts';
import { growCrystals } from './crystals.ts';
import { mineralColours } from './mineral-colours.ts';
import { rive } from './rive.ts';
import type { Stone } from './stones.ts';

/** Stone without veins: clouds, beds, crystals, sand and flecks, as far as it has them. */
export function stone(kind: Stone, recipe: FigureRecipe, face: Face): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, bedding, crystals, sand, flecks, riven } = kind;
  const size = clouds.size * scale;
  const tone = stillClouds(face, {
    across: size,
    gain: clouds.depth,
    seed,
    layers: 4,
    roughness: 0.6,
  });
  const [first, second] = mineralColours(recipe);
  const accents: Accent[] = [];
  if (bedding !== undefined) addBeds(tone, face, bedding, recipe);
  if (riven !== undefined) rive(tone, face, riven, recipe);
  if (crystals !== undefined) {
    const minerals = growCrystals(tone, face, crystals, recipe);
    accents.push({ colour: first, cover: minerals.first }, { colour: second, cover: minerals.second });
  }
  addNoise(tone, face, { across: sand.size, gain: sand.depth, seed: seed + 40 });
  addNoise(tone, face, {
    across: sand.size * 3.1,
    gain: 0.5 * sand.depth,
    seed: seed + 41,
  });
  if (flecks !== undefined) {
    const cover = blankPlane(face);
    const many = {
      perSquareCentimetre: flecks.perSquareCentimetre * amount,
      smallest: 0.2,
      largest: flecks.largest * scale,
    };
    strewSpecks(cover, face, { ...many, flat: 1.3, seed: seed + 50 });
    const rag = turbulence(face, { millimetres: 5, reach: 0.6, layers: 3, seed: seed + 51 });
    accents.push({ colour: first, cover: warp(cover, rag, face).map((part) => part * flecks.strength) });
  }
  return { tone, contrast: kind.contrast, accents };
}
