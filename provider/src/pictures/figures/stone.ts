import { gradientNoise, layered, randomFrom } from '../noise.ts';
import type { FigureMaker } from './figure.ts';
import { scatter } from './scatter.ts';

/** Fine-grained stone: crystals, a little bedding, and flecks of another mineral. */
export const stone: FigureMaker = ([lightness, a, b], seed, grain) => {
  const noise = gradientNoise(seed);
  const clouds = layered(noise, 3);
  const bedding = 0.5 * randomFrom(seed)();
  const dark = lightness < 45;
  const flecks = scatter(seed, { cell: 8, share: 0.4, radius: dark ? 0.8 : 0.7, grain });
  const dust = scatter(seed + 1, { cell: 3.4, share: 0.5, radius: 0.45, grain });
  return {
    contrast: dark ? 6 : 7,
    accent: [dark ? lightness + 30 : lightness - 20, a * 0.6, b * 0.6 + 4],
    draw(x, y, mark) {
      const cloud = clouds(x / 150, y / 150);
      mark.tone =
        0.6 * cloud +
        bedding * noise(x / 700 + 9, y / 30 + cloud) +
        0.55 * noise(x / 2.3, y / 2.3) +
        0.45 * noise(x / 6 + 70, y / 6);
      mark.accent = 0.4 * flecks(x, y) + 0.35 * dust(x, y);
    },
  };
};
