import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { memoryCache } from '../scenes/memory-cache.ts';
import { readPanelMap } from '../scenes/panel-map.ts';
import type { Variant } from '../scenes/scene.ts';
import { lightName } from '../scenes/scene-for.ts';
import type { StudioScene } from '../scenes/scenes.ts';
import { type Exposure, scaledPanel } from './exposure.ts';
import { holdBackHighlights } from './highlights.ts';
import type { LightCodes } from './light-code.ts';

/** The folder, within that of a scene, of its exposures. */
export const EXPOSURES = 'light';
/** Pixels. Pictures up to here have files of their own: even at an eighth of its size a large one takes several times as long to decode. */
export const SMALL_WIDTH = 400;

/** Two rooms at 1600 pixels with two surfaces take 33 MB. */
const exposures = memoryCache<Exposure>(
  28 * 1024 ** 2,
  ({ room, lights, map }) => room.byteLength * (1 + lights.length) + map.byteLength,
);

/** Reads an exposure. @param width in pixels */
export async function exposureOf(scene: StudioScene, variant: Variant, width: number): Promise<Exposure> {
  return await exposures.forceFetch(lightName({ scene, variant }, width), {
    context: () => readExposure(scene, variant, width),
  });
}

async function readExposure(scene: StudioScene, variant: Variant, width: number): Promise<Exposure> {
  const scale = width / scene.width;
  const height = Math.round(scene.height * scale);
  const { ids = scene.ids, panels = scene.panels } = variant;
  const map = await readPanelMap(join(scene.folder, ids), width, height);
  const parts: LightCodes[] = [];
  // One after another: a picture takes one core.
  for (const file of exposureFiles(variant, width <= SMALL_WIDTH)) {
    parts.push(await readCodes(join(scene.folder, EXPOSURES, file), width, height));
  }
  const [room, ...lights] = parts;
  if (!room) throw new Error(`${scene.folder} has no light.`);
  // Metal mirrors lamps, and is never as light as white.
  if (variant !== scene.variants.metallic) holdBackHighlights({ map, room, lights });
  return {
    ...{ width, height, map, room, lights },
    panels: panels.map((panel) => scaledPanel(panel, scale)),
  };
}

/** The files of a finish: the room with black surfaces, then the light that each surface adds. */
export function exposureFiles({ black, white }: Variant, isSmall: boolean): string[] {
  const finish = basename(black, extname(black));
  return ['room', ...white.keys()].map((part) => `${finish}-${part}${isSmall ? '-small' : ''}.jpg`);
}

async function readCodes(file: string, width: number, height: number): Promise<LightCodes> {
  return await sharp(file).resize(width, height, { fit: 'fill' }).raw().toBuffer();
}
