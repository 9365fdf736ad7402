import { randomFrom } from './random.ts';
import type { Face, Plane } from './tile.ts';

export interface NoiseCells {
  /** Size of a cell in millimetres, made to fit the face a whole number of times. */
  across: number;
  /** The same as across unless it says otherwise. */
  along?: number;
  /** The noise lies about between -gain and gain. */
  gain: number;
  seed: number;
}

export interface NoiseLayers extends NoiseCells {
  layers: number;
  /** The share that each layer keeps of the one above it. */
  roughness?: number;
}

/** How much of a form of this size is left when it is seen in pixels of `grain`: what is finer than two pixels fades, as it would flicker. */
export function visible(millimetres: number, grain: number): number {
  const part = (millimetres / grain - 0.7) / 1.3;
  return part < 0.05 ? 0 : Math.min(1, part);
}

/** Random slopes at the corners of a grid that closes upon itself in both directions. */
export class Lattice {
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

  static over(face: Face, across: number, along: number, seed: number): Lattice {
    return new Lattice(cells(face, across), cells(face, along), seed);
  }
}

/** Perlin's gradient noise, added to a plane row by row: only two products a pixel are left in the inner loop. */
export function addNoise(plane: Plane, face: Face, { across, along = across, gain, seed }: NoiseCells): void {
  const shown = gain * REACH * visible(across, face.grain) * visible(along, face.grain);
  if (shown === 0) return;
  const { size } = face;
  const { columns, rows, slopesX, slopesY } = Lattice.over(face, across, along, seed);
  const column = new Int32Array(size);
  const inside = new Float32Array(size);
  const eased = new Float32Array(size);
  for (let x = 0; x < size; x++) {
    const u = ((x + 0.5) / size) * columns;
    column[x] = u;
    inside[x] = u - Math.floor(u);
    eased[x] = ease(u - Math.floor(u));
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
    for (let x = 0, pixel = y * size; x < size; x++, pixel++) {
      const left = column[x] ?? 0;
      const along = inside[x] ?? 0;
      const near = (slope[left] ?? 0) * along + (offset[left] ?? 0);
      const far = (slope[left + 1] ?? 0) * (along - 1) + (offset[left + 1] ?? 0);
      plane[pixel] = (plane[pixel] ?? 0) + shown * (near + (eased[x] ?? 0) * (far - near));
    }
  }
}

/** Noise at halving sizes on top of each other: large forms carry small ones. */
export function addLayers(
  plane: Plane,
  face: Face,
  { across, along = across, gain, seed, layers, roughness = 0.5 }: NoiseLayers,
): void {
  for (let layer = 0, share = 1, finer = 1; layer < layers; layer++, share *= roughness, finer *= 2) {
    addNoise(plane, face, {
      across: across / finer,
      along: along / finer,
      gain: gain * share,
      seed: seed + layer * 7919,
    });
  }
}

/** Brings the noise, which seldom reaches its bounds, to about -1 to 1. */
const REACH = 1.5;
const COSINES = Float32Array.from({ length: 256 }, (_, at) => Math.cos((at * Math.PI) / 128));
const SINES = Float32Array.from({ length: 256 }, (_, at) => Math.sin((at * Math.PI) / 128));

function cells(face: Face, millimetres: number): number {
  return Math.max(1, Math.round(face.millimetres / millimetres));
}

function ease(part: number): number {
  return part * part * part * (part * (part * 6 - 15) + 10);
}
