import { gradientNoise } from '../noise.ts';
import { ramp } from '../ramp.ts';
import type { FigureMaker } from './figure.ts';

/** Distance of two threads in millimetres. */
const PITCH = 1.8;

/** Plain weave of slubby yarn: long uneven threads both ways, over and under each other. */
export const textile: FigureMaker = (colour, seed, grain) => {
  const noise = gradientNoise(seed);
  const threads = ramp(PITCH / 2, PITCH / 5, grain);
  return {
    contrast: colour[0] < 40 ? 9 : 7.5,
    accent: colour,
    draw(x, y, mark) {
      const warp = noise(x / PITCH + 31, y / 110);
      const weft = noise(x / 130, y / PITCH + 67);
      const slub = 0.3 * noise(x / 60, y / 5) + 0.2 * noise(x / 5, y / 80);
      const over = Math.cos((Math.PI * x) / PITCH) * Math.cos((Math.PI * y) / PITCH) > 0;
      const round = Math.abs(Math.sin((Math.PI * (over ? x : y)) / PITCH)) - 0.64;
      const woven = (over ? warp : weft) * 0.5 + 1.3 * round;
      mark.tone = slub + threads * woven + (1 - threads) * 0.5 * (warp + weft);
    },
  };
};
