import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'store/testing/empty-places';
import { beforeEach, describe, expect, it } from 'vitest';
import { PictureDiskCache } from './picture-disk-cache.ts';

const ROOMY = 1_000_000;
const TEAK = Buffer.from('teak');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('PictureDiskCache', () => {
  it('API-90 finds the pictures that another process has composed meanwhile', async () => {
    const shop = new PictureDiskCache(folder, ROOMY);
    expect(await shop.get('teak.webp')).toBeUndefined();
    expect(await shop.has('teak.webp')).toBe(false);
    await new PictureDiskCache(folder, ROOMY).set('teak.webp', TEAK);
    expect(await shop.has('teak.webp')).toBe(true);
    expect(await shop.get('teak.webp')).toEqual(TEAK);
  });

  it('API-90 removes incomplete pictures of a killed run, not those that another process is writing', async () => {
    const anHourAgo = Date.now() / 1000 - 3600;
    writeFileSync(join(folder, 'half.part'), 'RIF');
    utimesSync(join(folder, 'half.part'), anHourAgo, anHourAgo);
    writeFileSync(join(folder, 'new.part'), 'RIF');
    await new PictureDiskCache(folder, ROOMY).set('teak.webp', TEAK);
    expect(readdirSync(folder).sort()).toEqual(['new.part', 'teak.webp']);
  });
});
