import { join } from 'node:path';
import { scaledPanel } from '../../../picture-studio/src/composition/exposure.ts';
import { type PanelMap, readPanelMap } from '../../../picture-studio/src/scenes/panel-map.ts';
import type { Panel, Variant } from '../../../picture-studio/src/scenes/scene.ts';
import type { StudioScene } from '../../../picture-studio/src/scenes/scenes.ts';
import { type Layer, lightDifference, readLayer } from './layer.ts';

/** Reflectance of a surface in its white layer. */
export const WHITE_ALBEDO = 0.8;

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

/** Reads the layers that exposures are made from. It takes a second. @param width in pixels */
export async function lightingOf(scene: StudioScene, variant: Variant, width: number): Promise<Lighting> {
  const scale = width / scene.width;
  const height = Math.round(scene.height * scale);
  const { ids = scene.ids, panels = scene.panels } = variant;
  const path = (file: string) => join(scene.folder, file);
  const layer = (file: string) => readLayer(path(file), width, height);
  const [shadow, black] = await Promise.all([layer(variant.shadow), layer(variant.black)]);
  const lights: Layer[] = [];
  for (const file of variant.white) lights.push(lightDifference(await layer(file), shadow));
  return {
    ...{ width, height, black, lights },
    map: await readPanelMap(path(ids), width, height),
    panels: panels.map((panel) => scaledPanel(panel, scale)),
  };
}
