// @module-tag all
import { describe, expect, it } from 'vitest';
import { lightOf, PAPER, type Pixels } from '../photo/photo-colour.ts';
import { BLACK, frontLight, GRID, luminanceNear, luminanceOf } from './front-light.ts';
import { rectangle } from './quad.ts';
import { frontLevels, guessedPaper } from './white-light.ts';

const SIZE = 256;
const WHOLE = rectangle(0, 0, SIZE, SIZE);

/** Luminance of each pixel of a square photo. */
function photo(luminanceAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: SIZE * SIZE }, (_, at) =>
    luminanceAt((at % SIZE) + 0.5, Math.floor(at / SIZE) + 0.5),
  );
}

/** The light applied to the decor at a place of 0–1, on a front that covers the photo. */
function shadesOf(luminance: Float32Array): (x: number, y: number) => number {
  const { smoothing } = frontLight(luminance, SIZE, WHOLE);
  return (x, y) => shadeAt(luminance, smoothing, x, y);
}

function shadeAt(luminance: Float32Array, smoothing: Float32Array, x: number, y: number): number {
  const cell = Math.floor(y * GRID) * GRID + Math.floor(x * GRID);
  const seen = luminance[Math.floor(y * SIZE) * SIZE + Math.floor(x * SIZE)] ?? 0;
  return 2 ** ((smoothing[2 * cell] ?? 0) * Math.log2(seen + BLACK) + (smoothing[2 * cell + 1] ?? 0)) - BLACK;
}

describe('the light on a front', () => {
  it('ROOM-9 is that of the photo where the front is plain', () => {
    const even = shadesOf(photo(() => 0.4));
    const rising = shadesOf(photo((x) => 0.2 + (0.4 * x) / SIZE));
    for (const place of [0.05, 0.3, 0.5, 0.7, 0.95]) {
      expect(even(place, 0.5)).toBeCloseTo(0.4, 3);
      expect(rising(place, 0.5) / (0.2 + 0.4 * place)).toBeCloseTo(1, 1);
    }
  });

  it('ROOM-9 has little of the old grain', () => {
    const grained = shadesOf(photo((x) => 0.3 * (1 + 0.15 * Math.sin(x))));
    const shades = Array.from({ length: 60 }, (_, at) => grained(0.3 + at / 200, 0.5));
    expect(Math.max(...shades) / Math.min(...shades)).toBeLessThan(1.1);
  });

  it('ROOM-9 has the edge of a shadow and a handle', () => {
    const shadowed = shadesOf(photo((x) => (x < SIZE / 2 ? 0.5 : 0.1)));
    expect(shadowed(0.46, 0.5) / shadowed(0.54, 0.5)).toBeGreaterThan(4);
    const handled = shadesOf(photo((x) => (Math.abs(x - SIZE / 2) < 4 ? 0.03 : 0.5)));
    expect(handled(0.5, 0.5)).toBeLessThan(0.08);
  });

  it('ROOM-9 is read of the front alone', () => {
    const luminance = photo((x) => (x < 100 || x >= 200 ? 0.01 : 0.6));
    const { median, luminance: cells } = frontLight(luminance, SIZE, rectangle(100, 20, 200, 220));
    expect(median).toBeCloseTo(0.6, 3);
    expect(Math.min(...cells)).toBeCloseTo(0.6, 3);
  });

  it('ROOM-8 near a place is that of the front there, and the median where the place is on the front', () => {
    const luminance = photo((x) => x / SIZE);
    const front = rectangle(50, 50, 200, 200);
    const light = frontLight(luminance, SIZE, front);
    expect(luminanceNear(light, front, { x: 220, y: 120 })).toBeGreaterThan(0.72);
    expect(luminanceNear(light, front, { x: 30, y: 120 })).toBeLessThan(0.26);
    expect(luminanceNear(light, front, { x: 120, y: 120 })).toBe(light.median);
  });
});

describe('the level of light', () => {
  const PAPER_LIGHT = [0.8 * PAPER, 0.6 * PAPER, 0.4 * PAPER] as const;
  const front = (luminance: number, at = WHOLE) => ({
    quad: at,
    light: frontLight(
      photo(() => luminance),
      SIZE,
      at,
    ),
  });

  it('ROOM-8 is the paper’s, whatever the old front reflects', () => {
    for (const luminance of [0.05, 0.2, 0.7]) {
      const [level] = frontLevels([front(luminance)], PAPER_LIGHT, { x: 300, y: 100 });
      expect(level?.map((part) => part * luminance)).toEqual([
        expect.closeTo(0.8, 2),
        expect.closeTo(0.6, 2),
        expect.closeTo(0.4, 2),
      ]);
    }
  });

  it('ROOM-8 is the same for fronts of one material, so that those in the shadow stay in it', () => {
    const [bright, dim] = frontLevels([front(0.5), front(0.35)], PAPER_LIGHT, undefined);
    expect(dim).toEqual(bright);
  });

  it('ROOM-8 is found for each of two materials', () => {
    const [white, dark] = frontLevels([front(0.7), front(0.08)], PAPER_LIGHT, undefined);
    expect((dark?.[0] ?? 0) / (white?.[0] ?? 1)).toBeCloseTo(0.7 / 0.08, 1);
  });

  it('ROOM-8 is guessed by the brightest part of the photo that the camera could record', () => {
    const levels = Array.from({ length: 10_000 }, (_, at) => (at < 500 ? 255 : at < 1_500 ? 220 : 90));
    const data = Uint8ClampedArray.from(levels.flatMap((level) => [level, level, level, 255]));
    const pixels: Pixels = { data, width: 100, height: 100 };
    expect(guessedPaper(pixels).map((part) => Math.round(100 * part))).toEqual(
      [220, 220, 220].map((level) => Math.round(100 * lightOf(level))),
    );
    expect(luminanceOf(pixels)[9_999]).toBeCloseTo(lightOf(90), 4);
  });
});
