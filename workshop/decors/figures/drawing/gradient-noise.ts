import { randomFrom } from '../../../../picture-studio/src/composition/random.ts';
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

/** Adds Perlin's gradient noise to a plane. */
export function addNoise(plane: Plane, tile: Tile, { across, along = across, gain, seed }: NoiseCells): void {
  const shown = gain * REACH * visible(across, tile.grain) * visible(along, tile.grain);
  if (shown === 0) return;
  const { size } = tile;
  const rows = cells(tile, along);
  const lattice = new Lattice(size, cells(tile, across), rows, shown, seed);
  let above = new LatticeRow(size);
  let below = new LatticeRow(size);
  lattice.fill(below, 0);
  for (let row = 0, y = 0; row < rows; row++) {
    [above, below] = [below, above];
    lattice.fill(below, (row + 1) % rows);
    let end = y;
    while (end < size && Math.floor(((end + 0.5) / size) * rows) === row) end++;
    const depthAt = (line: number) => ((line + 0.5) / size) * rows - row;
    for (; y + 1 < end; y += 2) addTwoLines(plane, y, above, below, depthAt(y), depthAt(y + 1));
    if (y < end) addLine(plane, y++, above, below, depthAt(end - 1));
  }
}

/** Random gradients at the corners of a grid that is periodic in both directions. */
class Lattice {
  readonly #columns: number;
  /** Directions of the gradients in 256ths of a turn, row by row. */
  readonly #directions: Uint8Array;
  readonly #size: number;
  /** For each pixel of a line: its column, and the shares in it of the gradients at the left and at the right. */
  readonly #column: Int32Array;
  readonly #slopeLeft: Float64Array;
  readonly #slopeRight: Float64Array;
  readonly #shareLeft: Float64Array;
  readonly #shareRight: Float64Array;

  constructor(size: number, columns: number, rows: number, gain: number, seed: number) {
    this.#columns = columns;
    this.#size = size;
    const random = randomFrom(seed);
    this.#directions = new Uint8Array(columns * rows);
    for (let at = 0; at < columns * rows; at++) this.#directions[at] = random() * 256;
    this.#column = new Int32Array(size);
    this.#slopeLeft = new Float64Array(size);
    this.#slopeRight = new Float64Array(size);
    this.#shareLeft = new Float64Array(size);
    this.#shareRight = new Float64Array(size);
    for (let x = 0; x < size; x++) {
      const place = ((x + 0.5) / size) * columns;
      const column = Math.floor(place);
      const inside = place - column;
      const eased = ease(inside);
      this.#column[x] = column;
      this.#slopeLeft[x] = gain * (1 - eased) * inside;
      this.#slopeRight[x] = gain * eased * (inside - 1);
      this.#shareLeft[x] = gain * (1 - eased);
      this.#shareRight[x] = gain * eased;
    }
  }

  fill({ level, rise }: LatticeRow, row: number): void {
    const first = row * this.#columns;
    const last = this.#columns - 1;
    for (let x = 0; x < this.#size; x++) {
      const column = this.#column[x] ?? 0;
      const left = this.#directions[first + column] ?? 0;
      const right = this.#directions[first + (column === last ? 0 : column + 1)] ?? 0;
      level[x] =
        (this.#slopeLeft[x] ?? 0) * (COSINES[left] ?? 0) + (this.#slopeRight[x] ?? 0) * (COSINES[right] ?? 0);
      rise[x] =
        (this.#shareLeft[x] ?? 0) * (SINES[left] ?? 0) + (this.#shareRight[x] ?? 0) * (SINES[right] ?? 0);
    }
  }
}

/** What a row of the grid contributes to each pixel of a line: `level` on the row itself, plus `rise` for each row's distance below it. */
class LatticeRow {
  readonly level: Float64Array;
  readonly rise: Float64Array;

  constructor(size: number) {
    this.level = new Float64Array(size);
    this.rise = new Float64Array(size);
  }
}

/** Adds a line of noise between two rows of the grid. `depth` is its distance from the row above, 0 to 1. */
function addLine(plane: Plane, y: number, above: LatticeRow, below: LatticeRow, depth: number): void {
  const size = above.level.length;
  const lower = ease(depth);
  const upper = 1 - lower;
  const [down, up] = [upper * depth, lower * (depth - 1)];
  for (let x = 0, pixel = y * size; x < size; x++, pixel++) {
    plane[pixel] =
      (plane[pixel] ?? 0) +
      upper * (above.level[x] ?? 0) +
      down * (above.rise[x] ?? 0) +
      lower * (below.level[x] ?? 0) +
      up * (below.rise[x] ?? 0);
  }
}

/** As `addLine` for a line and the next one: the same numbers are read for both. */
function addTwoLines(
  plane: Plane,
  y: number,
  above: LatticeRow,
  below: LatticeRow,
  depth: number,
  nextDepth: number,
): void {
  const size = above.level.length;
  const lower = ease(depth);
  const upper = 1 - lower;
  const [down, up] = [upper * depth, lower * (depth - 1)];
  const nextLower = ease(nextDepth);
  const nextUpper = 1 - nextLower;
  const [nextDown, nextUp] = [nextUpper * nextDepth, nextLower * (nextDepth - 1)];
  for (let x = 0, pixel = y * size, next = pixel + size; x < size; x++, pixel++, next++) {
    const a = above.level[x] ?? 0;
    const b = above.rise[x] ?? 0;
    const c = below.level[x] ?? 0;
    const d = below.rise[x] ?? 0;
    plane[pixel] = (plane[pixel] ?? 0) + upper * a + down * b + lower * c + up * d;
    plane[next] = (plane[next] ?? 0) + nextUpper * a + nextDown * b + nextLower * c + nextUp * d;
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
