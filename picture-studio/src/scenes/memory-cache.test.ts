import { describe, expect, it } from 'vitest';
import { memoryCache } from './memory-cache.ts';

interface Board {
  bytes: number;
}

/** Reads a cache of boards that records the name of each board it makes. */
function boards(maxBytes: number) {
  const cache = memoryCache<Board>(maxBytes, ({ bytes }) => bytes);
  const made: string[] = [];
  const get = (name: string, bytes = 10) =>
    cache.forceFetch(name, {
      context: async () => {
        made.push(name);
        return { bytes };
      },
    });
  return { made, get };
}

describe('memoryCache', () => {
  it('drops the least recently used value when it is full', async () => {
    const { get, made } = boards(25);
    for (const name of ['oak', 'ash', 'oak', 'teak', 'oak', 'teak', 'ash']) await get(name);
    expect(made).toEqual(['oak', 'ash', 'teak', 'ash']);
  });

  it('returns a value that is larger than the cache, and does not drop the others for it', async () => {
    const { get, made } = boards(15);
    await get('oak');
    expect(await get('sequoia', 20)).toEqual({ bytes: 20 });
    await get('oak');
    expect(made).toEqual(['oak', 'sequoia']);
  });

  it('returns values that are evicted while they are being made', async () => {
    const { get } = boards(10);
    const names = ['oak', 'ash', 'teak'];
    expect(await Promise.all(names.map((name) => get(name)))).toEqual(names.map(() => ({ bytes: 10 })));
  });
});
