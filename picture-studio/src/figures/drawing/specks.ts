import { Dice } from './random.ts';
import type { Face, Plane } from './tile.ts';

export interface SpeckKind {
  perSquareCentimetre: number;
  /** Radius in millimetres; most specks are small. */
  smallest: number;
  largest: number;
  /** How much wider than high a speck is. */
  flat?: number;
  seed: number;
}

/** Strews round specks over a cover; each hides between half and all of its place. `where` (0 to 1) thins them out. */
export function strewSpecks(cover: Plane, face: Face, kind: SpeckKind, where?: Plane): void {
  const { size, grain, millimetres } = face;
  const mask = size - 1;
  const dice = new Dice(kind.seed);
  const count = Math.round(kind.perSquareCentimetre * (millimetres / 10) ** 2);
  const flat = Math.sqrt(kind.flat ?? 1);
  for (let speck = 0; speck < count; speck++) {
    const x = dice.next() * size;
    const y = dice.next() * size;
    const radius = (kind.smallest + (kind.largest - kind.smallest) * dice.next() ** 3) / grain;
    const ink = dice.between(0.5, 1);
    const chance = dice.next();
    if (where !== undefined && chance > (where[(y | 0) * size + (x | 0)] ?? 0)) continue;
    const wide = Math.max(0.8, radius * flat);
    const high = Math.max(0.8, radius / flat);
    // What is smaller than a pixel is paler instead.
    const shown = ink * Math.min(1, (radius * flat) / wide) * Math.min(1, radius / flat / high);
    if (shown < 0.01) continue;
    const soft = 0.8 / Math.min(wide, high);
    for (let row = Math.floor(y - high); row <= y + high; row++) {
      const dy = (row + 0.5 - y) / high;
      for (let column = Math.floor(x - wide); column <= x + wide; column++) {
        const dx = (column + 0.5 - x) / wide;
        const out = Math.sqrt(dx * dx + dy * dy);
        if (out >= 1) continue;
        const pixel = (row & mask) * size + (column & mask);
        const value = shown * Math.min(1, (1 - out) / soft);
        if (value > (cover[pixel] ?? 0)) cover[pixel] = value;
      }
    }
  }
}
