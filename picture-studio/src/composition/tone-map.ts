import { ROOM_LIGHT } from 'shared-contracts/image/room-light';
import { randomFrom } from './random.ts';

/** Light up to here is unchanged; brighter light approaches white without reaching it. Browsers that recolour a room do the same. */
const SHOULDER: number = ROOM_LIGHT.shoulder;
/** Steps of the table from light to levels. */
const STEPS = 16_384;
/** Amplitude of the dither in levels: without it, soft shadows on walls show banding. */
const DITHER = 0.5;

/** Units of a level in whole numbers. */
const [UNITS, UNITS_LOG2] = [64, 6];

/** sRGB levels, 0–255, in `UNITS`. */
const LEVELS = Uint16Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(UNITS * 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Dither in `UNITS`, the same in every picture, with what rounds to the nearest level. Its length is a prime that no row is a multiple of. */
const GRAIN = triangularNoise(65_521);

/**
 * Maps linear light to sRGB pixels. Unlike a filmic curve it dims all three channels equally, so that highlights keep
 * their hue and chroma, and changes only highlights.
 * @param shoulder light up to which nothing changes; 1 where nothing is brighter than white
 * @param first place of the first pixel in the picture
 * @param pixels where the levels are written; as long as `light`
 */
export function toneMap(
  light: Float32Array,
  { shoulder = SHOULDER, first = 0, pixels = new Uint8ClampedArray(light.length) } = {},
): Uint8ClampedArray {
  const table = dimmedFor(shoulder);
  for (let at = 0, place = first % GRAIN.length; at < light.length; at += 3, place++) {
    const red = light[at] ?? 0;
    const green = light[at + 1] ?? 0;
    const blue = light[at + 2] ?? 0;
    const brightest = Math.max(red, green, blue);
    const scale = brightest > shoulder ? (table[(brightest * DIM_STEPS) | 0] ?? STEPS) / brightest : STEPS;
    if (place === GRAIN.length) place = 0;
    const grain = GRAIN[place] ?? 0;
    pixels[at] = ((LEVELS[(red * scale) | 0] ?? 0) + grain) >> UNITS_LOG2;
    pixels[at + 1] = ((LEVELS[(green * scale) | 0] ?? 0) + grain) >> UNITS_LOG2;
    pixels[at + 2] = ((LEVELS[(blue * scale) | 0] ?? 0) + grain) >> UNITS_LOG2;
  }
  return pixels;
}

/** Steps of a light of 1 in the tables of dimmed light, and the brightest light in them. */
const DIM_STEPS = 2048;
const MOST_LIGHT = 6;

const tables = new Map<number, Float32Array>();

/** What each light is dimmed to, in `STEPS`. */
function dimmedFor(shoulder: number): Float32Array {
  const known = tables.get(shoulder);
  if (known) return known;
  const table = Float32Array.from({ length: MOST_LIGHT * DIM_STEPS }, (_, step) => {
    return STEPS * dimmed((step + 0.5) / DIM_STEPS, shoulder);
  });
  tables.set(shoulder, table);
  return table;
}

/** Brighter light than the shoulder approaches 1. */
function dimmed(light: number, shoulder: number): number {
  const rest = 1 - shoulder;
  return shoulder + rest * (1 - Math.exp((shoulder - light) / rest));
}

/** Triangular noise, the difference of two uniform ones, removes banding without visible grain. */
function triangularNoise(length: number): Int16Array {
  const random = randomFrom(1);
  return Int16Array.from({ length }, () => Math.round(UNITS * (0.5 + DITHER * (random() - random()))));
}
