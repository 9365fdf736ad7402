/** Linear light, 0–1, for each sRGB byte. */
export const LIGHT_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const level = byte / 255;
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
});

const STEPS = 16384;

/** sRGB levels of 0–255, with fractions, at equal steps of linear light. */
const LEVELS = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
});

/** The sRGB level, 0–255 with fractions, of a linear light of 0–1. */
export function levelOfLight(light: number): number {
  const step = light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0;
  return LEVELS[step] ?? 0;
}
