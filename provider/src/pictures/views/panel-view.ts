import sharp, { type Sharp } from 'sharp';
import { Canvas } from '../canvas.ts';
import type { Decor } from '../decor.ts';
import { type Finish, finishOf } from '../finish.ts';
import { decorSurface } from '../surface.ts';
import { ELEVATION, elevationSvg, FRONTS, type Front } from './elevation.ts';

/** The decor on a plain elevation of tall doors and a low run, 8:5: a drawing that does not pretend to be a photograph. */
export function drawPanel(decor: Decor, width: number): Sharp {
  const grain = ELEVATION.width / width;
  const height = Math.round(ELEVATION.height / grain);
  const canvas = new Canvas(width, height);
  const surface = decorSurface(decor, grain);
  for (const front of FRONTS) {
    const { left, top, right, bottom } = pixelsOf(front, grain);
    canvas.fill((x, y, out) => surface(x * grain, y * grain, out), left, top, right, bottom);
  }
  const drawing = Buffer.from(elevationSvg(width, height, GLOSS[finishOf(decor)]));
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } }).composite([{ input: drawing }]);
}

/** How much of the window the fronts mirror, 0 to 1. */
const GLOSS: Readonly<Record<Finish, number>> = { gloss: 0.3, metallic: 0.2, fluted: 0.05, matt: 0.04 };

/** One pixel wider all round: the drawing covers what is too much. */
function pixelsOf({ x, y, width, height }: Front, grain: number) {
  return {
    left: Math.floor(x / grain) - 1,
    top: Math.floor(y / grain) - 1,
    right: Math.ceil((x + width) / grain) + 1,
    bottom: Math.ceil((y + height) / grain) + 1,
  };
}
