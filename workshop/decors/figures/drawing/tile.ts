/** The seamless square of a decor that is drawn: its left side continues at its right, its top at its bottom. */
export interface Tile {
  /** In pixels, a power of two. */
  size: number;
  millimetres: number;
  /** Millimetres per pixel. */
  grain: number;
}

/** A number for each pixel of a tile, row by row. */
export type Plane = Float32Array;

export function tileOf(size: number, millimetres: number): Tile {
  return { size, millimetres, grain: millimetres / size };
}

export function blankPlane(tile: Tile): Plane {
  return new Float32Array(tile.size * tile.size);
}

/** Multiplies each number of a plane, in place. */
export function scaled(plane: Plane, factor: number): Plane {
  // A loop: `map` calls a function for each of millions of numbers.
  for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] = factor * (plane[pixel] ?? 0);
  return plane;
}

/** Adds the second plane to the first. */
export function addPlane(plane: Plane, other: Plane): void {
  for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] = (plane[pixel] ?? 0) + (other[pixel] ?? 0);
}
