import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Accent, Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Tile } from '../drawing/tile.ts';
import { addBeds } from './beds.ts';
import { growCrystals } from './crystals.ts';
import { mineralColours } from './mineral-colours.ts';
import { rive } from './rive.ts';
import type { Stone } from './stones.ts';

/** Stone without veins: clouds, and beds, crystals, sand and flecks where it has them. */
export function stone(kind: Stone, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, bedding, crystals, sand, flecks, riven } = kind;
  const size = clouds.size * scale;
  const tone = stillClouds(tile, {
    across: size,
    gain: clouds.depth,
    seed,
    octaves: 4,
    roughness: 0.6,
  });
  const [first, second] = mineralColours(recipe);
  const accents: Accent[] = [];
  if (bedding !== undefined) addBeds(tone, tile, bedding, recipe);
  if (riven !== undefined) rive(tone, tile, riven, recipe);
  if (crystals !== undefined) {
    const minerals = growCrystals(tone, tile, crystals, recipe);
    accents.push({ colour: first, cover: minerals.first }, { colour: second, cover: minerals.second });
  }
  addNoise(tone, tile, { across: sand.size, gain: sand.depth, seed: seed + 40 });
  addNoise(tone, tile, {
    across: sand.size * 3.1,
    gain: 0.5 * sand.depth,
    seed: seed + 41,
  });
  if (flecks !== undefined) {
    const cover = blankPlane(tile);
    const many = {
      perSquareCentimetre: flecks.perSquareCentimetre * amount,
      smallest: 0.2,
      largest: flecks.largest * scale,
    };
    strewSpecks(cover, tile, { ...many, flat: 1.3, seed: seed + 50 });
    const rag = turbulence(tile, { millimetres: 5, reach: 0.6, octaves: 3, seed: seed + 51 });
    accents.push({ colour: first, cover: warp(cover, rag, tile).map((part) => part * flecks.strength) });
  }
  return { tone, contrast: kind.contrast, accents };
}
