import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from 'store/testing/empty-places';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ColourTiles } from '../scenes/decor.ts';
import { readScenes } from '../scenes/scenes.ts';
import { HIMADRI_WHITE, MALABAR_TEAK } from '../testing/sample-decors.ts';
import { engineVersion, fingerprintOf } from './picture-version.ts';

let folder: string;

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The version of the engine's code before and after a file is written. */
function versionsAround(path: string, content: string): [before: string, after: string] {
  const before = engineVersion(folder);
  write(path, content);
  return [before, engineVersion(folder)];
}

beforeEach(() => {
  folder = temporaryFolder();
  write('scenes/decor.ts', 'export const contrast = 1;\n');
  write('composition/compose-layers.ts', 'export const haze = 0;\n');
  write('composition/compose-layers.test.ts', 'expect(haze).toBe(0);\n');
});

describe('engineVersion', () => {
  it.each([
    ['a changed finish', 'scenes/decor.ts'],
    ['a changed composition', 'composition/compose-layers.ts'],
    ['a new file', 'composition/sunlight.ts'],
    ['a changed scene reader', 'scenes/layer.ts'],
  ])('changes with %s', (_, path) => {
    const [before, after] = versionsAround(path, 'export const contrast = 2;\n');
    expect(after).not.toBe(before);
  });

  it.each([
    ['a changed test', 'composition/compose-layers.test.ts'],
    ['a changed README', 'README.md'],
    ['a README in a room', 'scenes/README.md'],
    ['a changed queue', 'serving/picture-queue.ts'],
  ])('does not change with %s', (_, path) => {
    const [before, after] = versionsAround(path, 'changed\n');
    expect(after).toBe(before);
  });

  it('does not depend on line ends', () => {
    const [before, after] = versionsAround('scenes/decor.ts', 'export const contrast = 1;\r\n');
    expect(after).toBe(before);
  });

  it('changes when a file is renamed', () => {
    const before = engineVersion(folder);
    renameSync(join(folder, 'scenes/decor.ts'), join(folder, 'scenes/decors.ts'));
    expect(engineVersion(folder)).not.toBe(before);
  });
});

describe('the version of a scene', () => {
  const version = () => readScenes(folder).get('shed')?.version;

  beforeEach(() => {
    const scene = { width: 4, height: 4, surfaces: ['wall'], ids: 'panels.png', variants: {}, panels: [] };
    write('shed/scene.json', JSON.stringify(scene));
    write('shed/light/matt-room.jpg', 'light');
  });

  it('changes with a byte of its light', () => {
    const before = version();
    write('shed/light/matt-room.jpg', 'lighT');
    expect(version()).not.toBe(before);
  });

  it('does not change with files that no picture is composed from', () => {
    const before = version();
    write('shed/.DS_Store', 'view');
    write('shed/README.md', 'A shed.');
    write('shed/white.avif', 'layer');
    expect(version()).toBe(before);
  });
});

describe('fingerprintOf', () => {
  it('changes with the tiles of the decor, and with those of the second surface of a room', () => {
    const plain = { ...HIMADRI_WHITE, goesWith: [MALABAR_TEAK] };
    const redrawn = { ...MALABAR_TEAK, tiles: { ...MALABAR_TEAK.tiles, version: 'redrawn' } as ColourTiles };
    const prints = [plain, { ...plain, goesWith: [redrawn] }].map((decor) =>
      fingerprintOf({ decor, view: 'kitchen' }),
    );
    expect(new Set(prints).size).toBe(2);
    const samples = [MALABAR_TEAK, redrawn].map((decor) => fingerprintOf({ decor, view: 'sample' }));
    expect(new Set(samples).size).toBe(2);
  });
});
