import { expect, it, vi } from 'vitest';
import { forgetFailedModules, makeRetryable } from './bundler-runtime.ts';

it('each further attempt at a chunk has another URL, and the first one is that of its preload', () => {
  const load = vi.fn();
  const runtime = { l: load, c: {} };
  makeRetryable(runtime);
  for (const url of ['/shop.js', '/shop.js', '/cart.js', '/shop.js']) runtime.l(url, 'done', 'chunk-a');
  expect(load.mock.calls).toEqual([
    ['/shop.js', 'done', 'chunk-a'],
    ['/shop.js?attempt=1', 'done', 'chunk-a'],
    ['/cart.js', 'done', 'chunk-a'],
    ['/shop.js?attempt=2', 'done', 'chunk-a'],
  ]);
});

it('only modules that threw are forgotten', () => {
  const evaluated = { exports: {} };
  const runtime = { l: vi.fn(), c: { shop: { error: new Error('thrown at load') }, price: evaluated } };
  makeRetryable(runtime);
  forgetFailedModules();
  expect(runtime.c).toEqual({ price: evaluated });
});
