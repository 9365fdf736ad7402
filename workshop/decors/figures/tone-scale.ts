import { type Lab, rgbOfLab } from 'catalogue/colour/lab';
import { LIGHT_OF_BYTE } from 'catalogue/colour/srgb-light';

/** Steps per unit of tone. Tones are painted from -2 to 2. */
export const STEPS_PER_TONE = 512;
export const MIDDLE = 2 * STEPS_PER_TONE;
export const LAST = 2 * MIDDLE;
/** Relative gain of chroma for each unit of L* that a tone is darker. */
const SATURATION = 0.009;

/** Linear light of a colour's channels, 0–1. */
export function lightOf(colour: Lab): readonly number[] {
  return rgbOfLab(colour).map((level) => {
    const whole = Math.min(254, Math.floor(level));
    const below = LIGHT_OF_BYTE[whole] ?? 0;
    return below + (level - whole) * ((LIGHT_OF_BYTE[whole + 1] ?? 0) - below);
  });
}

/** Linear light of a ground colour from its darkest to its lightest tone. Darker tones are more saturated, as in dye and wood. */
export function toneScale([lightness, a, b]: Lab, contrast: number): Float32Array {
  const scale = new Float32Array((LAST + 1) * 3);
  for (let step = 0; step <= LAST; step++) {
    const tone = (step - MIDDLE) / STEPS_PER_TONE;
    const chroma = 1 - SATURATION * contrast * tone;
    scale.set(lightOf([lightness + contrast * tone, a * chroma, b * chroma]), step * 3);
  }
  return scale;
}
