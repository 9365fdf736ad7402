import { Canvas } from '../canvas.ts';
import type { Texture } from '../composition/texture.ts';
import type { Decor } from '../decor.ts';
import { finishOf } from '../finish.ts';
import { type Light, LYING_LIGHT, STANDING_LIGHT } from '../light.ts';
import { type Piece, pieceOf } from '../piece.ts';
import { Camera, type Point } from '../scene/camera.ts';
import type { Face } from '../scene/draw-face.ts';
import { along } from '../scene/plane.ts';
import { drawSlab, type Slab } from '../scene/slab.ts';
import { castShadow, paintBackdrop } from '../scene/studio.ts';
import { decorSurface, type Surface } from '../surface.ts';

/** Twelve flutes wide, so that a fluted sample ends in a groove. */
const STANDING = 288;
const LYING = { width: 168, depth: 104 };
const LEAN = 9;

/** A piece that stands on neutral ground, and a small one that lies before it. */
export function drawSample(decor: Decor, texture: Texture, width: number): Canvas {
  const canvas = new Canvas(width, width);
  const camera = new Camera({
    place: [0, 700, 2050],
    focus: width * 4.65,
    centreX: width * 0.5,
    centreY: width * 0.452,
    tilt: 14.6,
  });
  const grain = STANDING / (0.62 * width);
  const surface = decorSurface(decor, texture, grain);
  const piece = pieceOf(decor, texture, grain);
  const finish = finishOf(decor);
  const standing = standingSlab(piece, decor.class === 'Board' ? 27 : 15, surface, STANDING_LIGHT[finish]);
  const lying = lyingSlab(piece, surface, LYING_LIGHT[finish]);

  paintBackdrop(canvas, 0.62);
  castShadow(canvas, camera, { footprint: floorUnder(standing.face, 60, 12), reach: 130, depth: 0.36 });
  drawSlab(canvas, camera, standing);
  castShadow(canvas, camera, { footprint: floorUnder(lying.face, LYING.depth, 3), reach: 30, depth: 0.4 });
  drawSlab(canvas, camera, lying);
  return canvas;
}

function standingSlab(
  { thickness, corner, end, side }: Piece,
  turn: number,
  surface: Surface,
  light: Light,
): Slab {
  const [sinTurn, cosTurn, sinLean, cosLean] = [sine(turn), cosine(turn), sine(LEAN), cosine(LEAN)];
  const u: Point = [cosTurn, 0, sinTurn];
  const v: Point = [sinTurn * sinLean, cosLean, -cosTurn * sinLean];
  const inward: Point = [sinTurn * cosLean, -sinLean, -cosTurn * cosLean];
  const origin: Point = [-152, 0, -40];
  return {
    face: { origin, u, v, width: STANDING, height: STANDING, corner },
    inward,
    thickness,
    paintFace(x, y, out) {
      surface(x, STANDING - y, out);
      light(x / STANDING, 1 - y / STANDING, out);
    },
    paintEnd: end,
    paintSide: side,
  };
}

function lyingSlab({ thickness, corner, end, side }: Piece, surface: Surface, light: Light): Slab {
  const turn = 11;
  return {
    face: {
      origin: [-6, thickness, 178],
      u: [cosine(turn), 0, -sine(turn)],
      v: [-sine(turn), 0, -cosine(turn)],
      width: LYING.width,
      height: LYING.depth,
      corner,
    },
    inward: [0, -1, 0],
    thickness,
    paintFace(x, y, out) {
      surface(x + 480, 900 - y, out);
      light(x / LYING.width, 1 - y / LYING.depth, out);
    },
    paintEnd: end,
    paintSide: side,
  };
}

/** The rectangle of the floor that a piece shades: behind its lower edge by `depth` millimetres, and `shift` to the right, away from the light. */
function floorUnder({ origin, u, width }: Face, depth: number, shift: number): Face {
  const start = along([origin[0], 0, origin[2]], u, shift, u, 0);
  return { origin: start, u, v: [u[2], 0, -u[0]], width, height: depth, corner: 0 };
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
