import { describe, expect, it } from 'vitest';
import { KeptInMemory } from './memory-cache.ts';

/** Things are their weight in bytes; counts how often one is made. */
function shelf(limit: number) {
  const kept = new KeptInMemory<number>(limit, (bytes) => bytes);
  const made: string[] = [];
  const get = (name: string, bytes = 10) =>
    kept.get(name, async () => {
      made.push(name);
      return bytes;
    });
  return { kept, made, get };
}

describe('KeptInMemory', () => {
  it('makes a thing once for all who ask', async () => {
    const { get, made } = shelf(100);
    expect(await Promise.all([get('oak'), get('oak')])).toEqual([10, 10]);
    await get('oak');
    expect(made).toEqual(['oak']);
  });

  it('drops what was used least recently when it grows too heavy', async () => {
    const { get, made } = shelf(25);
    for (const name of ['oak', 'ash', 'oak', 'teak', 'oak', 'teak', 'ash']) await get(name);
    expect(made).toEqual(['oak', 'ash', 'teak', 'ash']);
  });

  it('keeps a single thing that is heavier than all it may hold', async () => {
    const { get, made } = shelf(5);
    await get('oak');
    await get('oak');
    expect(made).toEqual(['oak']);
  });

  it('tries again after a failure', async () => {
    const { kept } = shelf(10);
    const failing = () => {
      throw new Error('no file');
    };
    await expect(kept.get('oak', failing)).rejects.toThrow('no file');
    await expect(kept.get('oak', () => 7)).resolves.toBe(7);
  });
});
