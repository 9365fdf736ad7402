import { type Lab, labOfHex } from '../../colour/lab.ts';
import { stillClouds } from '../drawing/clouds.ts';
import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { Accent, Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addLayers, addNoise } from '../drawing/gradient-noise.ts';
import { ramp } from '../drawing/smoothstep.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import { layGoldLeaf } from './gold-leaf.ts';
import type { Metal } from './metals.ts';

/** Metal brushed from top to bottom, or flakes of it in lacquer; where it is old, worn or overgrown in places. */
export function metal(kind: Metal, recipe: FigureRecipe, face: Face): Drawing {
  const { seed, scale, amount } = recipe;
  const { brush, flake, clouds, wear, leaf } = kind;
  const size = clouds.size * scale;
  const tone = stillClouds(face, {
    across: size,
    gain: clouds.depth,
    seed,
    layers: 4,
    roughness: 0.55,
  });
  const { depth, length } = brush;
  addNoise(tone, face, { across: 0.6, along: length, gain: 0.7 * depth, seed: seed + 10 });
  addNoise(tone, face, { across: 0.9, along: 0.45 * length, gain: 0.5 * depth, seed: seed + 11 });
  addNoise(tone, face, { across: 2.4, along: 1.7 * length, gain: 0.4 * depth, seed: seed + 12 });
  addNoise(tone, face, { across: 13, along: 2.5 * length, gain: 0.25 * depth, seed: seed + 13 });
  addNoise(tone, face, { across: 0.8, gain: flake.depth, seed: seed + 20 });
  addNoise(tone, face, { across: 1.9, gain: 0.5 * flake.depth, seed: seed + 21 });
  if (leaf !== undefined) layGoldLeaf(tone, face, leaf * scale, seed + 30);
  const drift = { across: 200, along: 260, gain: kind.warmth, seed: seed + 40, layers: 3 };
  const [lightness, a, b] = labOfHex(recipe.code);
  const [first] = recipe.accents;
  const accents: Accent[] = [];
  if (wear !== undefined) {
    const own: Lab = [lightness * 0.5, a * 0.8, b * 0.6];
    const cover = wornPlaces(face, wear.share * amount, wear.size * scale, seed + 50);
    accents.push({ colour: first === undefined ? own : labOfHex(first), cover });
  }
  if (flake.sparks > 0) {
    const sparks = blankPlane(face);
    strewSpecks(sparks, face, {
      perSquareCentimetre: flake.sparks * amount,
      smallest: 0.12,
      largest: 0.5,
      seed: seed + 60,
    });
    const own: Lab = [lightness + 0.45 * (100 - lightness), a, b];
    accents.push({
      colour: first === undefined ? own : labOfHex(first),
      cover: sparks.map((spark) => 0.6 * spark),
    });
  }
  return {
    tone,
    warmth: stillClouds(face, drift),
    contrast: kind.contrast,
    accents,
  };
}

function wornPlaces(face: Face, share: number, size: number, seed: number): Plane {
  const still = blankPlane(face);
  addLayers(still, face, { across: size, gain: 0.75, seed, layers: 6, roughness: 0.62 });
  const eddies = turbulence(face, { millimetres: size, reach: size / 5, layers: 4, seed: seed + 8 });
  const least = 0.55 - share;
  return warp(still, eddies, face).map((worn) => 0.6 * ramp(least - 0.3, least + 0.6, worn));
}
