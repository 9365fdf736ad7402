import type { Canvas } from '../canvas.ts';
import type { Surface } from '../surface.ts';
import type { Camera } from './camera.ts';
import { type PixelBox, pixelsOf } from './pixels-of.ts';
import { type Plane, type PlaneFinder, planeFinder } from './plane.ts';

/** A rectangle on a plane, from its origin to (width, height) in millimetres, with rounded corners. */
export interface Face extends Plane {
  width: number;
  height: number;
  corner: number;
}

/** Samples across one pixel where an edge runs through it. */
const EDGE_SAMPLES = 3;

/** Paints a face; `paint` gets the place on the face in millimetres. With `rim`, only that far from the edge. */
export function drawFace(
  canvas: Canvas,
  camera: Camera,
  face: Face,
  paint: Surface,
  rim = Number.POSITIVE_INFINITY,
): void {
  const find = planeFinder(camera, face);
  const box: PixelBox = pixelsOf(camera, face, 0, canvas);
  const place = new Float64Array(2);
  const colour = new Float64Array(3);
  for (let y = box.top; y < box.bottom; y++) {
    let lastU = Number.NaN;
    for (let x = box.left; x < box.right; x++) {
      find(x + 0.5, y + 0.5, place);
      const u = place[0] ?? 0;
      const v = place[1] ?? 0;
      // Beyond the pixel's own reach from the edge, one sample says it all. The factor allows for slanting pixels.
      const reach = Number.isNaN(lastU) ? 1 : 4 * Math.abs(u - lastU);
      lastU = u;
      const outside = distanceOutside(face, u, v);
      if (outside > reach || outside < -rim) continue;
      const cover = outside < -reach ? 1 : coverOf(find, face, x, y);
      if (cover === 0) continue;
      paint(u, v, colour);
      canvas.blend(x, y, colour, cover);
    }
  }
}

const sampled = new Float64Array(2);

function coverOf(find: PlaneFinder, face: Face, x: number, y: number): number {
  let inside = 0;
  for (let sample = 0; sample < EDGE_SAMPLES ** 2; sample++) {
    const dx = ((sample % EDGE_SAMPLES) + 0.5) / EDGE_SAMPLES;
    const dy = (Math.floor(sample / EDGE_SAMPLES) + 0.5) / EDGE_SAMPLES;
    find(x + dx, y + dy, sampled);
    if (distanceOutside(face, sampled[0] ?? 0, sampled[1] ?? 0) <= 0) inside++;
  }
  return inside / EDGE_SAMPLES ** 2;
}

/** Millimetres from the edge, negative within. */
export function distanceOutside(
  { width, height, corner }: { width: number; height: number; corner: number },
  u: number,
  v: number,
): number {
  const du = Math.abs(u - width / 2) - width / 2 + corner;
  const dv = Math.abs(v - height / 2) - height / 2 + corner;
  if (du <= 0 || dv <= 0) return Math.max(du, dv) - corner;
  return Math.sqrt(du * du + dv * dv) - corner;
}
