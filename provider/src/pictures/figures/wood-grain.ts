import { gradientNoise, randomFrom } from '../noise.ts';
import { ramp } from '../ramp.ts';
import type { FigureMaker } from './figure.ts';

/** Veneer leaves stand side by side, each this wide, in millimetres. */
const LEAF = 190;
const LEAVES = 32;

/** Flat-sawn veneer: each leaf cuts slantwise through the year rings of its log, which draws the cathedrals. */
export const woodGrain: FigureMaker = (colour, seed, grain) => {
  const leaves = cutLeaves(seed);
  const noise = gradientNoise(seed);
  const fine = ramp(1.6, 0.5, grain);
  // From afar the year rings melt into one tone, as they would flicker otherwise.
  const rings = 0.25 + 0.75 * ramp(7, 2.5, grain);
  return {
    contrast: 6 + colour[0] * 0.1,
    accent: colour,
    draw(x, y, mark) {
      const at = Math.floor(x / LEAF);
      const leaf = leaves[((at % LEAVES) + LEAVES) % LEAVES] ?? FALLEN_LEAF;
      const across = x - (at + 0.5) * LEAF - leaf.heart;
      const wander = 9 * noise(x / 70, y / 420) + 2.2 * noise(x / 16 + 40, y / 170);
      const depth = leaf.depth + leaf.slant * (y - 1220) + 14 * noise(at * 7.7, y / 520);
      const ring = (Math.hypot(across, depth) + wander) / leaf.spacing;
      const year = ring - Math.floor(ring);
      const latewood = year < 0.82 ? (year / 0.82) ** 1.7 : (1 - year) / 0.18;
      const fibre = noise(x * 1.3, y / 46) * (0.25 + 0.3 * fine);
      const pore = fine * ramp(0.42, 0.7, noise(x * 1.9 + 90, y / 11));
      const shade = leaf.shade + 0.25 * noise(x / 240, y / 900);
      mark.tone = rings * (0.36 - 0.85 * latewood) + fibre - 0.55 * pore + shade;
    },
  };
};

interface Leaf {
  /** Place of the log's heart beside the leaf's middle, and how far below its face, in millimetres. */
  heart: number;
  depth: number;
  slant: number;
  /** Width of a year ring in millimetres. */
  spacing: number;
  shade: number;
}

const FALLEN_LEAF: Leaf = { heart: 0, depth: 30, slant: 0.03, spacing: 8, shade: 0 };

function cutLeaves(seed: number): Leaf[] {
  const random = randomFrom(seed);
  const between = (from: number, to: number) => from + (to - from) * random();
  return Array.from({ length: LEAVES }, () => ({
    heart: between(-45, 45),
    depth: between(-18, 34),
    slant: between(0.03, 0.055) * (random() < 0.5 ? -1 : 1),
    spacing: between(6.5, 10.5),
    shade: between(-0.14, 0.14),
  }));
}
