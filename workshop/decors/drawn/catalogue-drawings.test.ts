import { createHash } from 'node:crypto';
import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex, labOfRgb } from 'catalogue/colour/lab';
import { LIGHT_OF_BYTE, levelOfLight } from 'catalogue/colour/srgb-light';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DecorTexture, decorTexture } from '../figures/decor-texture.ts';
import { drawnColours } from './catalogue-tiles.ts';
import { type DrawnColour, recipeOf } from './recipe.ts';

const colours = [...new Map(drawnColours().map((each) => [each.colour_name, each])).values()];

interface Measured {
  decor: DrawnColour;
  bytes: string;
  /** CIEDE2000 between the mean of all light and the colour's code. */
  offCode: number;
  /** How much more the face differs across its seams than across any line within. */
  seam: number;
}

function measure(decor: DrawnColour): Measured {
  const texture = decorTexture(recipeOf({ ...decor, category: '1.5mm Acrylic' }), 512);
  return {
    decor,
    bytes: createHash('sha256').update(texture.pixels).digest('hex'),
    offCode: deltaE2000(labOfHex(decor.code), meanOf(texture)),
    seam: seamOf(texture),
  };
}


function meanOf({ pixels }: DecorTexture) {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    sums[0] += LIGHT_OF_BYTE[pixels[at] ?? 0] ?? 0;
    sums[1] += LIGHT_OF_BYTE[pixels[at + 1] ?? 0] ?? 0;
    sums[2] += LIGHT_OF_BYTE[pixels[at + 2] ?? 0] ?? 0;
  }
  const level = (sum: number) => levelOfLight((3 * sum) / pixels.length);
  return labOfRgb([level(sums[0]), level(sums[1]), level(sums[2])]);
}

/** Mean difference of green between each row (or column) and the one `apart` before it; the first is compared with the last. */
function steps({ size, pixels }: DecorTexture, direction: 'down' | 'right', apart = 1): number[] {
  const green = (line: number, place: number) =>
    pixels[3 * (direction === 'down' ? line * size + place : place * size + line) + 1] ?? 0;
  return Array.from({ length: size }, (_, line) => {
    const before = (line + size - apart) % size;
    let sum = 0;
    for (let place = 0; place < size; place++) sum += Math.abs(green(line, place) - green(before, place));
    return sum / size;
  });
}

function seamOf(texture: DecorTexture): number {
  const beyond = ([seam = 0, ...within]: number[]) => seam / Math.max(...within);
  return Math.max(beyond(steps(texture, 'down')), beyond(steps(texture, 'right')));
}

/** The mean green of each of 32 × 32 squares. */
function thumbnail({ size, pixels }: DecorTexture): number[] {
  const side = size / 32;
  const sums = Array.from({ length: 32 * 32 }, () => 0);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const square = Math.floor(y / side) * 32 + Math.floor(x / side);
      sums[square] = (sums[square] ?? 0) + (pixels[3 * (y * size + x) + 1] ?? 0) / side ** 2;
    }
  }
  return sums;
}

/** Pearson's correlation: 1 for the same picture, about 0 for any other. */
function likeness(one: number[], other: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = (values: number[]) => {
    const middle = mean(values);
    return values.map((value) => value - middle);
  };
  const [a, b] = [centred(one), centred(other)];
  const dot = (left: number[], right: number[]) => mean(left.map((value, at) => value * (right[at] ?? 0)));
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

const namesOf = (found: readonly Measured[]) => found.map(({ decor }) => decor.colour_name);

describe('decorTexture of every colour', () => {
  let measured: Measured[];
  beforeAll(() => {
    measured = colours.map(measure);
  }, 240_000);

  it('has a mean within CIEDE2000 1 of the code for plain colours, and 6 for figures', () => {
    const isPlain = ({ decor }: Measured) => decor.type === 'Solid' || decor.type === 'Pastel';
    expect(namesOf(measured.filter((each) => each.offCode > (isPlain(each) ? 1 : 6)))).toEqual([]);
  });

  it('is seamless', () => {
    expect(namesOf(measured.filter(({ seam }) => seam > 1.02))).toEqual([]);
  });

  it('draws each colour differently', () => {
    expect(measured.length).toBeGreaterThanOrEqual(colours.length);
    expect(new Set(measured.map(({ bytes }) => bytes)).size).toBe(measured.length);
  });
});

describe('decorTexture', () => {
  it.each([
    'Amaltas',
    'Malabar Teak',
    'Makrana Veil',
    'Hampi Boulder',
    'Kutch Linen',
    'Molela Clay',
    'Lac Red',
  ])('draws %s with the same bytes each time', (name) => {
    const decor = colours.find(({ colour_name }) => colour_name === name);
    if (decor === undefined) throw new Error(`There is no ${name}.`);
    expect(measure(decor).bytes).toBe(measure(decor).bytes);
  });

  it('draws a faint texture on plain colours', () => {
    const [solid] = colours.filter(({ type }) => type === 'Solid');
    if (solid === undefined) throw new Error('There is no solid.');
    const { pixels } = decorTexture(recipeOf(solid), 512);
    const green = pixels.filter((_, at) => at % 3 === 1);
    expect(new Set(green).size).toBeGreaterThan(2);
    expect(Math.max(...green.slice(0, 50_000)) - Math.min(...green.slice(0, 50_000))).toBeLessThan(14);
  });

  it.each([
    ['Malabar Teak', 1300],
    ['Makrana Veil', 1600],
    ['Molela Clay', 1600],
  ])('draws the same detail of %s at every size', (name, millimetres) => {
    const [decor] = colours.filter(({ colour_name }) => colour_name === name);
    if (decor === undefined) throw new Error(`There is no ${name}.`);
    const recipe = recipeOf({ ...decor, category: '1.5mm Acrylic' });
    const [small, large] = [decorTexture(recipe, 512), decorTexture(recipe, 1024)];
    expect([small.millimetres, large.millimetres]).toEqual([millimetres, millimetres]);
    expect(large.pixels).toHaveLength(1024 * 1024 * 3);
    expect(likeness(thumbnail(small), thumbnail(large))).toBeGreaterThan(0.9);
  });

  it('draws vertical grain on fluted panels', () => {
    const crooked = drawnColours()
      .filter(({ category, type }) => category === 'Fluted Panel' && type === 'Wood Grain')
      .filter((decor) => {
        const texture = decorTexture(recipeOf(decor), 512);
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        return mean(steps(texture, 'right', 10)) < 1.5 * mean(steps(texture, 'down', 10));
      });
    expect(crooked.map(({ colour_name }) => colour_name)).toEqual([]);
  }, 60_000);
});
