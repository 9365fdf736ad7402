import { describe, expect, it } from 'vitest';
import { emptyBucket, emptyFolder } from '../testing/empty-stores.ts';
import { pictureStore } from './picture-store.ts';

const STOP = new AbortController().signal;

describe.each([
  ['folder', emptyFolder],
  ['bucket', emptyBucket],
])('pictureStore of a %s', (_, emptyPlace) => {
  it('reads what was written, and nothing else', async () => {
    const { place, keys } = await emptyPlace();
    const store = pictureStore(place, keys);
    expect(await store.has('a.webp', STOP)).toBe(false);
    expect(await store.read('a.webp', 10, STOP)).toBeUndefined();
    await store.write('a.webp', Buffer.from('first'), STOP);
    await store.write('a.webp', Buffer.from('second'), STOP);
    expect(await store.has('a.webp', STOP)).toBe(true);
    expect(await store.read('a.webp', 10, STOP)).toEqual(Buffer.from('second'));
  });

  it('reads no file above a limit', async () => {
    const { place, keys } = await emptyPlace();
    const store = pictureStore(place, keys);
    await store.write('a.webp', Buffer.alloc(11), STOP);
    await expect(store.read('a.webp', 10, STOP)).rejects.toThrow('it sends more than a picture has');
    expect(await store.read('a.webp', 11, STOP)).toHaveLength(11);
  });
});

describe('pictureStore of a bucket', () => {
  it('is refused with other keys, and takes nothing', async () => {
    const { place, keys } = await emptyBucket();
    const store = pictureStore(place, keys && { ...keys, secret: 'another' });
    expect(await store.has('a.webp', STOP)).toBe(false);
    await expect(store.write('a.webp', Buffer.from('first'), STOP)).rejects.toThrow(
      'it answers 403 to an upload',
    );
  });
});
