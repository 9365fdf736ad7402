import { FULL_LIGHT, type Layer } from '../scenes/layer.ts';
import { type Lighting, lightingOf } from '../scenes/lighting.ts';
import { memoryCache } from '../scenes/memory-cache.ts';
import { type Extent, extentsOf } from '../scenes/panel-map.ts';
import { type Variant, WHITE_ALBEDO } from '../scenes/scene.ts';
import { lightName } from '../scenes/scene-for.ts';
import type { StudioScene } from '../scenes/scenes.ts';
import { type ColourCorrection, colourCorrection } from './colour-correction.ts';
import { holdBackHighlights } from './highlights.ts';

/** The light of a scene with its colour correction: all that a picture needs besides the decor, the same for all decors. */
export interface Exposure extends Pick<Lighting, 'width' | 'height' | 'map' | 'panels'> {
  /** The room with black surfaces, without haze. */
  room: Layer;
  /** The light that each surface adds at reflectance 1. */
  lights: readonly Layer[];
  /** The bounding box of each visible panel. */
  extents: ReadonlyMap<number, Extent>;
}

const exposures = memoryCache<Exposure>(
  72 * 1024 ** 2,
  ({ room, lights, map }) => room.byteLength * (1 + lights.length) + map.byteLength,
);

/** @param width in pixels */
export async function exposureOf(scene: StudioScene, variant: Variant, width: number): Promise<Exposure> {
  return await exposures.forceFetch(lightName({ scene, variant }, width), {
    context: async () => {
      const exposure = expose(await lightingOf(scene, variant, width));
      // Metal mirrors lamps, and is never as light as white.
      if (variant !== scene.variants.metallic) holdBackHighlights(exposure);
      return exposure;
    },
  });
}

/** Keeps an exposure that another thread has made, under its `lightName`. */
export function keepExposure(name: string, exposure: Exposure): void {
  if (!exposures.has(name)) exposures.set(name, exposure);
}

/**
 * Removes the haze, but never more light than a pixel has: dark pixels keep the decor's colour. Then balances the white. The result is
 * in memory that threads can share.
 */
export function expose(
  { black, lights, ...lighting }: Lighting,
  { balance, haze }: ColourCorrection = colourCorrection({ black, lights, ...lighting }),
): Exposure {
  const { width, height, panels } = lighting;
  const map = new Uint8Array(new SharedArrayBuffer(lighting.map.length));
  map.set(lighting.map);
  const clear = new Float32Array(black);
  for (const light of lights) {
    for (let at = 0; at < light.length; at++) {
      clear[at] = Math.max(0, (clear[at] ?? 0) - (haze / WHITE_ALBEDO) * (light[at] ?? 0));
    }
  }
  return {
    ...{ width, height, map, panels },
    room: balanced(clear, balance),
    lights: lights.map((light) =>
      balanced(
        light,
        balance.map((gain) => gain / WHITE_ALBEDO),
      ),
    ),
    extents: extentsOf(map, width),
  };
}

function balanced(light: Layer | Float32Array, [red = 1, green = 1, blue = 1]: readonly number[]): Layer {
  const result = new Uint16Array(new SharedArrayBuffer(2 * light.length));
  for (let at = 0; at < light.length; at += 3) {
    result[at] = stored((light[at] ?? 0) * red);
    result[at + 1] = stored((light[at + 1] ?? 0) * green);
    result[at + 2] = stored((light[at + 2] ?? 0) * blue);
  }
  return result;
}

/** Light beyond the layer's range is far brighter than white. */
function stored(light: number): number {
  return light >= FULL_LIGHT ? FULL_LIGHT : light + 0.5;
}
