import { describe, expect, it } from 'vitest';
import { addTexel, bytesOf, textureOf } from './texture.ts';

/** Two columns of black and two of white. */
const stripes = textureOf({
  size: 4,
  millimetres: 1200,
  pixels: Uint8ClampedArray.from({ length: 48 }, (_, at) => (Math.floor(at / 3) % 4 < 2 ? 0 : 255)),
});

function lightAt(level: number, u: number, v: number): number {
  const sum = new Float32Array(3);
  const from = stripes.levels[level];
  if (from) addTexel(from, u, v, 1, sum, 0);
  return sum[1] ?? Number.NaN;
}

describe('textureOf', () => {
  it('halves in linear light down to the mean: half black, half white reflects half', () => {
    expect(stripes.levels.map(({ size }) => size)).toEqual([4, 2, 1]);
    expect([...stripes.mean]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5), expect.closeTo(0.5)]);
    expect(bytesOf(stripes)).toBe((16 + 4 + 1) * 6);
  });
});

describe('addTexel', () => {
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
