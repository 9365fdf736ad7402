import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import type { Random } from '../drawing/random.ts';
import type { Tile } from '../drawing/tile.ts';
import type { Veining } from './marbles.ts';
import { companionOf, type SharedBend, traceVein, type Vein } from './vein-path.ts';

/** Draws vein families, each a main vein with its forks and parallel veins. */
export function traceFamilies(
  veining: Veining,
  { amount, scale, seed }: FigureRecipe,
  tile: Tile,
  random: Random,
): Vein[][] {
  const { veins, course } = veining;
  const { millimetres } = tile;
  const bend = sharedBend(millimetres, seed);
  const count = Math.max(1, Math.round((veins.perSquareMetre * amount * (millimetres / 1000) ** 2) / scale));
  return Array.from({ length: count }, () => {
    const start = {
      x: random.next() * millimetres,
      y: random.next() * millimetres,
      length: millimetres * random.between(0.45, 1.5),
      width: scale * veins.width * (0.35 + 1.3 * random.next() ** 2),
      strength: veins.strength * random.between(0.65, 1),
    };
    const family = traceVein(start, course, bend, random);
    const [elder = []] = family;
    for (let companion = 0; companion < veins.companions; companion++) {
      family.push(companionOf(elder, random.sign() * scale * random.between(5, 42), random));
    }
    return family;
  });
}

/** Fine cracks across the main veins. */
export function traceHairlines(
  { hairlines, course }: Veining,
  { amount, seed }: FigureRecipe,
  tile: Tile,
  random: Random,
): Vein[] {
  const { millimetres } = tile;
  const bend = sharedBend(millimetres, seed);
  const count = Math.round(hairlines.perSquareMetre * amount * (millimetres / 1000) ** 2);
  return Array.from({ length: count }, () => {
    const crossing = {
      ...course,
      slant: course.slant + random.sign() * random.between(0.5, 1.3),
      forks: 1.2,
    };
    const start = {
      x: random.next() * millimetres,
      y: random.next() * millimetres,
      length: random.between(90, 480),
      width: random.between(0.5, 1.3),
      strength: hairlines.strength * random.between(0.4, 1),
    };
    return traceVein(start, crossing, bend, random);
  }).flat();
}

function sharedBend(millimetres: number, seed: number): SharedBend {
  const turn = (2 * Math.PI) / millimetres;
  const [one, two] = [(seed % 63) / 10, (seed % 57) / 9];
  return (x, y) => 0.3 * Math.sin(turn * (x + y) + one) + 0.22 * Math.sin(turn * (2 * x - y) + two);
}
