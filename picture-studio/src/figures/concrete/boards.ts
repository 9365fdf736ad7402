import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';

/** Draws the imprint of formwork boards: each in its own tone and grain, with a fine ridge between two. */
export function markBoards(
  tone: Plane,
  tile: Tile,
  boards: NonNullable<Concrete['boards']>,
  { seed, scale }: FigureRecipe,
): void {
  const { size, grain } = tile;
  const random = new Random(seed + 60);
  const count = Math.max(2, Math.round(tile.millimetres / (boards.width * scale)));
  const width = tile.millimetres / count;
  const shades = Array.from({ length: count }, () => boards.depth * random.bell());
  const printed = blankPlane(tile);
  addNoise(printed, tile, { across: 2.2, along: 500, gain: boards.grain, seed: seed + 61 });
  addNoise(printed, tile, { across: 9, along: 700, gain: 0.8 * boards.grain, seed: seed + 62 });
  addNoise(printed, tile, { across: 120, along: 40, gain: 0.5 * boards.depth, seed: seed + 63 });
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const across = (x + 0.5) * grain;
      const board = Math.floor(across / width);
      const aside = across - board * width;
      const fromJoint = Math.min(aside, width - aside);
      const ridge = Math.exp(-((fromJoint / 1.3) ** 2)) - 0.45 * Math.exp(-((fromJoint - 4) ** 2) / 10);
      const soft = Math.min(1, fromJoint / 5);
      tone[pixel] =
        (tone[pixel] ?? 0) + (printed[pixel] ?? 0) + soft * (shades[board] ?? 0) - boards.depth * 1.3 * ridge;
    }
  }
}
