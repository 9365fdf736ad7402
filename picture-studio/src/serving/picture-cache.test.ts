// @module-tag all
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from 'store/testing/empty-places';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { PictureRefusedError } from '../process/refused-pictures.ts';
import { card } from '../testing/provider-with-store.ts';
import { MALABAR_TEAK } from '../testing/sample-decors.ts';
import { PictureCache } from './picture-cache.ts';

const ROOMY = 1_000_000;
const state = () => ({ pid: undefined, residentMegabytes: 0, restarts: 0, waiting: 0 });

/** Takes the place of the workers: "composes" ten bytes, and counts. */
class CountingQueue {
  readonly composed: string[] = [];
  /** Colours that were composed ahead. */
  readonly ahead: string[] = [];

  async compose({ decor, view, width }: PictureRequest): Promise<Buffer> {
    this.composed.push(`${decor.colour_name} ${view}-${width}`);
    return Buffer.alloc(10, `${decor.colour_name} ${view}-${width}`);
  }

  async composeLight({ room, finish }: RoomLightRequest): Promise<Buffer> {
    this.composed.push(`light of ${room} in ${finish}`);
    return Buffer.alloc(10);
  }

  readonly composeAhead = (request: PictureRequest) => this.composeWhenIdle(request);

  async composeWhenIdle(request: PictureRequest): Promise<Buffer> {
    this.ahead.push(request.decor.colour_name);
    return await this.compose(request);
  }

  readonly state = state;
  async close(): Promise<void> {}
}

const neverComposes = () => new Promise<never>(() => undefined);
const NEVER = {
  composeLight: neverComposes,
  composeAhead: neverComposes,
  composeWhenIdle: neverComposes,
  state,
  close: async () => undefined,
};

let folder: string;
let queue: CountingQueue;

async function pictures(cache: PictureCache, requests: PictureRequest[]): Promise<void> {
  for (const request of requests) await cache.picture(request);
}

beforeEach(() => {
  folder = temporaryFolder();
  queue = new CountingQueue();
});

