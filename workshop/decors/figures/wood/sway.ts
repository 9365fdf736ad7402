import type { Plane, Tile } from '../drawing/tile.ts';

/** Shifts each pixel of a plane sideways by `shift` millimetres, so that straight lines follow the fibres. */
export function sway(plane: Plane, shift: Plane, tile: Tile): Plane {
  const { size, grain } = tile;
  const mask = size - 1;
  const swayed = new Float32Array(plane.length);
  for (let y = 0, pixel = 0; y < size; y++) {
    const row = y * size;
    for (let x = 0; x < size; x++, pixel++) {
      const from = x + size + (shift[pixel] ?? 0) / grain;
      const left = Math.floor(from);
      const part = from - left;
      const a = plane[row + ((left - 1) & mask)] ?? 0;
      const b = plane[row + (left & mask)] ?? 0;
      const c = plane[row + ((left + 1) & mask)] ?? 0;
      const d = plane[row + ((left + 2) & mask)] ?? 0;
      // Catmull-Rom interpolation: linear interpolation would blur fine fibres.
      swayed[pixel] =
        b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
    }
  }
  return swayed;
}
