import { lightOf, type Pixels } from '../photo/photo-colour.ts';
import { project, squareToQuad } from './homography.ts';
import { distance, isInside, type Quad, type Spot } from './quad.ts';

/** Cells in each direction of the grid in which the light on a front is read. On a door, a cell is half a centimetre. */
export const GRID = 128;
/** In cells of the grid. Detail smaller than twice this belongs to the decor, larger detail to the light. */
const RADIUS = 5;
/**
 * Variance of the binary logarithm of luminance. Weaker detail is the figure of the old decor, and is smoothed away. Stronger detail, such
 * as a handle or the edge of a shadow, is kept.
 */
const FIGURE = 0.06;
/** A luminance, where 1 is white, that keeps the logarithm of black finite. */
export const BLACK = 0.002;

/** Light on a front, seen in the photo: luminance in linear light, where 1 is white. */
export type FrontLight = {
  /** The luminance of each cell of the grid, row by row. */
  luminance: Float32Array;
  /** For each cell, a factor and a summand that turn the logarithm of the photo's luminance into that of the light. */
  smoothing: Float32Array;
  /** Median of all cells. */
  median: number;
};

/** Luminance of each pixel of a photo, in linear light. */
export function luminanceOf({ data, width, height }: Pixels): Float32Array {
  const lights = Float32Array.from({ length: 256 }, (_, byte) => lightOf(byte));
  const light = (at: number) => lights[data[at] ?? 0] ?? 0;
  return filled(width * height, (pixel) => {
    const at = 4 * pixel;
    return 0.2126 * light(at) + 0.7152 * light(at + 1) + 0.0722 * light(at + 2);
  });
}

/** Several times faster than `Float32Array.from`, which asks for an iterator. */
function filled(length: number, numberAt: (at: number) => number): Float32Array {
  const numbers = new Float32Array(length);
  for (let at = 0; at < length; at++) numbers[at] = numberAt(at);
  return numbers;
}

export function frontLight(luminance: Float32Array, width: number, quad: Quad): FrontLight {
  const cells = cellsOf(luminance, width, quad);
  const logs = cells.map((each) => Math.log2(each + BLACK));
  return { luminance: cells, smoothing: smoothingOf(logs), median: medianOf(cells) };
}

/** Mean of four samples in each cell. */
function cellsOf(luminance: Float32Array, width: number, quad: Quad): Float32Array {
  const map = squareToQuad(quad);
  const height = luminance.length / width;
  return filled(GRID * GRID, (cell) => {
    let sum = 0;
    for (let part = 0; part < 4; part++) {
      const column = (cell % GRID) + 0.25 + 0.5 * (part % 2);
      const row = Math.floor(cell / GRID) + 0.25 + 0.5 * Math.floor(part / 2);
      const { x, y } = project(map, { x: column / GRID, y: row / GRID });
      const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
      const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
      sum += luminance[top * width + left] ?? 0;
    }
    return sum / 4;
  });
}

/** A self-guided filter: the picture is its own guide. After He, Sun and Tang, "Guided image filtering". */
function smoothingOf(logs: Float32Array): Float32Array {
  const mean = blurred(logs);
  const square = blurred(logs.map((each) => each * each));
  const factors = mean.map((each, at) => {
    const variance = Math.max(0, (square[at] ?? 0) - each * each);
    return variance / (variance + FIGURE);
  });
  const summands = mean.map((each, at) => (1 - (factors[at] ?? 0)) * each);
  const [factor, summand] = [blurred(factors), blurred(summands)];
  return filled(2 * GRID * GRID, (at) => (at % 2 ? summand : factor)[at >> 1] ?? 0);
}

/** A box blur over the cells within the grid. */
function blurred(cells: Float32Array): Float32Array {
  const across = blurredLines(cells, 1, GRID);
  return blurredLines(across, GRID, 1);
}

function blurredLines(cells: Float32Array, step: number, line: number): Float32Array {
  const result = new Float32Array(cells.length);
  const sums = new Float64Array(GRID + 1);
  for (let start = 0; start < GRID; start++) {
    const first = start * line;
    for (let at = 0; at < GRID; at++) sums[at + 1] = (sums[at] ?? 0) + (cells[first + at * step] ?? 0);
    for (let at = 0; at < GRID; at++) {
      const [from, to] = [Math.max(0, at - RADIUS), Math.min(GRID, at + RADIUS + 1)];
      result[first + at * step] = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
    }
  }
  return result;
}

/** Share of the cells that a sheet of paper covers. */
const NEAR = 0.03;

/**
 * The front's luminance nearest to a place, such as white paper beside it. If the place is on the front, its median: what is seen
 * at the place is the paper, not the front.
 */
export function luminanceNear({ luminance, median }: FrontLight, quad: Quad, place: Spot): number {
  if (isInside(quad, place)) return median;
  const map = squareToQuad(quad);
  const cells = Array.from(luminance, (each, at) => {
    const cell = { x: ((at % GRID) + 0.5) / GRID, y: (Math.floor(at / GRID) + 0.5) / GRID };
    return { each, away: distance(project(map, cell), place) };
  });
  const near = cells.sort((one, other) => one.away - other.away).slice(0, NEAR * GRID * GRID);
  return medianOf(Float32Array.from(near, ({ each }) => each));
}

function medianOf(numbers: Float32Array): number {
  return numbers.toSorted()[numbers.length >> 1] ?? 0;
}
