import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from 'store/testing/empty-places';
import { describe, expect, it } from 'vitest';
import { readPanelMap } from './panel-map.ts';

describe('readPanelMap', () => {
  it('extends panels beyond their edges, but not into other panels', async () => {
    const file = join(temporaryFolder(), 'ids.png');
    const ids = Buffer.from([0, 0, 0, 0, 0, 7, 9, 9, 9, 9]);
    const rows = Buffer.concat(Array.from({ length: 5 }, () => ids));
    await sharp(rows, { raw: { width: 10, height: 5, channels: 1 } })
      .png()
      .toFile(file);
    const map = await readPanelMap(file, 10, 5);
    expect([...map.subarray(20, 30)]).toEqual([0, 0, 0, 7, 7, 7, 9, 9, 9, 9]);
  });
});
