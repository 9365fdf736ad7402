// @module-tag all
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { variants } from '../testing/scene-variants.ts';
import type { Panel, Variant } from './scene.ts';
import { type StudioScene, scenes } from './scenes.ts';

/** Maximum bytes of all layers: they are part of each clone of the repository. */
const LIMIT = 14_000_000;

describe('the layers of the scenes', () => {
  it('PIC-91 have 14 MB at most in total', () => {
    const files = [...scenes.values()].flatMap(filesOf);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });

  it('contain no unused file', () => {
    for (const [name, scene] of scenes) {
      const named = Object.values(scene.variants).flatMap(filesNamedBy);
      const layers = [...new Set([...named, scene.ids])].sort();
      expect(readdirSync(scene.folder).sort(), name).toEqual([...layers, 'light', 'scene.json'].sort());
    }
  });

  it('include gloss and matt for every scene', () => {
    for (const [name, scene] of scenes) {
      expect(Object.keys(scene.variants), name).toEqual(expect.arrayContaining(['gloss', 'matt']));
    }
  });

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

function filesOf({ folder }: StudioScene): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
}

function filesNamedBy({ white, black, shadow, ids }: Variant): string[] {
  return [...white, black, shadow, ...(ids === undefined ? [] : [ids])];
}
