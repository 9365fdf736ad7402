// @module-tag all
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { scenes } from '../scenes/scenes.ts';
import { variants } from '../testing/scene-variants.ts';
import { EXPOSURES, exposureFiles, exposureOf, SMALL_WIDTH } from './exposure-files.ts';

/** Bytes of the light of all scenes: it is part of each clone of the repository. */
const LIMIT = 18_000_000;

describe('the light of the scenes', () => {
  it('PIC-107 is two files for the room and for each surface, in every finish, with 18 MB at most in total', () => {
    let bytes = 0;
    for (const [name, scene] of scenes) {
      const folder = join(scene.folder, EXPOSURES);
      const files = Object.values(scene.variants).flatMap((variant) =>
        [true, false].flatMap((isSmall) => exposureFiles(variant, isSmall)),
      );
      expect(readdirSync(folder).sort(), name).toEqual(files.sort());
      for (const file of files) bytes += statSync(join(folder, file)).size;
    }
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });

  it.each(variants)('has the size of the scene in $name, $finish', async ({ scene, variant }) => {
    for (const file of exposureFiles(variant, true)) {
      expect((await sharp(join(scene.folder, EXPOSURES, file)).metadata()).width, file).toBe(SMALL_WIDTH);
    }
    for (const file of exposureFiles(variant, false)) {
      const { width, height } = await sharp(join(scene.folder, EXPOSURES, file)).metadata();
      expect({ file, width, height }).toEqual({ file, width: scene.width, height: scene.height });
    }
  });

  it.each(variants)('PIC-107 is the same in small files of $name, $finish', async ({ scene, variant }) => {
    const small = exposureFiles(variant, true);
    for (const [at, file] of exposureFiles(variant, false).entries()) {
      const read = (name = '') =>
        sharp(join(scene.folder, EXPOSURES, name))
          .resize(SMALL_WIDTH)
          .raw()
          .toBuffer();
      expect(meanDifference(await read(file), await read(small[at])), file).toBeLessThan(3);
    }
  });
});

it('is made once for all decors in a size', async () => {
  const [scene] = scenes.values();
  const variant = scene?.variants.matt;
  if (!scene || !variant) throw new Error('There is no scene.');
  const exposure = await exposureOf(scene, variant, 200);
  expect(await exposureOf(scene, variant, 200)).toBe(exposure);
  expect((await exposureOf(scene, variant, 400)).width).toBe(400);
});

/** In codes, of which white has about 220. */
function meanDifference(one: Uint8Array, other: Uint8Array | undefined): number {
  const sum = one.reduce((total, code, at) => total + Math.abs(code - (other?.[at] ?? 0)), 0);
  return sum / one.length;
}
