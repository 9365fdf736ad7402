import { describe, expect, it } from 'vitest';
import { addTexels, bytesOf, textureOf } from './texture.ts';

/** Two columns of black and two of white. */
const stripes = textureOf({
  size: 4,
  millimetres: 1200,
  pixels: Uint8ClampedArray.from({ length: 48 }, (_, at) => (Math.floor(at / 3) % 4 < 2 ? 0 : 255)),
});

function lightAt(level: number, u: number, v: number): number {
  const sum = new Float32Array(3);
  const from = stripes.levels[level];
  // Each pixel shows the same place.
  const toTexture = Float64Array.of(0, 0, u, 0, 0, v, 0, 0);
  const run = { toTexture, row: 0, left: 0, right: 1, samples: 1, stepU: 0, stepV: 0 };
  if (from) addTexels(from, run, 1, sum, 0);
  return sum[1] ?? Number.NaN;
}

describe('textureOf', () => {
  it('halves in linear light down to the mean: half black, half white reflects half', () => {
    expect(stripes.levels.map(({ size }) => size)).toEqual([4, 2, 1]);
    expect([...stripes.mean]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5), expect.closeTo(0.5)]);
    expect(bytesOf(stripes)).toBe((16 + 4 + 1) * 6);
  });
});

describe('addTexels', () => {
  it('interpolates between the centres of pixels', () => {
    expect(lightAt(0, 0.125, 0.5)).toBeCloseTo(0);
    expect(lightAt(0, 0.875, 0.5)).toBeCloseTo(1);
    expect(lightAt(0, 0.5, 0.5)).toBeCloseTo(0.5);
  });

  it('is seamless', () => {
    expect(lightAt(0, 1.125, 0.5)).toBeCloseTo(lightAt(0, 0.125, 0.5));
    expect(lightAt(0, -0.125, -7)).toBeCloseTo(lightAt(0, 0.875, 0));
    expect(lightAt(0, 1, 0.5)).toBeCloseTo(0.5);
  });
});
