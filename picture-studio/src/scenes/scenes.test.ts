import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FULL_LIGHT, readLayer } from './layer.ts';
import { SMALL_LAYERS, smallSize } from './lighting.ts';
import type { Panel, Variant } from './scene.ts';
import { type StudioScene, scenes } from './scenes.ts';

/** Maximum bytes of all layers: they are part of each clone of the repository. */
const LIMIT = 14_000_000;

const variants = [...scenes].flatMap(([name, scene]) =>
  Object.entries(scene.variants).map(([finish, variant]) => ({ name, finish, scene, variant })),
);

describe('the layers of the scenes', () => {
  it('have 14 MB at most in total', () => {
    const files = [...scenes.values()].flatMap(filesOf);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });

  it('contain no unused file', () => {
    for (const [name, scene] of scenes) {
      const named = Object.values(scene.variants).flatMap(filesNamedBy);
      const layers = [...new Set([...named, scene.ids])].sort();
      expect(readdirSync(scene.folder).sort(), name).toEqual([...layers, 'scene.json', SMALL_LAYERS].sort());
      expect(readdirSync(join(scene.folder, SMALL_LAYERS)).sort(), name).toEqual(layers);
    }
  });

  it('include gloss and matt for every scene', () => {
    for (const [name, scene] of scenes) {
      expect(Object.keys(scene.variants), name).toEqual(expect.arrayContaining(['gloss', 'matt']));
    }
  });

  it('have small copies with the same light', async () => {
    for (const [name, scene] of scenes)
      expect(await smallError(scene, scene.variants.matt), name).toBeLessThan(0.002);
  });

  it.each(variants)(
    'have small copies of all layers of $name, $finish',
    { tags: ['matrix'] },
    async ({ scene, variant }) => {
      for (const file of [...variant.white, variant.black, variant.shadow]) {
        expect(await smallError(scene, { ...variant, black: file }), file).toBeLessThan(0.002);
      }
    },
  );

  it.each(variants)('have the size of the scene in $name, $finish', async ({ scene, variant }) => {
    for (const file of [...filesNamedBy(variant), scene.ids]) {
      const { width, height } = await sharp(join(scene.folder, file)).metadata();
      expect({ file, width, height }).toEqual({ file, width: scene.width, height: scene.height });
    }
  });

  it.each(variants)('have a white layer for each panel of $name, $finish', async ({ scene, variant }) => {
    const { panels = scene.panels, ids = scene.ids, white } = variant;
    const map = await sharp(join(scene.folder, ids)).extractChannel(0).raw().toBuffer();
    const seen = new Set(map.filter((id) => id > 0));
    expect(panels.filter(({ surface }) => surface >= white.length)).toEqual([]);
    expect([...seen].filter((id) => !panels.some((panel: Panel) => panel.id === id))).toEqual([]);
  });
});

/** Mean difference between the black layer of a finish and its small copy, as a share of the layer's range. */
async function smallError(scene: StudioScene, variant: Variant | undefined): Promise<number> {
  const { width, height } = smallSize(scene);
  const file = variant?.black ?? '';
  const [whole, small] = await Promise.all(
    [scene.folder, join(scene.folder, SMALL_LAYERS)].map((folder) =>
      readLayer(join(folder, file), width, height),
    ),
  );
  const sum = whole?.reduce((error, light, at) => error + Math.abs(light - (small?.[at] ?? 0)), 0) ?? 0;
  return sum / FULL_LIGHT / (whole?.length ?? 0);
}

function filesOf({ folder }: StudioScene): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
}

function filesNamedBy({ white, black, shadow, ids }: Variant): string[] {
  return [...white, black, shadow, ...(ids === undefined ? [] : [ids])];
}
