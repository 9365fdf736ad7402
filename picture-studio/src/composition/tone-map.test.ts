import { describe, expect, it } from 'vitest';
import { toneMap } from './tone-map.ts';

/** The mean of many equal pixels, which averages the dither out. */
function levelsOf(light: readonly [number, number, number], shoulder?: number): number[] {
  const pixels = 4096;
  const developed = toneMap(
    Float32Array.from({ length: pixels * 3 }, (_, at) => light[at % 3] ?? 0),
    shoulder === undefined ? {} : { shoulder },
  );
  const sums = [0, 0, 0];
  developed.forEach((level, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + level;
  });
  return sums.map((sum) => sum / pixels);
}

describe('toneMap', () => {
  it.each([
    [0.0144438, 32],
    [0.2158605, 128],
    [0.6583748, 212],
  ])('shows a light of %d as the sRGB level %d', (light, level) => {
    for (const shown of levelsOf([light, light, light])) expect(shown).toBeCloseTo(level, 0);
  });

  it('keeps the ratios of the channels of a colour brighter than white', () => {
    const lightOf = (level = 0) => ((level / 255 + 0.055) / 1.055) ** 2.4;
    const [red, green, blue] = levelsOf([2, 1, 0.5]).map(lightOf);
    expect(red).toBeGreaterThan(0.95);
    expect((green ?? 0) / (red ?? 1)).toBeCloseTo(0.5, 2);
    expect((blue ?? 0) / (red ?? 1)).toBeCloseTo(0.25, 2);
  });

  it('is monotonic', () => {
    const levels = Array.from({ length: 40 }, (_, at) => levelsOf([at / 10, at / 10, at / 10])[0] ?? 0);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  it('maps white to white without a shoulder', () => {
    expect(levelsOf([1, 1, 1], 1)[0]).toBeGreaterThan(254);
  });

  it('dithers by less than a level, the same each time', () => {
    const light = new Float32Array(3000).fill(0.21);
    const pixels = toneMap(light);
    expect(Math.max(...pixels) - Math.min(...pixels)).toBe(1);
    expect(toneMap(light)).toEqual(pixels);
  });
});
