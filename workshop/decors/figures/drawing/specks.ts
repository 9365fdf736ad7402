import { Random } from './random.ts';
import type { Plane, Tile } from './tile.ts';

export interface SpeckKind {
  perSquareCentimetre: number;
  /** Radius in millimetres; most specks are small. */
  smallest: number;
  largest: number;
  /** Width of a speck relative to its height. */
  flat?: number;
  seed: number;
}

/**
 * Scatters round specks over a cover, each with an opacity of 0.5 to 1. `where` (0 to 1) is the probability that a speck
 * is drawn at a pixel.
 */
export function strewSpecks(cover: Plane, tile: Tile, kind: SpeckKind, where?: Plane): void {
  const { size, grain, millimetres } = tile;
  const mask = size - 1;
  const random = new Random(kind.seed);
  const count = Math.round(kind.perSquareCentimetre * (millimetres / 10) ** 2);
  const flat = Math.sqrt(kind.flat ?? 1);
  for (let speck = 0; speck < count; speck++) {
    const x = random.next() * size;
    const y = random.next() * size;
    const radius = (kind.smallest + (kind.largest - kind.smallest) * random.next() ** 3) / grain;
    const ink = random.between(0.5, 1);
    const chance = random.next();
    if (where !== undefined && chance > (where[(y | 0) * size + (x | 0)] ?? 0)) continue;
    const wide = Math.max(0.8, radius * flat);
    const high = Math.max(0.8, radius / flat);
    // Specks smaller than a pixel are drawn paler instead.
    const shown = ink * Math.min(1, (radius * flat) / wide) * Math.min(1, radius / flat / high);
    if (shown < 0.01) continue;
    const soft = 0.8 / Math.min(wide, high);
    for (let row = Math.floor(y - high); row <= y + high; row++) {
      const dy = (row + 0.5 - y) / high;
      for (let column = Math.floor(x - wide); column <= x + wide; column++) {
        const dx = (column + 0.5 - x) / wide;
        const squared = dx * dx + dy * dy;
        if (squared >= 1) continue;
        const pixel = (row & mask) * size + (column & mask);
        const value = shown * Math.min(1, (1 - Math.sqrt(squared)) / soft);
        if (value > (cover[pixel] ?? 0)) cover[pixel] = value;
      }
    }
  }
}
