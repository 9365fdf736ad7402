import type { Camera, Point } from './camera.ts';

/** A flat piece in the world: `u` and `v` are the directions of one millimetre on it. */
export interface Plane {
  origin: Point;
  u: Point;
  v: Point;
}

/** Where the ray through a pixel meets a plane, in millimetres on it. */
export type PlaneFinder = (pixelX: number, pixelY: number, out: Float64Array) => void;

export function along(start: Point, u: Point, du: number, v: Point, dv: number): Point {
  return [
    start[0] + u[0] * du + v[0] * dv,
    start[1] + u[1] * du + v[1] * dv,
    start[2] + u[2] * du + v[2] * dv,
  ];
}

/** Inverts the projection of the plane, which is a 3 × 3 matrix. */
export function planeFinder(camera: Camera, plane: Plane): PlaneFinder {
  const [a, d, g] = camera.direction(plane.u);
  const [b, e, h] = camera.direction(plane.v);
  const [c, f, i] = camera.point(plane.origin);
  const rowU = [e * i - f * h, c * h - b * i, b * f - c * e] as const;
  const rowV = [f * g - d * i, a * i - c * g, c * d - a * f] as const;
  const rowW = [d * h - e * g, b * g - a * h, a * e - b * d] as const;
  return (x, y, out) => {
    const w = rowW[0] * x + rowW[1] * y + rowW[2];
    out[0] = (rowU[0] * x + rowU[1] * y + rowU[2]) / w;
    out[1] = (rowV[0] * x + rowV[1] * y + rowV[2]) / w;
  };
}
