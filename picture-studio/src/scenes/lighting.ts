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

const bytesOf = ({ byteLength }: Layer | PanelMap) => byteLength;
const layers = memoryCache<Layer>(64 * 1024 ** 2, bytesOf);
const maps = memoryCache<PanelMap>(8 * 1024 ** 2, bytesOf);

/** @param width in pixels */
export async function lightingOf(scene: StudioScene, variant: Variant, width: number): Promise<Lighting> {
  const scale = width / scene.width;
  const height = Math.round(scene.height * scale);
  const { white, black, shadow, ids = scene.ids, panels = scene.panels } = variant;
  const path = (file: string) => join(scene.folder, file);
  const name = (...files: string[]) => [scene.folder, ...files, width].join(' ');
  const layer = (file: string) => readLayer(path(file), width, height);
  const lights: Layer[] = [];
  // Sequentially: file reads share a small thread pool, and one picture must not occupy it.
  for (const file of white) {
    const difference = async () => lightDifference(await layer(file), await layer(shadow));
    lights.push(await layers.forceFetch(name(file, shadow), { context: difference }));
  }
  return {
    width,
    height,
    lights,
    black: await layers.forceFetch(name(black), { context: () => layer(black) }),
    map: await maps.forceFetch(name(ids), { context: () => readPanelMap(path(ids), width, height) }),
    panels: panels.map((panel) => scaledPanel(panel, scale)),
  };
}

function scaledPanel({ corners, ...panel }: Panel, scale: number): Panel {
  const [a, b, c, d] = corners;
  const scaled = ([x, y]: [number, number]): [number, number] => [x * scale, y * scale];
  return { ...panel, corners: [scaled(a), scaled(b), scaled(c), scaled(d)] };
}
