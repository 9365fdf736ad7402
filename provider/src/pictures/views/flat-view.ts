import { Canvas } from '../canvas.ts';
import type { Decor } from '../decor.ts';
import { shade } from '../light.ts';
import { decorSurface } from '../surface.ts';

/** Side of the square that the scan shows, in millimetres. */
const EXTENT = 600;

/** The bare decor, lit evenly as on a scanner: the view to judge a colour by. */
export function drawFlat(decor: Decor, width: number): Canvas {
  const canvas = new Canvas(width, width);
  const grain = EXTENT / width;
  const surface = decorSurface(decor, grain);
  canvas.fill((x, y, out) => {
    surface(x * grain, y * grain, out);
    shade(out, 1.008 - 0.016 * (y / width));
  });
  return canvas;
}
