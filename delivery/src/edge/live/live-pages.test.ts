import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReleasedSet } from '../../registry/released-set.ts';
import { bareSet } from '../../testing/set-fixture.ts';
import { followLivePages, type ServedSet } from './live-pages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows releases with renderers that become warm and drain on the test's command. */
async function following(first: ReleasedSet) {
  let released = first;
  const alive = new Set<number>();
  const tried = new Map<number, PromiseWithResolvers<boolean>>();
  const drained = new Map<number, PromiseWithResolvers<void>>();
  let mostAlive = 0;
  const open = (set: ReleasedSet): ServedSet => {
    const { serial } = set;
    tried.set(serial, Promise.withResolvers());
    drained.set(serial, Promise.withResolvers());
    alive.add(serial);
    mostAlive = Math.max(mostAlive, alive.size);
    const renderer = {
      tried: tried.get(serial)?.promise ?? Promise.resolve(false),
      pages: () => undefined,
      render: () => Promise.reject(new Error('not used here')),
      state: () => ({ isWarm: true, restarts: 0, heapMegabytes: 1 }),
      stop: async () => {
        await drained.get(serial)?.promise;
        alive.delete(serial);
      },
    };
    return {
      set,
      renderer,
      pages: { earlyHints: [], pageOf: () => Promise.reject(new Error('not used here')) },
    };
  };
  const live = followLivePages({ read: async () => released }, open);
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(200);
    await turn();
  };
  await turn();
  return {
    serial: () => live.current()?.set.serial,
    alive,
    mostAlive: () => mostAlive,
    release: async (serial: number) => {
      released = bareSet(serial);
      await settle();
    },
    warm: async (serial: number, isWarm = true) => {
      tried.get(serial)?.resolve(isWarm);
      await settle();
    },
    drain: async (serial: number) => {
      drained.get(serial)?.resolve();
      await settle();
    },
  };
}

describe('followLivePages', () => {
  test('serves the first set at once, before it is warm', async () => {
    const live = await following(bareSet(1));
    expect(live.serial()).toBe(1);
  });

  test('serves the previous set until the next one is warm, then drains it', async () => {
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    expect([live.serial(), [...live.alive]]).toEqual([1, [1, 2]]);
    await live.warm(2);
    await live.drain(1);
    expect([live.serial(), [...live.alive]]).toEqual([2, [2]]);
  });

  test('runs at most two renderers, however fast releases come', async () => {
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

  test('serves a release whose renderer cannot start', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const live = await following(bareSet(1));
    await live.warm(1);
    await live.release(2);
    await live.warm(2, false);
    expect(live.serial()).toBe(2);
  });
});
