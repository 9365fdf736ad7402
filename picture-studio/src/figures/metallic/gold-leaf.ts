import { Random } from '../drawing/random.ts';
import type { Plane, Tile } from '../drawing/tile.ts';

/** Draws overlapping square leaves, each in its own tone, with a brighter line where two overlap. */
export function layGoldLeaf(tone: Plane, tile: Tile, width: number, seed: number): void {
  const { size } = tile;
  const count = Math.max(2, Math.round(tile.millimetres / width));
  const random = new Random(seed);
  const shades = Float32Array.from({ length: count * count }, () => 0.3 * random.bell());
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
