// @module-tag all
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from 'store/testing/http-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Each page makes two calls, the second one after the first. */
const shell = `
exports.shared = {};
exports.handlePageRequest = async ({ url, providerOrigin }) => {
  for (const turn of [1, 2]) await fetch(providerOrigin + '/api/product?product_id=' + url.slice(1) + turn);
  return { status: 200, modules: [], head: { title: 'A' }, queries: 'null', faults: ['A part is missing.'],
    rendered: { html: '<p>A</p>', styles: [] } };
};`;

/** An edge server with a provider that responds late, so that pages are rendered at the same time. */
async function edgeBeforeSlowProvider() {
  const ids: Record<string, string | undefined> = {};
  const PROVIDER_URL = await serve(async ({ url = '', headers }, response) => {
    ids[url.replace(/.*=/, '')] = headers['x-request-id']?.toString();
    await pause(20);
    response.end('{}');
  });
  return { ids, edge: await edgeUnderTest({ shell, environment: { PROVIDER_URL } }) };
}

test('one id goes from a document through its calls to the provider, and into the log', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const { ids, edge } = await edgeBeforeSlowProvider();
  const pages = ['a', 'b', 'c', 'd'];
  const documents = await Promise.all(
    pages.map(async (page) => (await fetch(`${edge.origin}/${page}`)).headers.get('X-Request-Id') ?? ''),
  );
  expect(new Set(documents).size).toBe(pages.length);
  for (const [index, page] of pages.entries()) {
    const id = documents[index];
    expect(id).toMatch(UUID);
    expect([ids[`${page}1`], ids[`${page}2`]]).toEqual([id, id]);
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.find(({ path }) => path === `/${page}`)).toMatchObject({
      event: 'page-in-part',
      requestId: id,
    });
  }
});

test('a document from the cache has an id of its own', async () => {
  const { ids, edge } = await edgeBeforeSlowProvider();
  const idOf = async () => (await fetch(`${edge.origin}/a`)).headers.get('X-Request-Id');
  const made = await idOf();
  expect(ids['a1']).toBe(made);
  const cached = await idOf();
  expect(cached).toMatch(UUID);
  expect(cached).not.toBe(made);
});

test('a client’s id is taken over only if it is a UUID', async () => {
  const { ids, edge } = await edgeBeforeSlowProvider();
  const sent = async (path: string, id: string) =>
    (await fetch(`${edge.origin}${path}`, { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  const id = '0f7a1c1e-5b1f-4a53-9a3e-1f2d3c4b5a69';
  expect(await sent('/a', id)).toBe(id);
  expect(ids['a1']).toBe(id);
  const own = await sent('/api/product?product_id=P', '9876543210');
  expect(own).toMatch(UUID);
  expect(ids['P']).toBe(own);
});
