import { describe, expect, it } from 'vitest';
import { addNoise } from './gradient-noise.ts';
import { blankPlane, tileOf } from './tile.ts';

const tile = tileOf(128, 128);

/** The largest difference between a pixel and its neighbour `apart` further on, across the edges of the tile, too. */
function steepest(across: number, along: number): { right: number; down: number } {
  const plane = blankPlane(tile);
  addNoise(plane, tile, { across, along, gain: 1, seed: 7 });
  const at = (x: number, y: number) => plane[(y % tile.size) * tile.size + (x % tile.size)] ?? Number.NaN;
  let [right, down] = [0, 0];
  for (let y = 0; y < tile.size; y++) {
    for (let x = 0; x < tile.size; x++) {
      right = Math.max(right, Math.abs(at(x + 1, y) - at(x, y)));
      down = Math.max(down, Math.abs(at(x, y + 1) - at(x, y)));
    }
  }
  return { right, down };
}

describe('addNoise', () => {
  // Cells of an even and of an odd number of lines, wider and narrower than they are long.
  it.each([
    [32, 32],
    [18.3, 14.2],
    [64, 16],
    [16, 128],
  ])('PIC-101 has no seam in cells of %d by %d pixels, nor at the edges of the tile', (across, along) => {
    const { right, down } = steepest(across, along);
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThan(4.5 / across);
    expect(down).toBeLessThan(4.5 / along);
  });

  it('PIC-101 fades out where its cells are smaller than a pixel', () => {
    expect(steepest(0.5, 64)).toEqual({ right: 0, down: 0 });
  });
});
