import { type Lab, labOfHex } from 'catalogue/colour/lab';
import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Accent, Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addFractalNoise, addNoise } from '../drawing/gradient-noise.ts';
import { type Mottle, mottled } from '../drawing/mottle.ts';
import { sinkPits } from '../drawing/pits.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { strataDepth, strataTable, stratumAt } from '../drawing/strata.ts';
import { addPlane, blankPlane, type Plane, scaled, type Tile } from '../drawing/tile.ts';
import { addCrossBeds } from './cross-beds.ts';
import { growCrystals } from './crystals.ts';
import { rive } from './rive.ts';
import type { Stone } from './stones.ts';

/** Stone without veins: clouds, and beds, crystals, sand and flecks where it has them. */
export function stone(kind: Stone, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const { clouds, mottle, bedding, crossBeds, crystals, sand, pits, flecks, riven, rust } = kind;
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
  if (mottle !== undefined) addPlane(tone, mottled(tile, scaledMottle(mottle, scale), seed + 70));
  if (crossBeds !== undefined) addCrossBeds(tone, tile, crossBeds, recipe);
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
  if (pits !== undefined) sinkPits(tone, tile, pitsOf(pits, recipe), clusters(tile, seed + 80));
  if (flecks !== undefined) {
    const cover = blankPlane(tile);
    const many = {
      perSquareCentimetre: flecks.perSquareCentimetre * amount,
      smallest: 0.2,
      largest: flecks.largest * scale,
    };
    strewSpecks(cover, tile, { ...many, flat: 1.3, seed: seed + 50 });
    const rag = turbulence(tile, { millimetres: 5, reach: 0.6, octaves: 3, seed: seed + 51 });
    accents.push({ colour: first, cover: scaled(warp(cover, rag, tile), flecks.strength) });
  }
  const warmth =
    rust && stillClouds(tile, { ...rust, seed: seed + 90, octaves: 4, across: rust.across * scale });
  return { tone, contrast: kind.contrast, accents, ...(warmth && { warmth }) };
}

const scaledMottle = (mottle: Mottle, scale: number): Mottle => ({ ...mottle, size: mottle.size * scale });

function pitsOf({ perSquareCentimetre, largest, depth }: NonNullable<Stone['pits']>, recipe: FigureRecipe) {
  const { amount, scale, seed } = recipe;
  return {
    perSquareCentimetre: perSquareCentimetre * amount,
    smallest: 0.25,
    largest: largest * scale,
    flat: 1.4,
    depth,
    seed: seed + 60,
  };
}

/** Where pits are frequent: gas and water leave them in groups. */
function clusters(tile: Tile, seed: number): Plane {
  const dense = stillClouds(tile, { across: 130, gain: 0.7, seed, octaves: 3 });
  for (let pixel = 0; pixel < dense.length; pixel++) {
    dense[pixel] = Math.max(0.12, 0.45 + (dense[pixel] ?? 0));
  }
  return dense;
}

/** Without accents a dark stone has pale minerals, and a light one dark mica and milky quartz. */
function mineralColours({ code, accents: [first, second] }: FigureRecipe): [Lab, Lab] {
  const [lightness, a, b] = labOfHex(code);
  const dark: Lab = [lightness * 0.45, a * 0.6, b * 0.5];
  const pale: Lab = [lightness + 0.5 * (100 - lightness), a * 0.4, b * 0.4 + 2];
  const own = lightness < 45 ? ([pale, dark] as const) : ([dark, pale] as const);
  return [first === undefined ? own[0] : labOfHex(first), second === undefined ? own[1] : labOfHex(second)];
}

/** Draws nearly level sedimentary beds. */
function addBeds(
  tone: Plane,
  tile: Tile,
  { beds, depth, bend }: NonNullable<Stone['bedding']>,
  recipe: FigureRecipe,
): void {
  const { seed, scale } = recipe;
  const swings = { across: 700, along: 350, gain: bend, seed: seed + 10, octaves: 4, roughness: 0.42 };
  const bent = stillClouds(tile, swings);
  addFractalNoise(bent, tile, { across: 40, along: 14, gain: 0.06 * bend, seed: seed + 15, octaves: 3 });
  const at = strataDepth(tile, { right: 0, down: 1 }, bent);
  const table = strataTable(Math.max(2, Math.round(beds / scale)), seed + 16);
  for (let pixel = 0; pixel < tone.length; pixel++) {
    tone[pixel] = (tone[pixel] ?? 0) + depth * stratumAt(table, at[pixel] ?? 0);
  }
}
