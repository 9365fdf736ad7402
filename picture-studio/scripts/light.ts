import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPOSURES, encodeExposure } from '../src/composition/exposure-files.ts';
import { readScene, scenes } from '../src/scenes/scenes.ts';

/**
 * `node scripts/light.ts [<folder of a scene>…]`: writes the light of scenes, of all by default, from their layers. `make-layers`
 * runs it for each scene that it publishes.
 */
const folders = process.argv.slice(2);
const chosen = folders.length > 0 ? folders.map(readScene) : [...scenes.values()];
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
