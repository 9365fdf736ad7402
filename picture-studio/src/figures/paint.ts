import { labOfHex } from '../colour/lab.ts';
import { levelOfLight } from '../colour/srgb-light.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { FigureRecipe } from './drawing/figure-recipe.ts';
import { randomFrom } from './drawing/random.ts';
import type { Face } from './drawing/tile.ts';
import { LAST, lightOf, MIDDLE, STEPS_PER_TONE, toneScale } from './tone-scale.ts';

/** Gives a drawing its colours; the mean of all light is then that of the recipe's code, or near it. */
export function paint(drawing: Drawing, { code, contrast }: FigureRecipe, face: Face): Uint8ClampedArray {
  const { size } = face;
  const ground = labOfHex(code);
  const palette = toneScale(ground, drawing.contrast * contrast);
  const accents = drawing.accents.map(({ colour, cover }) => ({ cover, light: lightOf(colour) }));
  const row = new Float32Array(size * 3);

  /** Fills `row` with the light of a row of pixels, channel by channel. */
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

/** Share of red light that warmth 1 adds; blue loses more, as the eye forgives it. */
const WARMTH = 0.06;
/** Veins and flecks may not drive their ground further than this from the code, nor all the way to where the mean is exact. */
const MOST_GAIN = 1.35;
const GROUND_SHARE = 0.7;
/** Every so many rows are enough for the mean. */
const MEASURED = 3;

/** Half a level of noise, so that faint slopes do not show as steps. */
const DITHER = dither();

function dither(): Float32Array {
  const random = randomFrom(20_071);
  return Float32Array.from({ length: 4096 }, () => random() - 0.5);
}

/** What each channel is multiplied with to bring the mean of the rows to `target`, or a share of the way. */
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
