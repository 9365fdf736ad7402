import type { Camera } from './camera.ts';
import type { Face } from './draw-face.ts';
import { along } from './plane.ts';

/** Pixels from `left` and `top` up to, not with, `right` and `bottom`. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a canvas that holds a face and `margin` millimetres around it. */
export function pixelsOf(
  camera: Camera,
  { origin, u, v, width, height }: Face,
  margin: number,
  canvas: { width: number; height: number },
): PixelBox {
  const corners = [-margin, width + margin].flatMap((du) =>
    [-margin, height + margin].map((dv) => camera.point(along(origin, u, du, v, dv))),
  );
  const xs = corners.map(([x, , weight]) => x / weight);
  const ys = corners.map(([, y, weight]) => y / weight);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - 1),
    right: Math.min(canvas.width, Math.ceil(Math.max(...xs)) + 1),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 1),
    bottom: Math.min(canvas.height, Math.ceil(Math.max(...ys)) + 1),
  };
}
