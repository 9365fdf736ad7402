// @module-tag all
import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { sharedEdgeBeforeProvider } from '../testing/provider-fixture.ts';

/** Number of lists that may be under way. */
const LISTS = 300;

const edgeBefore = sharedEdgeBeforeProvider();

describe('an edge server before a provider that answers no list', () => {
  test('PROM-32 refuses more lists at once with a sentence and a time, lets other calls and documents through, and heals', {
    timeout: 60_000,
  }, async () => {
    const held: ServerResponse[] = [];
    const { origin } = edgeBefore((request, response) => {
      if (request.url?.startsWith('/api/product')) held.push(response);
      else response.end('{}');
    });
    const list = () => fetch(`${origin}/api/product/search?search=a`);
    const waiting = Array.from({ length: LISTS }, list);
    await vi.waitFor(() => expect(held).toHaveLength(LISTS), { timeout: 30_000 });

    const refused = await list();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toEqual({
      message: 'The shop is very busy right now. Please try again in a moment.',
    });
    expect((await fetch(origin)).status).toBe(200);
    expect((await fetch(`${origin}/api/cart`)).status).toBe(200);
    const health = (await (await fetch(`${origin}/health/ready`)).json()) as { load: unknown };
    expect(health.load).toMatchObject({ underWay: { list: LISTS }, refused: { list: 1, payment: 0 } });

    const release = setInterval(() => held.splice(0).map((response) => response.end('{}')), 10);
    for (const response of await Promise.all(waiting)) expect(await response.json()).toEqual({});
    expect((await list()).status).toBe(200);
    clearInterval(release);
  });
});
