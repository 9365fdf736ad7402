import { Random } from '../drawing/random.ts';
import type { Plane, Tile } from '../drawing/tile.ts';
import type { Species } from './species.ts';

/** A knot, in millimetres from the tile's upper left corner. */
export interface Knot {
  x: number;
  y: number;
  radius: number;
  /** Length relative to width. */
  oval: number;
}

export function strewKnots(tile: Tile, { knots }: Species, amount: number, seed: number): Knot[] {
  if (knots === undefined) return [];
  const random = new Random(seed);
  const { millimetres } = tile;
  const count = Math.round(knots.perSquareMetre * amount * (millimetres / 1000) ** 2);
  return Array.from({ length: count }, () => ({
    x: random.next() * millimetres,
    y: random.next() * millimetres,
    radius: knots.largest * (0.3 + 0.7 * random.next() ** 2),
    oval: random.between(1.05, 1.5),
  }));
}

/** Bends the fibres around a knot, by adding to the shift that `sway` takes. */
export function partFibres(shift: Plane, tile: Tile, knot: Knot): void {
  const wide = 2.1 * knot.radius;
  const long = 3.4 * knot.radius;
  forPlacesRound(tile, knot, 3 * wide, 2.5 * long, (pixel, dx, dy) => {
    const pull = 0.93 * Math.exp(-((dx / wide) ** 2) - (dy / long) ** 2);
    shift[pixel] = (shift[pixel] ?? 0) - dx * pull;
  });
}

/** Draws a knot: its rings, a dark rim of bark, and a shadow in the surrounding wood. */
export function drawKnot(tone: Plane, warmth: Plane, tile: Tile, knot: Knot): void {
  const { radius, oval } = knot;
  forPlacesRound(tile, knot, 3 * radius, 4 * radius, (pixel, dx, dy) => {
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

/** Visits the pixels within `wide` and `long` millimetres of a knot, wrapped around the tile. */
function forPlacesRound(
  { size, grain }: Tile,
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
