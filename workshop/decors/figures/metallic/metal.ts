import { type Lab, labOfHex } from 'catalogue/colour/lab';
import { stillClouds } from '../drawing/clouds.ts';
import type { Accent, Drawing } from '../drawing/drawing.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import type { Relief } from '../drawing/relief.ts';
import { strewSpecks } from '../drawing/specks.ts';
import { blankPlane, type Plane, scaled, type Tile } from '../drawing/tile.ts';
import type { Metal } from './metals.ts';
import { metalRelief } from './relief.ts';

/** Brushed metal or metal flakes in lacquer, worn or patinated in places. */
export function metal(kind: Metal, recipe: FigureRecipe, tile: Tile): Drawing {
  const { seed, scale, amount } = recipe;
  const { brush, flake, clouds, leaf } = kind;
  const size = clouds.size * scale;
  const tone = stillClouds(tile, {
    across: size,
    gain: clouds.depth,
    seed,
    octaves: 4,
    roughness: 0.55,
  });
  const { depth, length } = brush;
  addNoise(tone, tile, { across: 0.6, along: length, gain: 0.7 * depth, seed: seed + 10 });
  addNoise(tone, tile, { across: 0.9, along: 0.45 * length, gain: 0.5 * depth, seed: seed + 11 });
  addNoise(tone, tile, { across: 2.4, along: 1.7 * length, gain: 0.4 * depth, seed: seed + 12 });
  addNoise(tone, tile, { across: 13, along: 2.5 * length, gain: 0.25 * depth, seed: seed + 13 });
  addNoise(tone, tile, { across: 0.8, gain: flake.depth, seed: seed + 20 });
  addNoise(tone, tile, { across: 1.9, gain: 0.5 * flake.depth, seed: seed + 21 });
  if (leaf !== undefined) layGoldLeaf(tone, tile, leaf * scale, seed + 30);
  const { worn, ...relief } = metalRelief(kind, recipe, tile);
  shade(tone, relief, kind.shaded);
  const drift = { across: 200, along: 260, gain: kind.warmth, seed: seed + 40, octaves: 3 };
  const [lightness, a, b] = labOfHex(recipe.code);
  const [first] = recipe.accents;
  const accents: Accent[] = [];
  if (worn !== undefined) {
    const own: Lab = [lightness * 0.5, a * 0.8, b * 0.6];
    accents.push({ colour: first === undefined ? own : labOfHex(first), cover: worn });
  }
  if (flake.sparks > 0) {
    const sparks = blankPlane(tile);
    strewSpecks(sparks, tile, {
      perSquareCentimetre: flake.sparks * amount,
      smallest: 0.2,
      largest: 1.5,
      seed: seed + 60,
    });
    const own: Lab = [lightness + 0.45 * (100 - lightness), a, b];
    accents.push({
      colour: first === undefined ? own : labOfHex(first),
      cover: scaled(sparks, 0.8),
    });
  }
  return {
    tone,
    warmth: stillClouds(tile, drift),
    contrast: kind.contrast,
    accents,
  };
}

/** Lightens what leans towards the light from the upper left, most of all where it reflects the lamp itself. */
function shade(tone: Plane, { right, down, gloss }: Relief, depth: number): void {
  for (let pixel = 0; pixel < tone.length; pixel++) {
    const lit = 0.45 * (right[pixel] ?? 0) + 0.85 * (down[pixel] ?? 0);
    const lamp = Math.max(0, lit - 0.3);
    tone[pixel] = (tone[pixel] ?? 0) + depth * (gloss[pixel] ?? 0) * (lit + 2 * lamp * lamp);
  }
}

/** Draws overlapping square leaves, each in its own tone, with a brighter line where two overlap. */
function layGoldLeaf(tone: Plane, tile: Tile, width: number, seed: number): void {
  const { size } = tile;
  const count = Math.max(2, Math.round(tile.millimetres / width));
  const random = new Random(seed);
  const shades = Float32Array.from({ length: count * count }, () => 0.16 * random.bell());
  const askew = Float32Array.from({ length: count }, () => 0.06 * random.bell());
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const row = Math.floor(((y + 0.5) / size) * count);
      const u = ((x + 0.5) / size) * count + (askew[row] ?? 0) + count;
      const column = Math.floor(u) % count;
      const v = ((y + 0.5) / size) * count;
      const overlap = Math.min(u - Math.floor(u), v - row) < 0.035 ? 0.35 : 0;
      tone[pixel] = (tone[pixel] ?? 0) + (shades[row * count + column] ?? 0) + overlap;
    }
  }
}
