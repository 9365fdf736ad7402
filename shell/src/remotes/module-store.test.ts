import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModuleStore, LOAD_TIME_LIMIT } from './module-store.ts';

const NAME = 'catalog/shop';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the module store', () => {
  it('returns a loaded module immediately', async () => {
    const fetchModule = vi.fn(async () => 'page');
    const store = createModuleStore(fetchModule);
    await store.settle([NAME]);
    expect(store.state(NAME)).toEqual({ status: 'ready', module: 'page' });
    await store.settle([NAME]);
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  it('loads once for simultaneous requests', () => {
    const fetchModule = vi.fn(() => new Promise(() => undefined));
    const store = createModuleStore(fetchModule);
    store.load(NAME);
    store.load(NAME);
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  it('PROM-134 tells every listener, also when one of them throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createModuleStore(async () => 'page');
    const heard = vi.fn();
    store.subscribe(() => {
      throw new Error('broken');
    });
    store.subscribe(heard);
    await store.settle([NAME]);
    expect(store.state(NAME)).toMatchObject({ status: 'ready' });
    expect(heard).toHaveBeenCalled();
    expect(warn).toHaveBeenCalled();
  });

  it('retries after a failure', async () => {
    const fetchModule = vi.fn(async (): Promise<unknown> => 'page').mockRejectedValueOnce(new Error('gone'));
    const store = createModuleStore(fetchModule);
    await store.settle([NAME]);
    expect(store.state(NAME)).toMatchObject({ status: 'failed' });
    await store.settle([NAME]);
    expect(store.state(NAME)).toMatchObject({ status: 'ready' });
  });

  it('reloads the failed modules only', async () => {
    const fetchModule = vi.fn(async (): Promise<unknown> => 'page').mockRejectedValueOnce(new Error('gone'));
    const store = createModuleStore(fetchModule);
    await store.settle([NAME]);
    await store.settle(['catalog/product']);
    store.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchModule.mock.calls).toEqual([
      [NAME, false],
      ['catalog/product', false],
      [NAME, true],
    ]);
    expect(store.isReady(NAME)).toBe(true);
  });

  it('PROM-11 fails after the timeout, and accepts a module that arrives later', async () => {
    let arrive = (_page: string) => {};
    const store = createModuleStore(() => new Promise((resolve) => (arrive = resolve)));
    const settled = store.settle([NAME]);
    await vi.advanceTimersByTimeAsync(LOAD_TIME_LIMIT);
    await settled;
    expect(store.state(NAME)).toMatchObject({ status: 'failed' });
    arrive('late page');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state(NAME)).toEqual({ status: 'ready', module: 'late page' });
  });

  it('PROM-11 makes a request of its own for a retry after the timeout, and ignores how the first one ends', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answers: PromiseWithResolvers<unknown>[] = [];
    const store = createModuleStore(() => {
      const answer = Promise.withResolvers<unknown>();
      answers.push(answer);
      return answer.promise;
    });
    store.load(NAME);
    await vi.advanceTimersByTimeAsync(LOAD_TIME_LIMIT);
    store.load(NAME);
    expect(answers).toHaveLength(2);
    answers[0]?.reject(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state(NAME)).toEqual({ status: 'loading' });
    answers[1]?.resolve('page');
    await vi.advanceTimersByTimeAsync(LOAD_TIME_LIMIT);
    expect(store.state(NAME)).toEqual({ status: 'ready', module: 'page' });
  });

  it('notifies its listeners of each change until they unsubscribe', async () => {
    const store = createModuleStore(async () => 'page');
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    await store.settle([NAME]);
    const calls = listener.mock.calls.length;
    expect(calls).toBeGreaterThan(0);
    leave();
    store.load('catalog/product');
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});
