import { describe, expect, it } from 'vitest';
import { canBePaper, codeOfLight, lightAt, type Pixels, type Point } from './photo-colour.ts';

/** A photo in which the pixel at column and row has the colour `rrggbb`, or none where it is transparent. */
function photo(width: number, height: number, colourAt: (column: number, row: number) => string | undefined) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(pixel % width, Math.floor(pixel / width));
    if (!colour) continue;
    const code = Number.parseInt(colour, 16);
    data.set([(code >> 16) & 255, (code >> 8) & 255, code & 255, 255], pixel * 4);
  }
  return { data, width, height };
}

const CENTRE = { x: 0.5, y: 0.5 };

/** The code at a place that has a colour. */
function codeAt(pixels: Pixels, place: Point): string | undefined {
  const light = lightAt(pixels, place);
  return light && codeOfLight(light);
}

describe('the colour at a point of a photo', () => {
  it.each(['000000', 'ffffff', '8b6b42', '056f7c', '010203'])('MATCH-3 is %s where all around is', (code) => {
    const plain = photo(40, 30, () => code);
    expect(codeAt(plain, CENTRE)).toBe(code);
  });

  it('MATCH-3 is the mean of the light, not of the levels: black and white in equal parts make bcbcbc', () => {
    const striped = photo(400, 400, (column) => (column % 2 === 0 ? 'ffffff' : '000000'));
    const [red, green, blue] = lightAt(striped, CENTRE) ?? [];
    expect(red).toBeCloseTo(0.5, 1);
    expect([green, blue]).toEqual([red, red]);
    expect(codeOfLight([0.5, 0.5, 0.5])).toBe('bcbcbc');
  });

  it('MATCH-3 is of its neighbourhood alone, and has a neighbourhood in the corners too', () => {
    const halves = photo(100, 100, (column) => (column < 50 ? '8b6b42' : 'ff0000'));
    expect(codeAt(halves, { x: 0.2, y: 0.5 })).toBe('8b6b42');
    for (const x of [0, 1]) {
      expect(codeAt(halves, { x, y: x })).toBe(x ? 'ff0000' : '8b6b42');
    }
  });

  it('MATCH-13 is of what is not transparent, and none where all is', () => {
    const cutOut = photo(100, 100, (column) => (column < 50 ? '8b6b42' : undefined));
    expect(codeAt(cutOut, { x: 0.5, y: 0.5 })).toBe('8b6b42');
    expect(codeAt(cutOut, { x: 0.9, y: 0.5 })).toBeUndefined();
  });

  it('MATCH-11 is freed from the cast of a lamp by white paper', () => {
    const [LAMP, WOOD] = [
      [1, 0.78, 0.5],
      [0.25, 0.15, 0.06],
    ] as const;
    const under = (red: number, green: number, blue: number) =>
      [red * LAMP[0], green * LAMP[1], blue * LAMP[2]] as const;
    const inDaylight = codeOfLight(WOOD);
    const paper = under(0.87, 0.87, 0.87);
    expect(codeOfLight(under(...WOOD))).not.toBe(inDaylight);
    expect(codeOfLight(under(...WOOD), paper)).toBe(inDaylight);
    expect(codeOfLight([1, 1, 1], [0.5, 0.5, 0.5])).toBe('ffffff');
  });

  it('MATCH-11 is no white paper where it is dark', () => {
    expect(canBePaper([0.6, 0.5, 0.3])).toBe(true);
    expect(canBePaper([0.3, 0.2, 0.05])).toBe(false);
  });
});
