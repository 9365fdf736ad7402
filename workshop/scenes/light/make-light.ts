import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import type { Exposure } from '../../../picture-studio/src/composition/exposure.ts';
import { EXPOSURES, exposureFiles, SMALL_WIDTH } from '../../../picture-studio/src/composition/exposure-files.ts';
import type { Variant } from '../../../picture-studio/src/scenes/scene.ts';
import { readScenes, type StudioScene, scenes } from '../../../picture-studio/src/scenes/scenes.ts';
import { colourCorrection } from './colour-correction.ts';
import { coded, expose } from './expose.ts';
import { lightingOf } from './lighting.ts';

/** Of JPEG. Progressive files would be 2 % smaller, and take twice the time to decode. */
const ENCODING = {
  ...{ quality: 90, chromaSubsampling: '4:2:0', progressive: false },
  ...{ trellisQuantisation: true, overshootDeringing: true },
} as const;
const SMALL_ENCODING = { ...ENCODING, chromaSubsampling: '4:4:4' } as const;

/**
 * `node light/make-light.ts [<folder of a scene>…]`: writes the light of scenes, of all by default, from their layers. `make-layers`
 * runs it for each scene that it publishes.
 */
const folders = process.argv.slice(2);
const chosen = folders.length > 0 ? folders.map(sceneIn) : [...scenes.values()];
for (const scene of chosen) {
  const target = join(scene.folder, EXPOSURES);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  let bytes = 0;
  for (const variant of Object.values(scene.variants)) {
    for (const [file, encoded] of await encodeExposure(scene, variant)) {
      writeFileSync(join(target, file), encoded);
      bytes += encoded.length;
    }
  }
  process.stdout.write(`${target} ${Math.round(bytes / 1024)} KB\n`);
}

function sceneIn(folder: string): StudioScene {
  const scene = readScenes(dirname(resolve(folder))).get(basename(folder));
  if (!scene) throw new Error(`${folder} has no scene.json.`);
  return scene;
}

/** The files of a finish with their bytes. */
async function encodeExposure(scene: StudioScene, variant: Variant): Promise<Map<string, Buffer>> {
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
