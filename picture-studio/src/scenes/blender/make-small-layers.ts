/**
 * Makes the copies of layers from which small pictures are composed: `node make-small-layers.ts [<folder of a scene> …]`, of all scenes
 * by default. `make-layers` runs it for each scene that it publishes.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { SMALL_LAYERS, smallSize } from '../lighting.ts';
import { readScene, type StudioScene, scenes } from '../scenes.ts';

const folders = process.argv.slice(2);
const chosen = folders.length > 0 ? folders.map(readScene) : [...scenes.values()];
for (const scene of chosen) {
  const target = join(scene.folder, SMALL_LAYERS);
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  for (const file of filesOf(scene)) await smaller(scene, file).toFile(join(target, file));
}

function filesOf({ ids, variants }: StudioScene): Set<string> {
  const layers = Object.values(variants).flatMap(({ white, black, shadow, ids: own = ids }) => [
    ...white,
    ...[black, shadow, own],
  ]);
  return new Set([ids, ...layers]);
}

/** As `readLayer` and `readPanelMap` would read the file at this size. */
function smaller(scene: StudioScene, file: string): Sharp {
  const { width, height } = smallSize(scene);
  const source = sharp(join(scene.folder, file));
  if (file.endsWith('.png')) {
    return source
      .toColourspace('b-w')
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .extractChannel(0)
      .png({ compressionLevel: 9, palette: false });
  }
  return source
    .toColourspace('rgb16')
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .avif({ quality: 90, bitdepth: 10, chromaSubsampling: '4:4:4', effort: 6 });
}
