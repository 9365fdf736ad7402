import { describe, expect, it } from 'vitest';
import { colourCorrection } from './colour-correction.ts';
import type { Lighting } from './lighting.ts';

const PIXELS = 20_000;

/** A laminate wall with light (three numbers) and reflections (one) given for each pixel. */
function wall(light: (pixel: number) => number[], black: (pixel: number) => number): Lighting {
  const layer = (value: (pixel: number, channel: number) => number) =>
    Uint16Array.from({ length: PIXELS * 3 }, (_, at) => value(Math.floor(at / 3), at % 3));
  return {
    width: PIXELS,
    height: 1,
    black: layer((pixel) => black(pixel)),
    lights: [layer((pixel, channel) => light(pixel)[channel] ?? 0)],
    map: new Uint8Array(PIXELS).fill(1),
    panels: [],
  };
}

describe('colourCorrection', () => {
  it('balances warm light to white at equal brightness', () => {
    const { balance } = colourCorrection(
      wall(
        () => [12_000, 10_000, 8_000],
        () => 0,
      ),
    );
    const [red, green, blue] = balance.map((gain, channel) => gain * ([12_000, 10_000, 8_000][channel] ?? 0));
    expect(green).toBeCloseTo(red ?? 0, 6);
    expect(blue).toBeCloseTo(red ?? 0, 6);
    expect(green).toBeCloseTo(0.2126 * 12_000 + 0.7152 * 10_000 + 0.0722 * 8_000, 6);
  });

  it('measures the haze that is everywhere, without the reflected window', () => {
    const isWindow = (pixel: number) => pixel % 2 === 0;
    const { haze } = colourCorrection(
      wall(
        () => [8_000, 8_000, 8_000],
        (pixel) => (isWindow(pixel) ? 20_000 : 300),
      ),
    );
    expect(haze).toBeCloseTo(0.8 * (300 / 8_000), 6);
  });

  it('corrects nothing without laminate', () => {
    const lighting = wall(
      () => [9, 8, 7],
      () => 5,
    );
    lighting.map.fill(0);
    expect(colourCorrection(lighting)).toEqual({ balance: [1, 1, 1], haze: 0 });
  });
});
