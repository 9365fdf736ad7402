import type { Random } from '../drawing/random.ts';

/** Smooth variation along a vein of `length` millimetres: five sine waves with a sum of about -1 to 1. */
export function veinWaves(random: Random, length: number): (along: number) => number {
  const parts = [400, 190, 90, 41, 17].map((wave, at) => ({
    turns: (2 * Math.PI) / Math.min(wave * random.between(0.8, 1.25), length),
    start: random.between(0, 7),
    share: 0.62 ** at * 0.75,
  }));
  return (along) => {
    let sum = 0;
    for (const { turns, start, share } of parts) sum += share * Math.sin(turns * along + start);
    return sum;
  };
}
