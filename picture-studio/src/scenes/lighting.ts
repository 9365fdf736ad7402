import { join } from 'node:path';
import { type Layer, lightDifference, readLayer } from './layer.ts';
import { memoryCache } from './memory-cache.ts';
import { type PanelMap, readPanelMap } from './panel-map.ts';
import type { Panel, Variant } from './scene.ts';
import type { StudioScene } from './scenes.ts';

/** The layers of a scene in one finish and size. */
export interface Lighting {
  /** In pixels. */
  width: number;
  height: number;
  /** The scene with black surfaces: the room and the reflections of the finish. */
  black: Layer;
  /** The light that each surface adds at `WHITE_ALBEDO`. */
  lights: readonly Layer[];
  map: PanelMap;
  /** Corners in pixels of this size. */
  panels: readonly Panel[];
}

/** The folder, within that of a scene, of its layers at the width of thumbnails. They are decoded in a thirtieth of the time. */
export const SMALL_LAYERS = 'small';
const SMALL_WIDTH = 200;

/** The size in pixels of a scene's small layers. */
export function smallSize({ width, height }: Pick<StudioScene, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  return { width: SMALL_WIDTH, height: Math.round((height * SMALL_WIDTH) / width) };
}

/** Files that several finishes and surfaces of a scene share, such as the shadow. */
const layers = memoryCache<Layer>(24 * 1024 ** 2, ({ byteLength }) => byteLength);

/** @param width in pixels */
export async function lightingOf(scene: StudioScene, variant: Variant, width: number): Promise<Lighting> {
  const scale = width / scene.width;
  const height = Math.round(scene.height * scale);
  const { ids = scene.ids, panels = scene.panels } = variant;
  const isSmall = width <= SMALL_WIDTH && width < scene.width;
  const folder = isSmall ? join(scene.folder, SMALL_LAYERS) : scene.folder;
  const path = (file: string) => join(folder, file);
  const layer = (file: string) =>
    layers.forceFetch([scene.folder, file, width].join(' '), {
      context: () => readLayer(path(file), width, height),
    });
  // Two at a time: file reads share a small thread pool, and one picture must not occupy it.
  const [shadow, black] = await Promise.all([layer(variant.shadow), layer(variant.black)]);
  const lights: Layer[] = [];
  for (const file of variant.white) lights.push(lightDifference(await layer(file), shadow));
  return {
    ...{ width, height, black, lights },
    map: await readPanelMap(path(ids), width, height),
    panels: panels.map((panel) => scaledPanel(panel, scale)),
  };
}

function scaledPanel({ corners, ...panel }: Panel, scale: number): Panel {
  const [a, b, c, d] = corners;
  const scaled = ([x, y]: [number, number]): [number, number] => [x * scale, y * scale];
  return { ...panel, corners: [scaled(a), scaled(b), scaled(c), scaled(d)] };
}
