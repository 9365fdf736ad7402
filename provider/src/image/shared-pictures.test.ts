// @module-tag all
import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getImagesByProductId } from 'shared-contracts/image/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { caller } from '../testing/caller.ts';
import { environmentOf } from '../testing/test-database.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, '../../../office/src/pictures.ts');
const metrics = { host: '127.0.0.1', port: 0 };

async function smallPictureOf(origin: string): Promise<string> {
  const { body } = await caller(origin)(getImagesByProductId, { query: { product_id: 'S15-KONKAN-BLUE' } });
  return String(body[0]?.image_link).replace(/\d+\.webp$/, '200.webp');
}

async function picturesState(origin: string) {
  const response = await fetch(`${origin}/health/ready`);
  const { pictures } = (await response.json()) as { pictures: { pid?: number; store?: object } };
  return pictures;
}

describe('a store of pictures', () => {
  it('spares a second provider the picture process', async () => {
    const pictureStore = { place: join(temporaryFolder(), 'store') };
    const one = await testProvider({ pictureStore });
    const link = await smallPictureOf(one.origin);
    const composed = await (await fetch(one.origin + link)).bytes();
    const none = { found: 0, missing: 0, stored: 0, failed: 0 };
    await vi.waitFor(async () =>
      expect((await picturesState(one.origin)).store).toEqual({ ...none, missing: 1, stored: 1 }),
    );
    const other = await testProvider({ pictureStore, metrics });
    expect(await (await fetch(other.origin + link)).bytes()).toEqual(composed);
    const { pid, store } = await picturesState(other.origin);
    expect({ pid, store }).toEqual({ pid: undefined, store: { ...none, found: 1 } });
    const scrape = await (await fetch(`${other.metricsOrigin}/metrics`)).text();
    expect(scrape).toContain('provider_picture_store_total{outcome="found"} 1\n');
  });

  it('that cannot be used costs no picture', async () => {
    const place = join(temporaryFolder(), 'store');
    writeFileSync(place, 'in the way');
    const { origin } = await testProvider({ pictureStore: { place } });
    expect((await fetch(origin + (await smallPictureOf(origin)))).status).toBe(200);
    expect((await picturesState(origin)).store).toMatchObject({ found: 0, stored: 0 });
  });

  it('is filled once by npm run pictures, from any machine', { tags: ['all'] }, async () => {
    const store = join(temporaryFolder(), 'store');
    const fill = async () => {
      const SHOP_DATA = temporaryFolder();
      const environment = { SHOP_DATA, PICTURE_STORE: store, LIST_PAGES_AHEAD: '1' };
      const { stdout } = await run(process.execPath, [PROGRAM, '--pages', '--width', '200'], {
        env: { ...process.env, DATABASE_URL: '', ...environment, ...(await environmentOf(SHOP_DATA)) },
      });
      return stdout;
    };
    const said = await fill();
    const files = () => readdirSync(store).map((file) => [file, statSync(join(store, file)).ino]);
    const before = files();
    expect(said).toContain('The store had 0 of the pictures.');
    // Fewer are composed if `npm start` has already composed some for the checkout.
    expect(said).toContain(` ${before.length} uploaded.\n`);
    expect(await fill()).toContain(
      `The store had ${before.length} of the pictures. 0 were composed, 0 uploaded.\n`,
    );
    expect(files()).toEqual(before);
  });
});
