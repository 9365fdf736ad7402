import { labOfHex } from '../colour/lab.ts';
import { levelOfLight } from '../colour/srgb-light.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { FigureRecipe } from './drawing/figure-recipe.ts';
import { randomFrom } from './drawing/random.ts';
import type { Tile } from './drawing/tile.ts';
import { LAST, lightOf, MIDDLE, STEPS_PER_TONE, toneScale } from './tone-scale.ts';

/** Paints a drawing, so that its mean in linear light is the recipe's code or close to it. */
export function paint(drawing: Drawing, { code, contrast }: FigureRecipe, tile: Tile): Uint8ClampedArray {
  const { size } = tile;
  const ground = labOfHex(code);
  const palette = toneScale(ground, drawing.contrast * contrast);
  const accents = drawing.accents.map(({ colour, cover }) => ({ cover, light: lightOf(colour) }));
  const row = new Float32Array(size * 3);

  /** Fills `row` with the linear light of a row of pixels, three numbers each. */
  function lightRow(y: number): void {
    for (let x = 0, pixel = y * size, at = 0; x < size; x++, pixel++, at += 3) {
      const step = Math.round((drawing.tone[pixel] ?? 0) * STEPS_PER_TONE) + MIDDLE;
      const entry = step < 0 ? 0 : step > LAST ? LAST * 3 : step * 3;
      const warmth = WARMTH * (drawing.warmth?.[pixel] ?? 0);
      row[at] = (palette[entry] ?? 0) * (1 + warmth);
      row[at + 1] = palette[entry + 1] ?? 0;
      row[at + 2] = (palette[entry + 2] ?? 0) * (1 - 1.5 * warmth);
    }
    for (const { cover, light } of accents) {
      for (let x = 0, pixel = y * size, at = 0; x < size; x++, pixel++, at += 3) {
        const part = cover[pixel] ?? 0;
        if (part <= 0) continue;
        const most = Math.min(part, 1);
        for (let channel = 0; channel < 3; channel++) {
          const under = row[at + channel] ?? 0;
          row[at + channel] = under + most * ((light[channel] ?? 0) - under);
        }
      }
    }
  }

  const gain = gainTowards(lightOf(ground), accents.length === 0 ? 1 : GROUND_SHARE, size, (y) => {
    lightRow(y);
    return row;
  });
  const pixels = new Uint8ClampedArray(size * size * 3);
  for (let y = 0, at = 0; y < size; y++) {
    lightRow(y);
    for (let x = 0; x < size * 3; x++, at++) {
      const light = (row[x] ?? 0) * (gain[x % 3] ?? 1);
      pixels[at] = levelOfLight(light) + (DITHER[(at * 31 + y * 17) & 4095] ?? 0);
    }
  }
  return pixels;
}

/** Relative gain of red light at warmth 1. Blue loses 1.5 times as much: the eye is less sensitive to it. */
const WARMTH = 0.06;
/** Accents shift the mean away from the code. The ground makes up for `GROUND_SHARE` of the shift, within this factor. */
const MOST_GAIN = 1.35;
const GROUND_SHARE = 0.7;
/** Only every third row is measured. */
const MEASURED = 3;

/** Half a level of noise, so that faint gradients show no banding. */
const DITHER = dither();

function dither(): Float32Array {
  const random = randomFrom(20_071);
  return Float32Array.from({ length: 4096 }, () => random() - 0.5);
}

/** The factor for each channel that moves the mean of the rows to `target`, or part of the way (`share`). */
function gainTowards(
  target: readonly number[],
  share: number,
  size: number,
  rowAt: (y: number) => Float32Array,
): number[] {
  const sums = [0, 0, 0];
  let pixels = 0;
  for (let y = 0; y < size; y += MEASURED, pixels += size) {
    const row = rowAt(y);
    for (let at = 0; at < size * 3; at++) sums[at % 3] = (sums[at % 3] ?? 0) + (row[at] ?? 0);
  }
  return sums.map((sum, channel) => {
    const gain = ((target[channel] ?? 0) * pixels) / Math.max(sum, 1e-9);
    return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, gain)) ** share;
  });
}
