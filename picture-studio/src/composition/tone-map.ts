import { ROOM_LIGHT } from 'shared-contracts/image/room-light';
import { randomFrom } from '../figures/drawing/random.ts';

/** Light up to here is unchanged; brighter light approaches white without reaching it. Browsers that recolour a room do the same. */
const SHOULDER: number = ROOM_LIGHT.shoulder;
/** Steps of the table from light to levels. */
const STEPS = 16_384;
/** Amplitude of the dither in levels: without it, soft shadows on walls show banding. */
const DITHER = 0.5;

/** sRGB levels, 0–255 with fractions. */
const LEVELS = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
});

/** Dither, the same in every picture. Its length is a prime that no row is a multiple of. */
const GRAIN = triangularNoise(65_521);

/**
 * Maps linear light to sRGB pixels. Unlike a filmic curve it dims all three channels equally, so that highlights keep
 * their hue and chroma, and changes only highlights.
 * @param shoulder light up to which nothing changes; 1 where nothing is brighter than white
 * @param pixels where the levels are written; as long as `light`
 */
export function toneMap(
  light: Float32Array,
  { shoulder = SHOULDER, pixels = new Uint8ClampedArray(light.length) } = {},
): Uint8ClampedArray {
  for (let at = 0, place = 0; at < light.length; at += 3, place++) {
    const red = light[at] ?? 0;
    const green = light[at + 1] ?? 0;
    const blue = light[at + 2] ?? 0;
    const brightest = Math.max(red, green, blue);
    const scale = STEPS * (brightest > shoulder ? dimmed(brightest, shoulder) / brightest : 1);
    if (place === GRAIN.length) place = 0;
    const grain = GRAIN[place] ?? 0;
    pixels[at] = (LEVELS[(red * scale) | 0] ?? 0) + grain;
    pixels[at + 1] = (LEVELS[(green * scale) | 0] ?? 0) + grain;
    pixels[at + 2] = (LEVELS[(blue * scale) | 0] ?? 0) + grain;
  }
  return pixels;
}

function dimmed(light: number, shoulder: number): number {
  const rest = 1 - shoulder;
  return shoulder + rest * (1 - Math.exp((shoulder - light) / rest));
}

/** Triangular noise, the difference of two uniform ones, removes banding without visible grain. */
function triangularNoise(length: number): Float32Array {
  const random = randomFrom(1);
  return Float32Array.from({ length }, () => DITHER * (random() - random()));
}
