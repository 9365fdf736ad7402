import { FULL_LIGHT, FULL_LIGHT_IN_WHITES, type Layer } from '../scenes/layer.ts';
import type { Lighting } from '../scenes/lighting.ts';
import { type Extent, extentsOf } from '../scenes/panel-map.ts';
import { WHITE_ALBEDO } from '../scenes/scene.ts';
import { type ColourCorrection, colourCorrection } from './colour-correction.ts';
import { type Band, paintPanel } from './paint-panel.ts';
import { type Cladding, type PlacedPanel, placePanel } from './textured-panel.ts';
import { toneMap } from './tone-map.ts';

/** Rows composed at a time, so that intermediate values stay in the processor's cache. */
const ROWS = 32;
const WHITES = FULL_LIGHT_IN_WHITES / FULL_LIGHT;

interface Surface {
  light: Layer;
  panels: readonly PlacedPanel[];
  /** Reflectance for pixels outside the panels: the decor tints the light on the floor and walls around it. */
  mean: readonly number[];
}

/**
 * Composes a picture in sRGB pixels: the black layer, plus the part of each surface's light that its decor reflects.
 * Each surface has one cladding; the last cladding covers all remaining surfaces.
 */
export function composeLayers(
  lighting: Lighting,
  claddings: readonly Cladding[],
  { balance, haze }: ColourCorrection = colourCorrection(lighting),
): Uint8ClampedArray {
  const { width, height, black, map } = lighting;
  const extents = extentsOf(map, width);
  const surfaces = lighting.lights.map((_, at) => cladSurface(lighting, extents, at, claddings));
  const pixels = new Uint8ClampedArray(black.length);
  const light = new Float32Array(ROWS * width * 3);
  const albedo = new Float32Array(light.length);
  for (let top = 0; top < height; top += ROWS) {
    const bottom = Math.min(height, top + ROWS);
    const [from, to] = [top * width * 3, bottom * width * 3];
    light.set(black.subarray(from, to));
    for (const surface of surfaces) removeHaze(light, surface.light.subarray(from, to), haze);
    for (const surface of surfaces) {
      paintSurface({ width, top, bottom, albedo }, surface, map);
      addReflected(light, albedo, surface.light.subarray(from, to));
    }
    const exposed = light.subarray(0, to - from);
    toWhites(exposed, balance);
    pixels.set(toneMap(exposed), from);
  }
  return pixels;
}

/** A surface with the cladding that covers it. */
export function cladSurface(
  { lights, panels }: Lighting,
  extents: ReadonlyMap<number, Extent>,
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
  map: Lighting['map'],
): void {
  const { albedo } = band;
  for (let at = 0; at < albedo.length; at += 3) {
    albedo[at] = red;
    albedo[at + 1] = green;
    albedo[at + 2] = blue;
  }
  for (const panel of panels) paintPanel(band, map, panel);
}

/** Removes haze, but never more light than a pixel has: dark pixels keep the decor's colour. */
export function removeHaze(light: Float32Array, added: Layer, haze: number): void {
  const share = haze / WHITE_ALBEDO;
  for (let at = 0; at < added.length; at++) {
    light[at] = Math.max(0, (light[at] ?? 0) - share * (added[at] ?? 0));
  }
}

function addReflected(light: Float32Array, albedo: Float32Array, added: Layer): void {
  for (let at = 0; at < added.length; at++) {
    light[at] = (light[at] ?? 0) + ((albedo[at] ?? 0) / WHITE_ALBEDO) * (added[at] ?? 0);
  }
}

/** Converts from the layers' unit to 1 for white, with the white balance. */
export function toWhites(light: Float32Array, [red, green, blue]: ColourCorrection['balance']): void {
  for (let at = 0; at < light.length; at += 3) {
    light[at] = (light[at] ?? 0) * red * WHITES;
    light[at + 1] = (light[at + 1] ?? 0) * green * WHITES;
    light[at + 2] = (light[at + 2] ?? 0) * blue * WHITES;
  }
}
