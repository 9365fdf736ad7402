import { labOfHex } from 'catalogue/colour/lab';
import { levelOfLight } from 'catalogue/colour/srgb-light';
import type { Drawing } from './drawing/drawing.ts';
import type { FigureRecipe } from './drawing/figure-recipe.ts';
import { randomFrom } from '../../../picture-studio/src/composition/random.ts';
import type { Plane, Tile } from './drawing/tile.ts';
import { LAST, lightOf, MIDDLE, STEPS_PER_TONE, toneScale } from './tone-scale.ts';

type Light = readonly number[];

/** A drawing with its colours in linear light. */
interface Painted {
  tone: Plane;
  warmth: Plane | undefined;
  palette: Float32Array;
  accents: readonly { cover: Plane; light: Light }[];
}

/** Paints a drawing, so that its mean in linear light is the recipe's code or close to it. */
export function paint(drawing: Drawing, { code, contrast }: FigureRecipe, { size }: Tile): Uint8ClampedArray {
  const ground = labOfHex(code);
  const painted: Painted = {
    tone: drawing.tone,
    warmth: drawing.warmth,
    palette: toneScale(ground, drawing.contrast * contrast),
    accents: drawing.accents.map(({ colour, cover }) => ({ cover, light: lightOf(colour) })),
  };
  const gain = gainTowards(lightOf(ground), painted, size);
  const pixels = new Uint8Array(size * size * 3);
  if (painted.accents.length === 0 && painted.warmth === undefined) printTones(pixels, painted, size, gain);
  else printRows(pixels, painted, size, gain);
  return new Uint8ClampedArray(pixels.buffer);
}

/** Relative gain of red light at warmth 1. Blue loses 1.5 times as much: the eye is less sensitive to it. */
const WARMTH = 0.06;
/** Accents shift the mean away from the code. The ground makes up for `GROUND_SHARE` of the shift, within this factor. */
const MOST_GAIN = 1.35;
const GROUND_SHARE = 0.7;
/** Only every third row is measured. */
const MEASURED = 3;

/** Half a level of noise, so that faint gradients show no banding, and half a level to round by: the sum is cut off. */
const DITHER = dither();

function dither(): Float32Array {
  const random = randomFrom(20_071);
  return Float32Array.from({ length: 4096 }, () => random());
}

/** The first of the palette's three numbers for a tone. */
function entryOf(tone: number): number {
  const step = Math.round(tone * STEPS_PER_TONE) + MIDDLE;
  return step < 0 ? 0 : step > LAST ? LAST * 3 : step * 3;
}

/** Fills `row` with the linear light of a row of pixels, three numbers each. */
function lightRow(row: Float32Array, { tone, warmth, palette, accents }: Painted, first: number): void {
  for (let at = 0, pixel = first; at < row.length; at += 3, pixel++) {
    const entry = entryOf(tone[pixel] ?? 0);
    row[at] = palette[entry] ?? 0;
    row[at + 1] = palette[entry + 1] ?? 0;
    row[at + 2] = palette[entry + 2] ?? 0;
  }
  if (warmth !== undefined) warmRow(row, warmth, first);
  for (const { cover, light } of accents) coverRow(row, cover, first, light);
}

function warmRow(row: Float32Array, warmth: Plane, first: number): void {
  for (let at = 0, pixel = first; at < row.length; at += 3, pixel++) {
    const part = WARMTH * (warmth[pixel] ?? 0);
    row[at] = (row[at] ?? 0) * (1 + part);
    row[at + 2] = (row[at + 2] ?? 0) * (1 - 1.5 * part);
  }
}

function coverRow(row: Float32Array, cover: Plane, first: number, light: Light): void {
  const [red = 0, green = 0, blue = 0] = light;
  for (let at = 0, pixel = first; at < row.length; at += 3, pixel++) {
    const part = cover[pixel] ?? 0;
    if (part <= 0) continue;
    const most = Math.min(part, 1);
    const r = row[at] ?? 0;
    const g = row[at + 1] ?? 0;
    const b = row[at + 2] ?? 0;
    row[at] = r + most * (red - r);
    row[at + 1] = g + most * (green - g);
    row[at + 2] = b + most * (blue - b);
  }
}

/** The factor for each channel that moves the mean light to `target`, or part of the way where there are accents. */
function gainTowards(target: Light, painted: Painted, size: number): number[] {
  const row = new Float32Array(size * 3);
  let red = 0;
  let green = 0;
  let blue = 0;
  let pixels = 0;
  for (let y = 0; y < size; y += MEASURED, pixels += size) {
    lightRow(row, painted, y * size);
    for (let at = 0; at < row.length; at += 3) {
      red += row[at] ?? 0;
      green += row[at + 1] ?? 0;
      blue += row[at + 2] ?? 0;
    }
  }
  const share = painted.accents.length === 0 ? 1 : GROUND_SHARE;
  return [red, green, blue].map((sum, channel) => {
    const gain = ((target[channel] ?? 0) * pixels) / Math.max(sum, 1e-9);
    return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, gain)) ** share;
  });
}

/** Writes the pixels of a drawing with one level for each tone: three of four are such. */
function printTones(pixels: Uint8Array, { tone, palette }: Painted, size: number, gain: number[]): void {
  const levels = palette.map((light, at) => levelOfLight(light * (gain[at % 3] ?? 1)));
  for (let y = 0, pixel = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++, at += 3) {
      const entry = entryOf(tone[pixel] ?? 0);
      const grain = at * 31 + y * 17;
      pixels[at] = (levels[entry] ?? 0) + (DITHER[grain & 4095] ?? 0);
      pixels[at + 1] = (levels[entry + 1] ?? 0) + (DITHER[(grain + 31) & 4095] ?? 0);
      pixels[at + 2] = (levels[entry + 2] ?? 0) + (DITHER[(grain + 62) & 4095] ?? 0);
    }
  }
}

function printRows(pixels: Uint8Array, painted: Painted, size: number, gain: number[]): void {
  const [red = 1, green = 1, blue = 1] = gain;
  const row = new Float32Array(size * 3);
  for (let y = 0, at = 0; y < size; y++) {
    lightRow(row, painted, y * size);
    for (let from = 0; from < row.length; from += 3, at += 3) {
      const grain = at * 31 + y * 17;
      pixels[at] = levelOfLight((row[from] ?? 0) * red) + (DITHER[grain & 4095] ?? 0);
      pixels[at + 1] = levelOfLight((row[from + 1] ?? 0) * green) + (DITHER[(grain + 31) & 4095] ?? 0);
      pixels[at + 2] = levelOfLight((row[from + 2] ?? 0) * blue) + (DITHER[(grain + 62) & 4095] ?? 0);
    }
  }
}
