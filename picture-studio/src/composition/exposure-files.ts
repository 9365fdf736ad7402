import { basename, extname, join } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { lightingOf, scaledPanel } from '../scenes/lighting.ts';
import { memoryCache } from '../scenes/memory-cache.ts';
import { readPanelMap } from '../scenes/panel-map.ts';
import type { Variant } from '../scenes/scene.ts';
import { lightName } from '../scenes/scene-for.ts';
import type { StudioScene } from '../scenes/scenes.ts';
import { colourCorrection } from './colour-correction.ts';
import { coded, type Exposure, expose } from './exposure.ts';
import { holdBackHighlights } from './highlights.ts';
import type { LightCodes } from './light-code.ts';

/** The folder, within that of a scene, of its exposures. */
export const EXPOSURES = 'light';
/** Of JPEG. Progressive files would be 2 % smaller, and take twice the time to decode. */
const ENCODING = {
  ...{ quality: 90, chromaSubsampling: '4:2:0', progressive: false },
  ...{ trellisQuantisation: true, overshootDeringing: true },
} as const;
const SMALL_ENCODING = { ...ENCODING, chromaSubsampling: '4:4:4' } as const;
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

/** The files of a finish with their bytes. */
export async function encodeExposure(scene: StudioScene, variant: Variant): Promise<Map<string, Buffer>> {
  const lighting = await lightingOf(scene, variant, scene.width);
  const small = await lightingOf(scene, variant, SMALL_WIDTH);
  const correction = colourCorrection(lighting);
  const encoded = [
    ...(await encodeParts(coded(expose(lighting, correction)), ENCODING)),
    ...(await encodeParts(coded(expose(small, correction)), SMALL_ENCODING)),
  ];
  const files = [...exposureFiles(variant, false), ...exposureFiles(variant, true)];
  return new Map(encoded.map((bytes, at) => [files[at] ?? '', bytes]));
}

async function encodeParts(
  { width, height, room, lights }: Exposure,
  encoding: JpegOptions,
): Promise<Buffer[]> {
  const raw = { width, height, channels: 3 } as const;
  return await Promise.all([room, ...lights].map((part) => sharp(part, { raw }).jpeg(encoding).toBuffer()));
}
