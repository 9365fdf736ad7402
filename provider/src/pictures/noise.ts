import { randomFrom } from './decors/random.ts';

/** A smooth random field over the plane, about -1 to 1, with features about 1 wide. */
export type Noise = (x: number, y: number) => number;

/** Perlin's gradient noise; repeats after 256. Called some million times a picture, so it is written flat. */
export function gradientNoise(seed: number): Noise {
  const order = shuffledBytes(seed);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const fx = x - column;
    const fy = y - row;
    const left = order[column & 255] ?? 0;
    const right = order[(column + 1) & 255] ?? 0;
    const upper = row & 255;
    const a = order[left + upper] ?? 0;
    const b = order[right + upper] ?? 0;
    const c = order[left + upper + 1] ?? 0;
    const d = order[right + upper + 1] ?? 0;
    const above = (SLOPES_X[a] ?? 0) * fx + (SLOPES_Y[a] ?? 0) * fy;
    const aboveRight = (SLOPES_X[b] ?? 0) * (fx - 1) + (SLOPES_Y[b] ?? 0) * fy;
    const below = (SLOPES_X[c] ?? 0) * fx + (SLOPES_Y[c] ?? 0) * (fy - 1);
    const belowRight = (SLOPES_X[d] ?? 0) * (fx - 1) + (SLOPES_Y[d] ?? 0) * (fy - 1);
    const easeX = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const easeY = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = above + easeX * (aboveRight - above);
    const bottom = below + easeX * (belowRight - below);
    return 1.5 * (top + easeY * (bottom - top));
  };
}

const SLOPES_X = Float64Array.from({ length: 256 }, (_, at) => Math.cos((at * Math.PI) / 8));
const SLOPES_Y = Float64Array.from({ length: 256 }, (_, at) => Math.sin((at * Math.PI) / 8));

/** All bytes in random order, twice over and one more, so that sums of two need no wrapping. */
function shuffledBytes(seed: number): Uint8Array {
  const random = randomFrom(seed);
  const order = Array.from({ length: 256 }, (_, byte) => ({ byte, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ byte }) => byte);
  return Uint8Array.from([...order, ...order, ...order.slice(0, 1)]);
}
