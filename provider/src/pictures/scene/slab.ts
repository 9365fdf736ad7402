import type { Canvas } from '../canvas.ts';
import { shade } from '../light.ts';
import type { Surface } from '../surface.ts';
import type { Camera, Point } from './camera.ts';
import { drawFace, type Face } from './draw-face.ts';
import { along } from './plane.ts';

/** A piece of sheet or board: its face, and what lies behind it. */
export interface Slab {
  face: Face;
  /** One millimetre from the face into the piece. */
  inward: Point;
  thickness: number;
  paintFace: Surface;
  /** The edges along the face's `u`. Gets (millimetres along the edge, millimetres behind the face). */
  paintEnd: Surface;
  /** The edges along the face's `v`, alike. */
  paintSide: Surface;
}

/** Draws the edges that can be seen, then the face. Rounded pieces are thin, so their edge is drawn as slices. */
export function drawSlab(canvas: Canvas, camera: Camera, slab: Slab): void {
  if (slab.face.corner > 0) drawSlices(canvas, camera, slab);
  else for (const edge of visibleEdges(camera, slab)) drawFace(canvas, camera, edge.face, edge.paint);
  drawFace(canvas, camera, slab.face, slab.paintFace);
}

const SLICES = 3;
/** Of each slice, millimetres from its outline that the slices before it may leave in sight. */
const RIM = 4;

function drawSlices(canvas: Canvas, camera: Camera, { face, inward, thickness, paintEnd }: Slab): void {
  for (let slice = SLICES; slice > 0; slice--) {
    const depth = (thickness * slice) / SLICES;
    const origin = along(face.origin, inward, depth, inward, 0);
    drawFace(canvas, camera, { ...face, origin }, (u, _v, out) => paintEnd(u, depth, out), RIM);
  }
}

/** Light that an edge loses as it faces right; the window is at the left. */
const AWAY_FROM_WINDOW = 0.16;

function visibleEdges(camera: Camera, { face, inward, thickness, paintEnd, paintSide }: Slab) {
  const { origin, u, v, width, height } = face;
  const edge = (start: Point, direction: Point, length: number, outward: Point, paint: Surface) => ({
    face: { origin: start, u: direction, v: inward, width: length, height: thickness, corner: 0 },
    outward,
    paint,
  });
  return [
    edge(origin, u, width, reverse(v), paintEnd),
    edge(along(origin, v, height, v, 0), u, width, v, paintEnd),
    edge(origin, v, height, reverse(u), paintSide),
    edge(along(origin, u, width, u, 0), v, height, u, paintSide),
  ]
    .filter(({ face: { origin: start }, outward }) => dot(outward, fromTo(start, camera.place)) > 0)
    .map(({ face: visible, outward, paint }) => ({
      face: visible,
      paint(x: number, depth: number, out: Float64Array) {
        paint(x, depth, out);
        shade(out, 0.96 - AWAY_FROM_WINDOW * outward[0]);
      },
    }));
}

const reverse = ([x, y, z]: Point): Point => [-x, -y, -z];
const fromTo = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
const dot = (one: Point, other: Point): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
