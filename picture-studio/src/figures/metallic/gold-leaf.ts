import { Dice } from '../drawing/random.ts';
import type { Face, Plane } from '../drawing/tile.ts';

/** Lays square leaves edge over edge: each its own tone, a brighter line where two overlap. */
export function layGoldLeaf(tone: Plane, face: Face, width: number, seed: number): void {
  const { size } = face;
  const count = Math.max(2, Math.round(face.millimetres / width));
  const dice = new Dice(seed);
  const shades = Float32Array.from({ length: count * count }, () => 0.3 * dice.bell());
  const askew = Float32Array.from({ length: count }, () => 0.06 * dice.bell());
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
