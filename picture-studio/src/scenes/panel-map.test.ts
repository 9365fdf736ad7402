import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPanelMap } from './panel-map.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readPanelMap', () => {
  it('extends panels beyond their edges, but not into other panels', async () => {
    const file = join(folder, 'ids.png');
    const ids = Buffer.from([0, 0, 0, 0, 0, 7, 9, 9, 9, 9]);
    const rows = Buffer.concat(Array.from({ length: 5 }, () => ids));
    await sharp(rows, { raw: { width: 10, height: 5, channels: 1 } })
      .png()
      .toFile(file);
    const map = await readPanelMap(file, 10, 5);
    expect([...map.subarray(20, 30)]).toEqual([0, 0, 0, 7, 7, 7, 9, 9, 9, 9]);
  });
});
