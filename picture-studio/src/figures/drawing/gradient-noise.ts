import { randomFrom } from './random.ts';
import type { Plane, Tile } from './tile.ts';

export interface NoiseCells {
  /** Size of a cell in millimetres, rounded so that the tile holds a whole number of them. */
  across: number;
  /** Defaults to `across`. */
  along?: number;
  /** The noise is approximately between -gain and gain. */
  gain: number;
  seed: number;
}

export interface FractalNoise extends NoiseCells {
  octaves: number;
  /** Gain of each octave relative to the previous one. */
  roughness?: number;
}

/** The visible share of a form of this size, 0–1: forms smaller than two pixels fade out, because they would alias. */
export function visible(millimetres: number, grain: number): number {
  const part = (millimetres / grain - 0.7) / 1.3;
  return part < 0.05 ? 0 : Math.min(1, part);
}

/** Random gradients at the corners of a grid that is periodic in both directions. */
class Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly slopesX: Float32Array;
  readonly slopesY: Float32Array;

  constructor(columns: number, rows: number, seed: number) {
    this.columns = columns;
    this.rows = rows;
    this.slopesX = new Float32Array(columns * rows);
    this.slopesY = new Float32Array(columns * rows);
    const random = randomFrom(seed);
    for (let at = 0; at < columns * rows; at++) {
      const angle = (random() * 256) & 255;
      this.slopesX[at] = COSINES[angle] ?? 0;
      this.slopesY[at] = SINES[angle] ?? 0;
    }
  }

  static over(tile: Tile, across: number, along: number, seed: number): Lattice {
    return new Lattice(cells(tile, across), cells(tile, along), seed);
  }
}

/** Adds Perlin's gradient noise to a plane, row by row: that leaves two multiplications per pixel in the inner loop. */
export function addNoise(plane: Plane, tile: Tile, { across, along = across, gain, seed }: NoiseCells): void {
  const shown = gain * REACH * visible(across, tile.grain) * visible(along, tile.grain);
  if (shown === 0) return;
  const { size } = tile;
  const { columns, rows, slopesX, slopesY } = Lattice.over(tile, across, along, seed);
  const inside = new Float32Array(size);
  const eased = new Float32Array(size);
  /** The first pixel of each column. */
  const starts = new Int32Array(columns + 1).fill(size);
  for (let x = size - 1; x >= 0; x--) {
    const u = ((x + 0.5) / size) * columns;
    starts[Math.floor(u)] = x;
    inside[x] = u - Math.floor(u);
    eased[x] = ease(u - Math.floor(u));
  }
  // A column narrower than a pixel may have none of its own.
  for (let at = columns - 1; at >= 0; at--) {
    const next = starts[at + 1] ?? size;
    if ((starts[at] ?? size) > next) starts[at] = next;
  }
  const slope = new Float32Array(columns + 1);
  const offset = new Float32Array(columns + 1);
  for (let y = 0; y < size; y++) {
    const v = ((y + 0.5) / size) * rows;
    const row = Math.floor(v);
    const down = v - row;
    const lower = ease(down);
    const upper = 1 - lower;
    for (let at = 0; at <= columns; at++) {
      const top = row * columns + (at % columns);
      const bottom = ((row + 1) % rows) * columns + (at % columns);
      slope[at] = upper * (slopesX[top] ?? 0) + lower * (slopesX[bottom] ?? 0);
      offset[at] = upper * (slopesY[top] ?? 0) * down + lower * (slopesY[bottom] ?? 0) * (down - 1);
    }
    for (let left = 0; left < columns; left++) {
      const [slopeNear, slopeFar] = [slope[left] ?? 0, slope[left + 1] ?? 0];
      const [offsetNear, offsetFar] = [offset[left] ?? 0, offset[left + 1] ?? 0];
      const end = starts[left + 1] ?? size;
      for (let x = starts[left] ?? size, pixel = y * size + x; x < end; x++, pixel++) {
        const along = inside[x] ?? 0;
        const near = slopeNear * along + offsetNear;
        const far = slopeFar * (along - 1) + offsetFar;
        plane[pixel] = (plane[pixel] ?? 0) + shown * (near + (eased[x] ?? 0) * (far - near));
      }
    }
  }
}

/** Adds fractal noise: octaves of gradient noise, each half as large as the previous one. */
export function addFractalNoise(
  plane: Plane,
  tile: Tile,
  { across, along = across, gain, seed, octaves, roughness = 0.5 }: FractalNoise,
): void {
  for (let octave = 0, share = 1, finer = 1; octave < octaves; octave++, share *= roughness, finer *= 2) {
    addNoise(plane, tile, {
      across: across / finer,
      along: along / finer,
      gain: gain * share,
      seed: seed + octave * 7919,
    });
  }
}

/** Scales the noise, which seldom reaches its bounds, to about -1 to 1. */
const REACH = 1.5;
const COSINES = Float32Array.from({ length: 256 }, (_, at) => Math.cos((at * Math.PI) / 128));
const SINES = Float32Array.from({ length: 256 }, (_, at) => Math.sin((at * Math.PI) / 128));

function cells(tile: Tile, millimetres: number): number {
  return Math.max(1, Math.round(tile.millimetres / millimetres));
}

function ease(part: number): number {
  return part * part * part * (part * (part * 6 - 15) + 10);
}
