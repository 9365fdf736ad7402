import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import type { Dice } from '../drawing/random.ts';
import type { Face } from '../drawing/tile.ts';
import type { Veining } from './marbles.ts';
import { companionOf, type SharedBend, traceVein, type Vein } from './vein-path.ts';

/** Each family is a great vein with its forks and companions. */
export function traceFamilies(
  veining: Veining,
  { amount, scale, seed }: FigureRecipe,
  face: Face,
  dice: Dice,
): Vein[][] {
  const { veins, course } = veining;
  const { millimetres } = face;
  const bend = sharedBend(millimetres, seed);
  const count = Math.max(1, Math.round((veins.perSquareMetre * amount * (millimetres / 1000) ** 2) / scale));
  return Array.from({ length: count }, () => {
    const start = {
      x: dice.next() * millimetres,
      y: dice.next() * millimetres,
      length: millimetres * dice.between(0.45, 1.5),
      width: scale * veins.width * (0.35 + 1.3 * dice.next() ** 2),
      strength: veins.strength * dice.between(0.65, 1),
    };
    const family = traceVein(start, course, bend, dice);
    const [elder = []] = family;
    for (let companion = 0; companion < veins.companions; companion++) {
      family.push(companionOf(elder, dice.sign() * scale * dice.between(5, 42), dice));
    }
    return family;
  });
}

/** Fine cracks that cross the great veins. */
export function traceHairlines(
  { hairlines, course }: Veining,
  { amount, seed }: FigureRecipe,
  face: Face,
  dice: Dice,
): Vein[] {
  const { millimetres } = face;
  const bend = sharedBend(millimetres, seed);
  const count = Math.round(hairlines.perSquareMetre * amount * (millimetres / 1000) ** 2);
  return Array.from({ length: count }, () => {
    const crossing = { ...course, slant: course.slant + dice.sign() * dice.between(0.5, 1.3), forks: 1.2 };
    const start = {
      x: dice.next() * millimetres,
      y: dice.next() * millimetres,
      length: dice.between(90, 480),
      width: dice.between(0.5, 1.3),
      strength: hairlines.strength * dice.between(0.4, 1),
    };
    return traceVein(start, crossing, bend, dice);
  }).flat();
}

function sharedBend(millimetres: number, seed: number): SharedBend {
  const turn = (2 * Math.PI) / millimetres;
  const [one, two] = [(seed % 63) / 10, (seed % 57) / 9];
  return (x, y) => 0.3 * Math.sin(turn * (x + y) + one) + 0.22 * Math.sin(turn * (2 * x - y) + two);
}
