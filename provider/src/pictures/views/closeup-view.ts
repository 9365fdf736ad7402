import { Canvas } from '../canvas.ts';
import type { Texture } from '../composition/texture.ts';
import type { Decor } from '../decor.ts';
import { finishOf } from '../finish.ts';
import { LYING_LIGHT } from '../light.ts';
import { pieceOf } from '../piece.ts';
import { Camera, type Point } from '../scene/camera.ts';
import { along } from '../scene/plane.ts';
import { drawSlab, type Slab } from '../scene/slab.ts';
import { castShadow, paintBackdrop } from '../scene/studio.ts';
import { decorSurface } from '../surface.ts';

/** Side of the piece, which runs out of the picture, and the part of it that is seen, in millimetres. */
const PIECE = 480;
const SEEN = 210;

/** The corner of a lying piece from near by: grain, gloss and the cut edge. */
export function drawCloseup(decor: Decor, texture: Texture, width: number): Canvas {
  const canvas = new Canvas(width, width);
  const camera = new Camera({
    place: [0, 250, 330],
    focus: width * 2.3,
    centreX: width * 0.5,
    centreY: width * 0.5,
    tilt: 38,
  });
  const slab = cornerSlab(decor, texture, (1.4 * SEEN) / width);
  paintBackdrop(canvas, 0.1);
  castShadow(canvas, camera, {
    footprint: { ...slab.face, origin: along(slab.face.origin, slab.inward, slab.thickness, slab.inward, 0) },
    reach: 26,
    depth: 0.5,
  });
  drawSlab(canvas, camera, slab);
  return canvas;
}

function cornerSlab(decor: Decor, texture: Texture, grain: number): Slab {
  const { thickness, corner, end, side } = pieceOf(decor, texture, grain);
  const surface = decorSurface(decor, texture, grain);
  const light = LYING_LIGHT[finishOf(decor)];
  const turn = (24 * Math.PI) / 180;
  const u: Point = [Math.cos(turn), 0, Math.sin(turn)];
  const v: Point = [Math.sin(turn), 0, -Math.cos(turn)];
  const nearest: Point = [38, thickness, 88];
  return {
    face: { origin: along(nearest, u, -PIECE, v, 0), u, v, width: PIECE, height: PIECE, corner },
    inward: [0, -1, 0],
    thickness,
    paintFace(x, y, out) {
      surface(x, PIECE - y, out);
      // The far side mirrors the window; the corner keeps the plain colour.
      light((PIECE - x) / SEEN, y / SEEN, out);
    },
    paintEnd: end,
    paintSide: side,
  };
}
