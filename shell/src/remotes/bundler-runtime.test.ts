import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type BundlerRuntime,
  forgetFailedModules,
  giveUpHungChunks,
  makeRetryable,
} from './bundler-runtime.ts';
import { LOAD_TIME_LIMIT } from './module-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Adds a script element that calls back like that of the bundler. */
const load = vi.fn<BundlerRuntime['l']>((url, done) => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', url);
  script.onerror = (event) => {
    script.remove();
    if (typeof event !== 'string') done(event);
  };
  document.head.append(script);
});

it('PROM-58 each further attempt at a chunk has another URL, and the first one is that of its preload', () => {
  const runtime: BundlerRuntime = { l: load, c: {} };
  makeRetryable(runtime);
  for (const url of ['/shop.js', '/shop.js', '/cart.js', '/shop.js']) runtime.l(url, vi.fn(), 'chunk-a');
  expect(load.mock.calls.map(([url, , key]) => [url, key])).toEqual([
    ['/shop.js', 'chunk-a'],
    ['/shop.js?attempt=1', 'chunk-a'],
    ['/cart.js', 'chunk-a'],
    ['/shop.js?attempt=2', 'chunk-a'],
  ]);
});

it('PROM-11 only chunks that have had no response for long are given up', () => {
  const runtime: BundlerRuntime = { l: load, c: {} };
  makeRetryable(runtime);
  const [hung, slow] = [vi.fn(), vi.fn()];
  runtime.l('/gallery.js', hung);
  vi.advanceTimersByTime(LOAD_TIME_LIMIT);
  runtime.l('/cart.js', slow);
  giveUpHungChunks();
  expect(hung).toHaveBeenCalledTimes(1);
  expect(slow).not.toHaveBeenCalled();
  giveUpHungChunks();
  expect(hung).toHaveBeenCalledTimes(1);
});

it('only modules that threw are forgotten', () => {
  const evaluated = { exports: {} };
  const runtime = { l: vi.fn(), c: { shop: { error: new Error('thrown at load') }, price: evaluated } };
  makeRetryable(runtime);
  forgetFailedModules();
  expect(runtime.c).toEqual({ price: evaluated });
});
