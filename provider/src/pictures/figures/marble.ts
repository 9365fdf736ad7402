import type { Lab } from '../../catalogue/lab.ts';
import { gradientNoise, layered, randomFrom } from '../noise.ts';
import { ramp } from '../ramp.ts';
import type { FigureMaker } from './figure.ts';

/** Clouded ground crossed by veins that run slantwise, thicken, fork and fade. */
export const marble: FigureMaker = (ground, seed, grain) => {
  const slant = (0.55 + 0.5 * randomFrom(seed)()) * (seed % 2 === 0 ? 1 : -1);
  const [sine, cosine] = [Math.sin(slant), Math.cos(slant)];
  const noise = gradientNoise(seed);
  const clouds = layered(noise, 3);
  const bend = layered(gradientNoise(seed + 1), 5);
  const dark = ground[0] < 50;

  /** Distance in millimetres, roughly, from the nearest vein of a net `size` wide. */
  const fromVein = (across: number, along: number, size: number, drift: number): number =>
    Math.abs(noise(across / size + drift, along / (size * 3.2) - drift)) * size * 0.5;
  return {
    contrast: dark ? 8 : 5,
    accent: veinColour(ground, dark),
    draw(x, y, mark) {
      const across = x * cosine + y * sine;
      const along = y * cosine - x * sine;
      const drift = 0.5 * bend(x / 260, y / 260);
      const cloud = clouds(x / 310, y / 310);
      const strength = ramp(-0.5, 0.45, noise(across / 420 + 50, along / 700));
      const main = fromVein(across, along, 270, drift);
      const fork = fromVein(across + 700, along, 120, drift * 1.7);
      const wide = 1.2 + 4.5 * strength * strength;
      mark.accent =
        ramp(wide + grain / 2, 0, main) * (0.3 + 0.6 * strength) +
        ramp(1.4 + grain / 2, 0, fork) * 0.5 * ramp(0.05, 0.5, cloud + 0.2);
      mark.tone = 1.1 * cloud - 0.9 * strength * ramp(48, 0, main) + 0.16 * strength;
    },
  };
};

/** Light marbles are veined darker, dark ones with chalk that has a little gold in it. */
function veinColour([lightness, a, b]: Lab, dark: boolean): Lab {
  return dark ? [lightness + 56, a * 0.25 + 1, b * 0.25 + 8] : [lightness - 36, a * 0.8, b * 0.8 + 3];
}
