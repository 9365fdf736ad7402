import { type Layer, WHITES } from '../scenes/layer.ts';
import type { PanelMap } from '../scenes/panel-map.ts';
import type { Exposure } from './exposure.ts';
import { type Band, paintPanel } from './paint-panel.ts';
import { type Cladding, type PlacedPanel, placePanel } from './textured-panel.ts';
import { toneMap } from './tone-map.ts';

/** Rows composed at a time, so that intermediate values stay in the processor's cache. */
const ROWS = 32;

interface Surface {
  light: Layer;
  panels: readonly PlacedPanel[];
  /** Reflectance for pixels outside the panels: the decor tints the light on the floor and walls around it. */
  mean: readonly number[];
}

/**
 * Composes a picture in sRGB pixels: the black room, plus the part of each surface's light that its decor reflects.
 * Each surface has one cladding; the last cladding covers all remaining surfaces.
 */
export function composeLayers(exposure: Exposure, claddings: readonly Cladding[]): Uint8ClampedArray {
  const { width, height, room, map } = exposure;
  const surfaces = exposure.lights.map((_, at) => cladSurface(exposure, at, claddings));
  const pixels = new Uint8ClampedArray(room.length);
  const light = new Float32Array(ROWS * width * 3);
  const albedo = new Float32Array(light.length);
  for (let top = 0; top < height; top += ROWS) {
    const bottom = Math.min(height, top + ROWS);
    const [from, to] = [top * width * 3, bottom * width * 3];
    for (let at = from; at < to; at++) light[at - from] = WHITES * (room[at] ?? 0);
    for (const surface of surfaces) {
      paintSurface({ width, top, bottom, albedo }, surface, map);
      addReflected(light, albedo, surface.light.subarray(from, to));
    }
    toneMap(light.subarray(0, to - from), { pixels: pixels.subarray(from, to) });
  }
  return pixels;
}

/** A surface with the cladding that covers it. */
export function cladSurface(
  { lights, panels, extents }: Exposure,
  surface: number,
  claddings: readonly Cladding[],
): Surface {
  const cladding = claddings[surface] ?? claddings.at(-1);
  const light = lights[surface];
  if (!cladding || !light) throw new Error('A picture needs a decor for each of its surfaces.');
  // A single light is that of all surfaces together.
  const shown = lights.length === 1 ? panels : panels.filter((panel) => panel.surface === surface);
  return {
    light,
    panels: shown.flatMap((panel) => {
      const extent = extents.get(panel.id);
      return extent ? placePanel(panel, cladding, extent) : [];
    }),
    mean: [...cladding.texture.mean],
  };
}

/** Paints the decor on the surface's panels, and its mean everywhere else. */
export function paintSurface(
  band: Band,
  { panels, mean: [red = 0, green = 0, blue = 0] }: Surface,
  map: PanelMap,
): void {
  const { albedo } = band;
  for (let at = 0; at < albedo.length; at += 3) {
    albedo[at] = red;
    albedo[at + 1] = green;
    albedo[at + 2] = blue;
  }
  for (const panel of panels) paintPanel(band, map, panel);
}

function addReflected(light: Float32Array, albedo: Float32Array, added: Layer): void {
  for (let at = 0; at < added.length; at++) {
    light[at] = (light[at] ?? 0) + WHITES * (albedo[at] ?? 0) * (added[at] ?? 0);
  }
}
