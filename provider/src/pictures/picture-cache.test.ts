import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture.ts';
import type { Decor } from './decor.ts';
import { PictureCache } from './picture-cache.ts';
import type { PictureRequest } from './picture-request.ts';

const TEAK: Decor = {
  class: 'Sheet',
  material: 'Sheet',
  category: '1.5mm Acrylic',
  type: 'Wood Grain',
  colour_name: 'Malabar Teak',
  code: '#9c6b3d',
};
const ROOMY = 1_000_000;

/** Stands in for the thread: "draws" ten bytes, and counts. */
class CountingDesk {
  readonly drawn: string[] = [];

  async compose({ decor, view, width }: PictureRequest): Promise<Buffer> {
    this.drawn.push(`${decor.colour_name} ${view}-${width}`);
    return Buffer.alloc(10, `${decor.colour_name} ${view}-${width}`);
  }

  async close(): Promise<void> {}
}

let folder: string;
let desk: CountingDesk;

const card = (colour_name: string): PictureRequest => ({
  decor: { ...TEAK, colour_name },
  view: 'sample',
  width: 400,
});

async function pictures(cache: PictureCache, requests: PictureRequest[]): Promise<void> {
  for (const request of requests) await cache.picture(request);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  desk = new CountingDesk();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('PictureCache', () => {
  it('composes once for all who ask at the same time, and for those who come later', async () => {
    const cache = new PictureCache(folder, ROOMY, desk);
    const asked = await Promise.all(Array.from({ length: 1000 }, () => cache.picture(card('Teak'))));
    asked.push(await cache.picture(card('Teak')));
    expect(new Set(asked.map(String)).size).toBe(1);
    expect(desk.drawn).toEqual(['Teak sample-400']);
  });

  it('finds the pictures of an earlier run', async () => {
    const before = await new PictureCache(folder, ROOMY, desk).picture(card('Teak'));
    const after = await new PictureCache(folder, ROOMY, desk).picture(card('Teak'));
    expect(after).toEqual(before);
    expect(desk.drawn).toHaveLength(1);
  });

  it('keeps its bound by dropping what was used least recently', async () => {
    const cache = new PictureCache(folder, 25, desk);
    await pictures(cache, [card('Teak'), card('Oak')]);
    await cache.picture(card('Teak'));
    await cache.picture(card('Ash'));
    expect(readdirSync(folder)).toHaveLength(2);
    await pictures(cache, [card('Teak'), card('Ash')]);
    expect(desk.drawn).toHaveLength(3);
    await cache.picture(card('Oak'));
    expect(desk.drawn).toHaveLength(4);
  });

  it('tells pictures apart by all that they show', async () => {
    const cache = new PictureCache(folder, ROOMY, desk);
    await pictures(cache, [
      card('Teak'),
      { ...card('Teak'), view: 'flat' },
      { ...card('Teak'), width: 800 },
      { ...card('Teak'), decor: { ...TEAK, colour_name: 'Teak', category: 'MATT Acrylic' } },
      { ...card('Teak'), decor: { ...TEAK, colour_name: 'Teak', code: '#9c6b3e' } },
    ]);
    expect(desk.drawn).toHaveLength(5);
  });

  it('draws again what somebody deleted', async () => {
    const cache = new PictureCache(folder, ROOMY, desk);
    const before = await cache.picture(card('Teak'));
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    expect(await cache.picture(card('Teak'))).toEqual(before);
  });

  it('leaves no half-written picture of a run that was killed', async () => {
    writeFileSync(join(folder, 'half.part'), 'RIF');
    await new PictureCache(folder, ROOMY, desk).picture(card('Teak'));
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}-400\.webp$/)]);
  });

  it('serves without a disk, and keeps pictures again once there is one', async () => {
    const blocked = join(folder, 'cache');
    writeFileSync(blocked, 'in the way');
    const cache = new PictureCache(blocked, ROOMY, desk);
    expect(await cache.picture(card('Teak'))).toHaveLength(10);
    rmSync(blocked);
    await cache.picture(card('Teak'));
    expect(readdirSync(blocked)).toHaveLength(1);
  });

  it('draws on a thread of its own what composePicture draws', async () => {
    const cache = new PictureCache(folder, ROOMY);
    const request: PictureRequest = { decor: TEAK, view: 'sample', width: 200 };
    const served = await cache.picture(request);
    await cache.close();
    expect(served).toEqual(await composePicture(request));
  });
});
