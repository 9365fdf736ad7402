import { WHITES } from '../scenes/layer.ts';
import type { Exposure } from './exposure.ts';

/** Brightness of a white face from which the light is held back, and which it approaches; 1 is white. */
const BRIGHT = 0.82;
const BRIGHTEST = 1.24;
/** Reflectance of the whitest decors. */
const WHITEST = 0.98;

/**
 * Dims the sun on the panels like a graduated filter, so that a white door keeps its shape: no channel of it is above 250. It
 * depends on the room alone, so all decors are dimmed alike.
 */
export function holdBackHighlights({ map, room, lights }: Exposure): void {
  for (let pixel = 0; pixel < map.length; pixel++) {
    if (!map[pixel]) continue;
    let white = 0;
    for (let at = 3 * pixel; at < 3 * pixel + 3; at++) {
      let light = room[at] ?? 0;
      for (const surface of lights) light += WHITEST * (surface[at] ?? 0);
      white = Math.max(white, light * WHITES);
    }
    if (white <= BRIGHT) continue;
    const rest = BRIGHTEST - BRIGHT;
    const factor = (BRIGHT + rest * (1 - Math.exp((BRIGHT - white) / rest))) / white;
    for (const layer of [room, ...lights]) {
      for (let at = 3 * pixel; at < 3 * pixel + 3; at++) layer[at] = factor * (layer[at] ?? 0);
    }
  }
}