describe('PictureCache', () => {
  it('API-60 composes ahead what is not on disk, and says whether it had to', async () => {
    const cache = new PictureCache(folder, ROOMY, queue);
    expect(await cache.warm(card('Teak'))).toBe(true);
    expect(await cache.warm(card('Teak'))).toBe(false);
    await cache.picture(card('Teak'));
    expect(queue.ahead).toEqual(['Teak']);
    expect(queue.composed).toHaveLength(1);
  });

  it('API-60 does not let a shopper wait for what is being composed ahead', async () => {
    const cache = new PictureCache(folder, ROOMY, {
      compose: async () => Buffer.from('asked'),
      ...NEVER,
    });
    void cache.warm(card('Teak'));
    expect(await cache.picture(card('Teak'))).toEqual(Buffer.from('asked'));
  });

  it('finds the pictures of an earlier run', async () => {
    const before = await new PictureCache(folder, ROOMY, queue).picture(card('Teak'));
    const after = await new PictureCache(folder, ROOMY, queue).picture(card('Teak'));
    expect(after).toEqual(before);
    expect(queue.composed).toHaveLength(1);
  });

  it('PIC-121 serves finished pictures from another folder, and copies none of them', async () => {
    const finished = join(folder, 'finished');
    const own = join(folder, 'own');
    await new PictureCache(finished, ROOMY, queue).picture(card('Teak'));
    const cache = new PictureCache(own, ROOMY, queue, { finished });
    expect(await cache.missing([{ request: card('Teak'), format: 'webp' }])).toEqual([]);
    expect(await cache.warm(card('Teak'))).toBe(false);
    expect(await cache.picture(card('Teak'))).toHaveLength(10);
    await cache.picture(card('Oak'));
    expect(queue.composed).toEqual(['Teak sample-400', 'Oak sample-400']);
    expect(readdirSync(own)).toHaveLength(1);
  });

  it('PIC-121 deletes all pictures but those that are still wanted', async () => {
    const cache = new PictureCache(folder, ROOMY, queue);
    await pictures(cache, [card('Teak'), card('Oak')]);
    await cache.keep([{ request: card('Oak'), format: 'webp' }]);
    expect(readdirSync(folder)).toHaveLength(1);
    await pictures(cache, [card('Oak'), card('Teak')]);
    expect(queue.composed).toEqual(['Teak sample-400', 'Oak sample-400', 'Teak sample-400']);
  });

  it('drops the least recently used picture at its limit', async () => {
    const cache = new PictureCache(folder, 25, queue);
    await pictures(cache, [card('Teak'), card('Oak')]);
    await cache.picture(card('Teak'));
    await cache.picture(card('Ash'));
    expect(readdirSync(folder)).toHaveLength(2);
    await pictures(cache, [card('Teak'), card('Ash')]);
    expect(queue.composed).toHaveLength(3);
    await cache.picture(card('Oak'));
    expect(queue.composed).toHaveLength(4);
  });

  it('distinguishes pictures by everything they show', async () => {
    const cache = new PictureCache(folder, ROOMY, queue);
    await pictures(cache, [
      card('Teak'),
      { ...card('Teak'), view: 'flat' },
      { ...card('Teak'), width: 800 },
      { ...card('Teak'), decor: { ...MALABAR_TEAK, colour_name: 'Teak', category: 'MATT Acrylic' } },
      { ...card('Teak'), decor: { ...MALABAR_TEAK, colour_name: 'Teak', code: '#9c6b3e' } },
    ]);
    expect(queue.composed).toHaveLength(5);
  });

  it('API-90 lists the pictures that are not on disk, each file once', async () => {
    const cache = new PictureCache(folder, ROOMY, queue);
    await cache.picture(card('Oak'));
    const teak = card('Teak');
    // Sheets of both thicknesses look the same.
    const thin = { ...teak, decor: { ...teak.decor, category: '1mm Acrylic' } };
    const wanted = [card('Oak'), teak, thin, { ...teak, width: 800 } as const].map((request) => ({
      request,
      format: 'webp' as const,
    }));
    expect(await cache.missing(wanted)).toEqual([wanted[1], wanted[3]]);
  });

  it('PROM-22 serves without a disk, and caches again as soon as there is one', async () => {
    const blocked = join(folder, 'cache');
    writeFileSync(blocked, 'in the way');
    const cache = new PictureCache(blocked, ROOMY, queue);
    expect(await cache.picture(card('Teak'))).toHaveLength(10);
    rmSync(blocked);
    await cache.picture(card('Teak'));
    expect(readdirSync(blocked)).toHaveLength(1);
  });

  describe('a link preview', () => {
    const room: PictureRequest = { decor: MALABAR_TEAK, view: 'kitchen', width: 1200 };

    it('is the room where that is composed in time', async () => {
      const cache = new PictureCache(folder, ROOMY, queue);
      expect(await cache.linkPreview(room)).toMatchObject({ isSubstitute: false });
      // On a slow machine the substitute may also have been started.
      expect(queue.composed[0]).toBe('Malabar Teak kitchen-1200');
    });

    it('PROD-30 shows the decor alone after 1.2 seconds, and the room from then on', async () => {
      const composed = Promise.withResolvers<Buffer>();
      const cache = new PictureCache(folder, ROOMY, {
        compose: async (_, format) =>
          format === 'preview' ? await composed.promise : Buffer.from('decor alone'),
        ...NEVER,
      });
      const started = performance.now();
      const preview = await cache.linkPreview(room);
      expect(performance.now() - started).toBeLessThan(2_000);
      expect(preview).toEqual({ picture: Buffer.from('decor alone'), isSubstitute: true });
      composed.resolve(Buffer.from('room'));
      expect(await cache.linkPreview(room)).toEqual({ picture: Buffer.from('room'), isSubstitute: false });
    });

    it.each(['preview', 'decor-preview'] as const)(
      'PROD-27 PROD-30 as %s is a JPEG of 1200 × 630 pixels',
      async (format) => {
        const cache = new PictureCache(folder, ROOMY);
        const served = await cache.picture(room, format);
        await cache.close();
        expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
        expect(served?.length).toBeLessThan(300_000);
        expect(readdirSync(folder)).toEqual([expect.stringMatching(`^[0-9a-f]{64}-${format}.jpg$`)]);
      },
    );

    it('is refused where both are', async () => {
      const refused = async () => Promise.reject(new PictureRefusedError('full'));
      const cache = new PictureCache(folder, ROOMY, { ...NEVER, compose: refused });
      await expect(cache.linkPreview(room)).rejects.toThrow(PictureRefusedError);
    });
  });

  it('API-81 composes the light of a room once for all decors of a finish', async () => {
    const cache = new PictureCache(folder, ROOMY, queue);
    const gloss = { room: 'kitchen', finish: 'gloss' } as const;
    await Promise.all([cache.roomLight(gloss), cache.roomLight(gloss)]);
    await cache.roomLight(gloss);
    await cache.roomLight({ ...gloss, finish: 'matt' });
    expect(queue.composed).toEqual(['light of kitchen in gloss', 'light of kitchen in matt']);
  });
});
