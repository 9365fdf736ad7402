import type { Species } from './species.ts';

const STEPS = 256;

/**
 * Darkness of a growth ring from earlywood (0) to latewood (1), as a periodic table of 256 steps with mean 0. `blur` is
 * the share of a ring that a pixel covers.
 */
export function ringProfile({ spring, autumn, line }: Species['rings'], blur: number): Float32Array {
  const sharp = Float32Array.from({ length: STEPS }, (_, step) => {
    const year = (step + 0.5) / STEPS;
    return (
      spring * Math.exp(-((year / 0.2) ** 1.5)) +
      autumn * year ** 2.2 +
      line * Math.exp(-(((year - 0.95) / 0.045) ** 2))
    );
  });
  const reach = Math.min(STEPS / 2, Math.round((blur * STEPS) / 2) + 2);
  const soft = sharp.map((_, step) => {
    let sum = 0;
    for (let aside = -reach; aside <= reach; aside++) sum += sharp[(step + aside + STEPS) % STEPS] ?? 0;
    return sum / (2 * reach + 1);
  });
  const mean = soft.reduce((sum, value) => sum + value, 0) / STEPS;
  return soft.map((value) => value - mean);
}

/** Darkness of a single ring: dry years differ. */
export function ringStrengths(rings: number, random: () => number): Float32Array {
  return Float32Array.from({ length: rings }, () => 0.45 + 1.1 * random() ** 1.4);
}

/** Darkness of each ring in groups of good and bad years. `start` differs between leaves. */
export function ringEras(rings: number, depth: number, start: number): Float32Array {
  return Float32Array.from({ length: rings }, (_, ring) => {
    const turn = (2 * Math.PI * ring) / rings;
    return (
      depth * 0.6 * (Math.sin(turn * Math.round(rings / 4) + start) + Math.sin(turn * Math.round(rings / 7)))
    );
  });
}
