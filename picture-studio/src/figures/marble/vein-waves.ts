import type { Dice } from '../drawing/random.ts';

/** What changes along a vein `length` millimetres long: waves of five lengths, together about -1 to 1. */
export function veinWaves(dice: Dice, length: number): (along: number) => number {
  const parts = [400, 190, 90, 41, 17].map((wave, at) => ({
    turns: (2 * Math.PI) / Math.min(wave * dice.between(0.8, 1.25), length),
    start: dice.between(0, 7),
    share: 0.62 ** at * 0.75,
  }));
  return (along) => {
    let sum = 0;
    for (const { turns, start, share } of parts) sum += share * Math.sin(turns * along + start);
    return sum;
  };
}
