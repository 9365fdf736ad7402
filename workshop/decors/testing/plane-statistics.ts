import type { Plane, Tile } from '../figures/drawing/tile.ts';

type Direction = 'right' | 'down';

function apartBy({ size, grain }: Tile, direction: Direction, millimetres: number) {
  const lag = Math.max(1, Math.round(millimetres / grain));
  const mask = size - 1;
  return (pixel: number) => {
    const [x, y] = [pixel & mask, Math.floor(pixel / size)];
    return direction === 'right' ? y * size + ((x + lag) & mask) : ((y + lag) & mask) * size + x;
  };
}

export function deviation(plane: Plane): number {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length);
}

/** Pearson's correlation of a plane with itself, shifted: 1 where it repeats. */
export function repeatAfter(plane: Plane, tile: Tile, direction: Direction, millimetres: number): number {
  const other = apartBy(tile, direction, millimetres);
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  let sum = 0;
  for (let pixel = 0; pixel < plane.length; pixel++) {
    sum += ((plane[pixel] ?? 0) - mean) * ((plane[other(pixel)] ?? 0) - mean);
  }
  return sum / plane.length / deviation(plane) ** 2;
}

/** Mean difference between places this far apart, relative to the deviation of the whole plane. */
export function unrest(plane: Plane, tile: Tile, direction: Direction, millimetres: number): number {
  const other = apartBy(tile, direction, millimetres);
  let sum = 0;
  for (let pixel = 0; pixel < plane.length; pixel++) {
    sum += Math.abs((plane[other(pixel)] ?? 0) - (plane[pixel] ?? 0));
  }
  return sum / plane.length / deviation(plane);
}

/** The share of lines that run within 15° of the tile's sides: a third where they run in all directions. */
export function alignedShare(plane: Plane, tile: Tile, millimetres: number): number {
  const [right, down] = [apartBy(tile, 'right', millimetres), apartBy(tile, 'down', millimetres)];
  let [aligned, whole] = [0, 0];
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const here = plane[pixel] ?? 0;
    const slope = { x: (plane[right(pixel)] ?? 0) - here, y: (plane[down(pixel)] ?? 0) - here };
    const weight = slope.x ** 2 + slope.y ** 2;
    const turn = Math.abs(Math.atan2(slope.y, slope.x)) % (Math.PI / 2);
    whole += weight;
    if (turn < Math.PI / 12 || turn > (5 * Math.PI) / 12) aligned += weight;
  }
  return aligned / whole;
}
