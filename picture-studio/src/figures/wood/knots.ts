import { Dice } from '../drawing/random.ts';
import type { Face, Plane } from '../drawing/tile.ts';
import type { Species } from './species.ts';

/** Where a branch left the trunk. In millimetres from the face's upper left corner. */
export interface Knot {
  x: number;
  y: number;
  radius: number;
  /** How much longer than wide it was cut. */
  oval: number;
}

export function strewKnots(face: Face, { knots }: Species, amount: number, seed: number): Knot[] {
  if (knots === undefined) return [];
  const dice = new Dice(seed);
  const { millimetres } = face;
  const count = Math.round(knots.perSquareMetre * amount * (millimetres / 1000) ** 2);
  return Array.from({ length: count }, () => ({
    x: dice.next() * millimetres,
    y: dice.next() * millimetres,
    radius: knots.largest * (0.3 + 0.7 * dice.next() ** 2),
    oval: dice.between(1.05, 1.5),
  }));
}

/** Parts the fibres round a knot: to be added to the shift that `sway` takes. */
export function partFibres(shift: Plane, face: Face, knot: Knot): void {
  const wide = 2.1 * knot.radius;
  const long = 3.4 * knot.radius;
  forPlacesRound(face, knot, 3 * wide, 2.5 * long, (pixel, dx, dy) => {
    const pull = 0.93 * Math.exp(-((dx / wide) ** 2) - (dy / long) ** 2);
    shift[pixel] = (shift[pixel] ?? 0) - dx * pull;
  });
}

/** Draws the branch itself: its own rings, a dark rim of bark, and shadow in the wood about it. */
export function drawKnot(tone: Plane, warmth: Plane, face: Face, knot: Knot): void {
  const { radius, oval } = knot;
  forPlacesRound(face, knot, 3 * radius, 4 * radius, (pixel, dx, dy) => {
    const angle = Math.atan2(dy, dx);
    const uneven = 1 + 0.07 * Math.sin(3 * angle + knot.x) + 0.04 * Math.sin(7 * angle + knot.y);
    const out = Math.hypot(dx, dy / oval) / (radius * uneven);
    const within = tone[pixel] ?? 0;
    if (out < 1) {
      const ring = 0.22 * Math.sin(out * radius * 2.6 + 2 * Math.sin(angle + knot.y));
      const rim = Math.exp(-(((1 - out) / 0.13) ** 2));
      const inside = Math.min(1, (1 - out) / 0.06);
      tone[pixel] = within + inside * (0.25 * within - 0.45 + ring - 0.75 * rim - within);
      warmth[pixel] = (warmth[pixel] ?? 0) + 0.9 * inside;
    } else {
      tone[pixel] = within - 0.5 * Math.exp(-((out - 1) / 0.35));
      warmth[pixel] = (warmth[pixel] ?? 0) + 0.5 * Math.exp(-((out - 1) / 0.6));
    }
  });
}

/** Visits the pixels within `wide` and `long` millimetres of a knot, over the edges too. */
function forPlacesRound(
  { size, grain }: Face,
  knot: Knot,
  wide: number,
  long: number,
  visit: (pixel: number, dx: number, dy: number) => void,
): void {
  const [columns, rows] = [Math.ceil(wide / grain), Math.ceil(long / grain)];
  const [middleX, middleY] = [Math.round(knot.x / grain), Math.round(knot.y / grain)];
  for (let row = -rows; row <= rows; row++) {
    const line = ((middleY + row + 2 * size) & (size - 1)) * size;
    for (let column = -columns; column <= columns; column++) {
      visit(line + ((middleX + column + 2 * size) & (size - 1)), column * grain, row * grain);
    }
  }
}
