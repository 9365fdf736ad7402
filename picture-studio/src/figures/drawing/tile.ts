/** The square of a decor that is drawn. Its left side goes on at its right, its top at its bottom. */
export interface Face {
  /** In pixels, a power of two. */
  size: number;
  millimetres: number;
  /** Millimetres of a pixel: what is finer cannot be shown. */
  grain: number;
}

/** A number for each pixel of a face, row by row. */
export type Plane = Float32Array;

export function faceOf(size: number, millimetres: number): Face {
  return { size, millimetres, grain: millimetres / size };
}

export function blankPlane(face: Face): Plane {
  return new Float32Array(face.size * face.size);
}

/** Adds one plane to another, place by place. */
export function addPlane(plane: Plane, other: Plane): void {
  for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] = (plane[pixel] ?? 0) + (other[pixel] ?? 0);
}
