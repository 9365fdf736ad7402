import { gradientNoise, layered } from '../noise.ts';
import type { FigureMaker } from './figure.ts';
import { scatter } from './scatter.ts';

/** Trowelled concrete: broad clouds, sweeps of the trowel, and pinholes. */
export const concrete: FigureMaker = ([lightness, a, b], seed, grain) => {
  const noise = gradientNoise(seed);
  const clouds = layered(noise, 5);
  const pinholes = scatter(seed, { cell: 31, share: 0.22, radius: 0.7, grain });
  return {
    contrast: 8,
    accent: [lightness - 20, a, b],
    draw(x, y, mark) {
      const turn = 0.8 * noise(x / 500 + 5, y / 500);
      const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
      const sweep = noise((x * cosine + y * sine) / 26, (y * cosine - x * sine) / 240);
      mark.tone = 1.25 * clouds(x / 210, y / 210) + 0.28 * sweep + 0.16 * noise(x / 1.6, y / 1.6);
      mark.accent = 0.6 * pinholes(x, y);
    },
  };
};
