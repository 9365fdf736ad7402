import { gradientNoise } from '../noise.ts';
import type { FigureMaker } from './figure.ts';

/** Brushed along the sheet: hairlines of very different length and depth. */
export const metallic: FigureMaker = (colour, seed) => {
  const noise = gradientNoise(seed);
  return {
    contrast: 4.5,
    accent: colour,
    draw(x, y, mark) {
      mark.tone =
        0.55 * noise(x / 0.8, y / 150) + 0.45 * noise(x / 2.6 + 50, y / 420) + 0.35 * noise(x / 17, y / 800);
    },
  };
};
