import { setImmediate as turn } from 'node:timers/promises';
import type { ReleasedSet } from 'releases/registry/released-set';
import { bareSet } from 'releases/testing/set-fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Renderer } from '../renderer/page-renderer.ts';
import type { WarmSet } from '../renderer/render-process.ts';
import { LivePages, type ServedSet } from './live-pages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Follows releases with renderers that become warm and drain on the test's command. */
async function following(first: ReleasedSet) {
  let released = first;
  const alive = new Set<number>();
  const tried = new Map<number, PromiseWithResolvers<WarmSet | undefined>>();
  const drained = new Map<number, PromiseWithResolvers<void>>();
  let mostAlive = 0;
  const refused: string[] = [];
  const open = (set: ReleasedSet, running?: Renderer): ServedSet => {
    const { serial } = set;
    const pages = {
      earlyHints: [],
      hasPage: () => false,
      needsLogin: () => false,
      trustedTypes: false,
      pageOf: () => Promise.reject(new Error('not used here')),
    };
    if (running) return { set, renderer: running, pages };
    tried.set(serial, Promise.withResolvers());
    drained.set(serial, Promise.withResolvers());
    alive.add(serial);
    mostAlive = Math.max(mostAlive, alive.size);
    const renderer = {
      tried: tried.get(serial)?.promise ?? Promise.resolve(undefined),
      pages: () => undefined,
      render: () => Promise.reject(new Error('not used here')),
      state: () => ({ isWarm: true, restarts: 0, heapMegabytes: 1, residentMegabytes: 1, waiting: 0 }),
      stop: async () => {
        await drained.get(serial)?.promise;
        alive.delete(serial);
      },
    };
    return { set, renderer, pages };
  };
  const liveSet = {
    read: async () => released,
    noteServed: async () => undefined,
    noteRefused: async ({ serial }: ReleasedSet, reasons: readonly string[]) => {
      refused.push(`${serial}: ${reasons.join(' ')}`);
    },
  };
  const live = new LivePages(liveSet, open);
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(200);
    await turn();
  };
  await turn();
  return {
    serial: () => live.current()?.set.serial,
    alive,
    refused,
    mostAlive: () => mostAlive,
    /** @param as the number of the set with the same releases */
    release: async (serial: number, as = serial) => {
      released = bareSet(serial, [], `shell ${as}`);
      await settle();
    },
    wait: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    warm: async (serial: number, broken: Record<string, string> = {}) => {
      tried.get(serial)?.resolve({ pages: undefined, broken });
      await settle();
    },
    /** Ends the renderer of this set while it starts. */
    end: async (serial: number) => {
      tried.get(serial)?.resolve(undefined);
      drained.get(serial)?.resolve();
      await settle();
    },
    drain: async (serial: number) => {
      drained.get(serial)?.resolve();
      await settle();
    },
  };
}

describe('LivePages', () => {
  test('serves the first set at once, before it is warm', async () => {
    const live = await following(bareSet(1));
    expect(live.serial()).toBe(1);
  });

  test('serves the previous set until the next one is warm, and drains it before the one after that', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    expect([live.serial(), [...live.alive]]).toEqual([1, [1, 2]]);
    await live.warm(2);
    expect([live.serial(), [...live.alive]]).toEqual([2, [1, 2]]);
    await live.release(3);
    expect([...live.alive]).toEqual([1, 2]);
    await live.drain(1);
    expect([live.serial(), [...live.alive]]).toEqual([2, [2, 3]]);
  });

  test('PROM-181 serves the releases of the previous set at once when they are live again', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.warm(2);
    await live.release(3, 1);
    expect([live.serial(), [...live.alive]]).toEqual([3, [1, 2]]);
    await live.release(4, 2);
    expect([live.serial(), [...live.alive], live.mostAlive()]).toEqual([4, [1, 2], 2]);
  });

  test('PROM-181 goes on with its renderer when a refused release is taken back', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.end(2);
    await live.end(2);
    await live.release(3, 1);
    expect([live.serial(), [...live.alive]]).toEqual([3, [1]]);
    await live.release(4);
    await live.warm(4);
    expect([live.serial(), [...live.alive]]).toEqual([4, [1, 4]]);
  });

  test('PROM-181 stops the renderer of the previous set after ten minutes', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.warm(2);
    await live.drain(1);
    await live.wait(9 * 60_000);
    expect([...live.alive]).toEqual([1, 2]);
    await live.wait(60_000);
    expect([...live.alive]).toEqual([2]);
    await live.release(3, 1);
    expect([live.serial(), [...live.alive]]).toEqual([2, [2, 3]]);
  });

  test('PROM-181 runs at most two renderers, however fast releases come', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.release(3);
    await live.warm(2);
    await live.release(4);
    expect([...live.alive]).toEqual([1, 2]);
    await live.drain(1);
    await live.warm(4);
    await live.drain(2);
    expect([live.serial(), live.mostAlive()]).toEqual([4, 2]);
  });

  test('PROM-92 keeps the previous set when a page breaks that worked before, and says so', async () => {
    const broken = { 'catalog/shop': 'It threw.' };
    const live = await following(bareSet(1));
    await live.warm(1, { 'account/orders': 'It has never worked.' });
    await live.release(2);
    await live.drain(2);
    await live.warm(2, broken);
    expect([live.serial(), live.refused]).toEqual([1, []]);
    await live.drain(2);
    await live.warm(2, broken);
    expect([live.serial(), [...live.alive], live.refused]).toEqual([1, [1], ['2: catalog/shop: It threw.']]);
  });

  test('PROM-92 serves a set whose faults are those of the previous set', async () => {
    const live = await following(bareSet(1));
    await live.warm(1, { 'account/orders': 'It has never worked.' });
    await live.release(2);
    await live.warm(2, { 'account/orders': 'It still does not.' });
    expect([live.serial(), live.refused]).toEqual([2, []]);
  });

  test('PROM-182 serves a set that works at the second attempt, as on a busy machine', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.drain(2);
    await live.warm(2, { '/': 'It took longer than 5000 ms.' });
    await live.warm(2);
    expect([live.serial(), live.refused]).toEqual([2, []]);
  });

  test('PROM-92 PROM-182 opens a set twice before it refuses it because its renderer ended', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.end(2);
    expect([live.serial(), live.refused]).toEqual([1, []]);
    await live.end(2);
    expect([live.serial(), live.refused]).toEqual([
      1,
      ['2: Its renderer ended before its pages were rendered.'],
    ]);
    await live.release(3);
    await live.warm(3);
    expect(live.serial()).toBe(3);
  });
});
