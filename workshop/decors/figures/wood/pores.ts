import { Random } from '../drawing/random.ts';
import type { Plane, Tile } from '../drawing/tile.ts';
import type { Species } from './species.ts';

/** Pixels per width of a pore. */
const COARSEST = 8;

/** Draws the pores: fine dashes along the grain, most of them in the dark earlywood. */
export function cutPores(tone: Plane, tile: Tile, { pores }: Species, seed: number): void {
  const { size, grain, millimetres } = tile;
  const random = new Random(seed);
  // Pores far smaller than a pixel are only noise: a few deeper ones look the same.
  const each = Math.max(1, (grain / (COARSEST * pores.width)) ** 2);
  const count = Math.round((pores.perSquareCentimetre * (millimetres / 10) ** 2) / each);
  const depth = pores.depth * Math.min(1, (pores.width * Math.sqrt(each)) / grain);
  for (let pore = 0; pore < count; pore++) {
    const left = random.next() * size;
    const top = Math.floor(random.next() * size);
    const length = Math.max(1, (pores.longest * (0.15 + 0.85 * random.next() ** 2)) / grain);
    const deep = depth * random.between(0.4, 1);
    const chance = random.next();
    const column = Math.floor(left);
    const dark = -(tone[top * size + column] ?? 0);
    if (chance > 1 - pores.inSpring * (1 - Math.min(1, Math.max(0, 0.5 + 1.6 * dark)))) continue;
    dash(tone, size, left, top, length, deep);
  }
}

/** A vertical line one pixel wide, tapered at both ends and antialiased between two columns. */
function dash(tone: Plane, size: number, left: number, top: number, length: number, deep: number): void {
  const column = Math.floor(left);
  const next = (column + 1) & (size - 1);
  const aside = left - column;
  const rows = Math.ceil(length);
  for (let step = 0; step < rows; step++) {
    const row = ((top + step) & (size - 1)) * size;
    const part = (step + 0.5) / rows;
    const ink = deep * Math.min(1, 5 * Math.min(part, 1 - part)) * Math.min(1, length - step);
    tone[row + column] = (tone[row + column] ?? 0) - ink * (1 - aside);
    tone[row + next] = (tone[row + next] ?? 0) - ink * aside;
  }
}
