import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PictureCache, type PictureRequest, SharedPictures } from 'picture-studio';
import { picturesAhead } from 'provider/image/pictures-ahead';
import { temporaryFolder, testProvider } from 'provider/testing/test-provider';
import { describe, expect, it } from 'vitest';
import { everyPicture } from './every-picture.ts';
import { fillPictureStore, fillSharedStore, progressLine } from './fill-picture-store.ts';

const ALL = { pages: 1, isLimitedToPages: false, widths: [] };
const unused = async () => Promise.reject(new Error('No shopper waits here.'));

/** A store that "composes" a few bytes of a WebP file, and records the requests. */
function storeIn(folder: string, shared?: SharedPictures) {
  const composed: PictureRequest[] = [];
  const queue = {
    compose: async (request: PictureRequest) => {
      composed.push(request);
      return Buffer.from('RIFF1234WEBP');
    },
    composeLight: unused,
    composeAhead: unused,
    composeWhenIdle: unused,
    state: () => ({ pid: undefined, residentMegabytes: 0, restarts: 0, waiting: 0 }),
    close: async () => undefined,
  };
  const store = new PictureCache(folder, 1_000_000, queue, { shared });
  return { composed, store };
}

describe('everyPicture', () => {
  it('API-90 has the pictures of each product in all widths, first those that shoppers see first', async () => {
    const { shop } = await testProvider();
    const first = await picturesAhead(shop, 1);
    const all = await everyPicture(shop, ALL);
    expect(all.slice(0, first.length)).toEqual(first);
    const teak = all.slice(first.length).flatMap(({ request: { decor, view, width } }) =>
      // The colour has two products; this is one of them.
      decor.colour_name === 'Malabar Teak' && decor.category === '1.5mm Acrylic' ? `${view}-${width}` : [],
    );
    expect(new Set(teak)).toContain('closeup-1600');
    expect(new Set(teak)).toContain('sample-200');
  });

  it('API-90 can be limited to the first pages, and to some widths', async () => {
    const { shop } = await testProvider();
    const first = await picturesAhead(shop, 1);
    expect(await everyPicture(shop, { ...ALL, isLimitedToPages: true })).toEqual(first);
    const wide = await everyPicture(shop, { ...ALL, widths: [800] });
    expect(new Set(wide.map(({ request }) => request.width))).toEqual(new Set([800]));
    expect(wide.length).toBeGreaterThan(first.filter(({ request }) => request.width === 800).length);
  });
});

describe('fillPictureStore', () => {
  it('API-90 goes on where it was stopped, and composes nothing twice', async () => {
    const { shop } = await testProvider();
    const wanted = await everyPicture(shop, ALL);
    const folder = temporaryFolder();
    const stopping = new AbortController();
    const before = storeIn(folder);
    const left = await fillPictureStore(before.store, wanted, {
      threads: 2,
      stop: stopping.signal,
      show: ({ done }) => {
        if (done === 3) stopping.abort();
      },
    });
    // After the stop, the other thread still finishes its picture.
    expect(before.composed.length).toBeLessThanOrEqual(4);
    expect(readdirSync(folder)).toHaveLength(before.composed.length);
    const after = storeIn(folder);
    const shown: number[] = [];
    const rest = await fillPictureStore(after.store, wanted, {
      threads: 2,
      stop: new AbortController().signal,
      show: ({ total }) => shown.push(total),
    });
    expect(rest).toBe(0);
    expect(after.composed).toHaveLength(left);
    expect(new Set(shown)).toEqual(new Set([left]));
    expect(readdirSync(folder)).toHaveLength(before.composed.length + left);
  });

  it('API-90 says how many pictures a disk does not take', async () => {
    const blocked = join(temporaryFolder(), 'pictures');
    writeFileSync(blocked, 'in the way');
    const { shop } = await testProvider();
    const wanted = await everyPicture(shop, { ...ALL, widths: [200] });
    const { composed, store } = storeIn(blocked);
    const options = { threads: 1, stop: new AbortController().signal, show: () => undefined };
    expect(await fillPictureStore(store, wanted, options)).toBe(composed.length);
    expect(composed.length).toBeGreaterThan(0);
  });
});

describe('fillSharedStore', () => {
  const filling = { threads: 2, stop: new AbortController().signal, show: () => undefined };

  it('API-90 uploads what the store lacks, composes what is on no disk, and nothing twice', async () => {
    const { shop } = await testProvider();
    const wanted = await everyPicture(shop, { ...ALL, widths: [200] });
    const own = temporaryFolder();
    const before = storeIn(own);
    await fillPictureStore(before.store, wanted.slice(0, 3), filling);
    const shared = new SharedPictures({ place: join(temporaryFolder(), 'store') });
    const first = storeIn(own, shared);
    const { uploaded, ...filled } = await fillSharedStore(first.store, wanted, filling);
    expect(filled).toEqual({ left: 0, there: 0, composed: uploaded - before.composed.length });
    expect(first.composed).toHaveLength(filled.composed);
    const second = storeIn(temporaryFolder(), shared);
    expect(await fillSharedStore(second.store, wanted, filling)).toEqual({
      ...{ left: 0, there: uploaded, composed: 0, uploaded: 0 },
    });
    expect(second.composed).toEqual([]);
    expect(shared.state().stored).toBe(uploaded);
  });

  it('ends with a sentence where the store takes nothing', async () => {
    const place = join(temporaryFolder(), 'store');
    writeFileSync(place, 'in the way');
    const { shop } = await testProvider();
    const { store } = storeIn(temporaryFolder(), new SharedPictures({ place }));
    const filled = fillSharedStore(store, await picturesAhead(shop, 1), filling);
    await expect(filled).rejects.toThrow(`The store of pictures ${place} cannot be used: ENOTDIR`);
  });
});

describe('progressLine', () => {
  it.each([
    [{ done: 0, total: 1200, seconds: 0 }, '[░░░░░░░░░░░░░░░░░░░░░░░░] 0 of 1,200 pictures'],
    [
      { done: 300, total: 1200, seconds: 60 },
      '[██████░░░░░░░░░░░░░░░░░░] 300 of 1,200 pictures · 5.0 per second · 3 min left',
    ],
    [
      { done: 1190, total: 1200, seconds: 119 },
      '[███████████████████████░] 1,190 of 1,200 pictures · 10.0 per second · 1 s left',
    ],
    [
      { done: 100, total: 14_500, seconds: 100 },
      '[░░░░░░░░░░░░░░░░░░░░░░░░] 100 of 14,500 pictures · 1.0 per second · 4 h 0 min left',
    ],
    [{ done: 0, total: 0, seconds: 1 }, '[████████████████████████] 0 of 0 pictures'],
  ])('says what is done of %o', (progress, line) => {
    expect(progressLine(progress)).toBe(line);
  });
});
