// @module-tag all
// Over 250 lines because all cases share one store with faked time.
import type { BrotliOptions, CompressCallback } from 'node:zlib';
import type { ReleasedSet } from 'releases/registry/released-set';
import type { RemoteRelease } from 'releases/registry/store/release-manifest';
import { bareSet } from 'releases/testing/set-fixture';
import type { ServedPage } from 'shared-contracts/document';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentSettings } from '../document/page-document.ts';
import { readEnvironment } from '../env.ts';
import type { ReceivedPage } from '../isolated/messages.ts';
import type { RenderRequest } from '../renderer/render-queue.ts';

/** Replaced, because faked time does not wait for the threads that compress documents. */
vi.doMock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const brotliCompress = (bytes: Buffer, options: BrotliOptions, done: CompressCallback) =>
    done(null, zlib.brotliCompressSync(bytes, options));
  return { ...zlib, brotliCompress };
});

// An earlier test may have loaded the modules with the real compression.
vi.resetModules();
const { PageLate } = await import('../renderer/render-jobs.ts');
const { NoPlace } = await import('../renderer/render-queue.ts');
const { PageFaults } = await import('./page-faults.ts');
const { PageStore } = await import('./page-store.ts');
afterAll(() => {
  vi.doUnmock('node:zlib');
  vi.resetModules();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

const SHOWN = { html: Buffer.from('<header></header>'), styles: [], preloads: '', beside: '' };
const COMPLETE: ReceivedPage = {
  status: 200,
  modules: [],
  head: { title: 'Sheets' },
  rendered: SHOWN,
  faults: [],
  queries: Buffer.from('null'),
};
const INCOMPLETE: ReceivedPage = { ...COMPLETE, faults: ['getProduct timed out.'] };

const PAGES: ServedPage[] = [
  { page: 'shell/home', patterns: ['/'], parameters: {} },
  { page: 'catalog/shop', patterns: ['/shop'], parameters: { search: 'one', shade: 'list' } },
];

const storeOf = (...responses: (ReceivedPage | Error)[]) => storeWith({ responses });

const VISITOR = '192.0.2.1';

interface StoreOptions {
  responses: (ReceivedPage | Error)[];
  isCached?: boolean;
  /** Seconds until the next rendering is allowed, one for each call in turn. */
  waits?: number[];
  set?: ReleasedSet;
  keepsVisited?: boolean;
}

function storeWith({
  responses,
  isCached = true,
  waits = [],
  set = bareSet(1, ['/']),
  keepsVisited = false,
}: StoreOptions) {
  const faults = new PageFaults();
  const render = vi.fn(async (_url: string, _request: RenderRequest) => {
    const next = responses.shift() ?? COMPLETE;
    if (next instanceof Error) throw next;
    return next;
  });
  const settings = documentSettings(readEnvironment({}), 'http://localhost:3000');
  const renderer = { render, pages: () => PAGES };
  const visitorLimit = { take: vi.fn(() => waits.shift() ?? 0), left: () => 7, charge: vi.fn() };
  const store = new PageStore({ set, renderer, settings, visitorLimit, isCached, keepsVisited, faults });
  const pages = { pageOf: (url: string) => store.pageOf(url, VISITOR) };
  return { store, pages, faults, render, visitorLimit };
}

const REMOTE: RemoteRelease = {
  ...{ id: 'catalog', name: 'mfe_catalog', contract: '^2.0.0', entry: 'remoteEntry.1.js' },
  ...{ modules: {}, pages: {}, shared: {}, imports: {}, mounts: [], calls: {}, files: {} },
};

describe('PageStore', () => {
  test.each([
    [true, true, true],
    [true, undefined, false],
    [undefined, true, false],
  ])(
    'PROM-9 with trusted types in the shell %s and in a remote %s requires them: %s',
    (inShell, inRemote, required) => {
      const { serial, shell } = bareSet(1);
      const { store } = storeWith({
        responses: [],
        set: {
          serial,
          shell: { ...shell, release: { ...shell.release, trustedTypes: inShell } },
          remotes: [{ hash: 'b', release: { ...REMOTE, trustedTypes: inRemote } }],
        },
      });
      expect(store.trustedTypes).toBe(required);
    },
  );

  test.each([
    ['/orders/1', true],
    ['/checkout', true],
    ['/shop', false],
    ['/nowhere', false],
  ])('PROM-10 tells whether the page at %s needs a login: %s', (path, needsLogin) => {
    const pages: RemoteRelease['pages'] = {
      order: { patterns: ['/orders/:id'], needsLogin: true },
      checkout: { patterns: ['/checkout'], needsLogin: true },
      shop: { patterns: ['/shop'] },
    };
    const remotes = [{ hash: 'b', release: { ...REMOTE, pages } }];
    const { store } = storeWith({ responses: [], set: { ...bareSet(1), remotes } });
    expect(store.needsLogin(path)).toBe(needsLogin);
  });

  test('SITE-57 renders a visited page again before it expires, and never an incomplete one', async () => {
    const { pages, render } = storeWith({ responses: [], keepsVisited: true });
    const first = await pages.pageOf('/');
    await vi.advanceTimersByTimeAsync(7_900);
    expect(render).toHaveBeenCalledTimes(2);
    const renewed = await pages.pageOf('/');
    expect(render).toHaveBeenCalledTimes(2);
    expect(renewed).toEqual(first);
    render.mockResolvedValueOnce(INCOMPLETE);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(render).toHaveBeenCalledTimes(3);
    expect(await pages.pageOf('/')).toBe(renewed);
  });

  test('PROM-59 renders addresses that differ in unknown parameters once, without them', async () => {
    const { pages, render } = storeOf();
    const plain = await pages.pageOf('/shop?search=teak');
    for (let visit = 0; visit < 50; visit += 1)
      expect(await pages.pageOf(`/shop?utm_source=${visit}&search=teak&gclid=${visit}`)).toBe(plain);
    expect(render.mock.calls.map(([url]) => url)).toEqual(['/shop?search=teak']);
  });

  test('renders each request anew without a cache', async () => {
    const { pages, render } = storeWith({ isCached: false, responses: [] });
    await Promise.all([pages.pageOf('/'), pages.pageOf('/')]);
    await pages.pageOf('/');
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('PROM-61 refuses a visitor beyond the limit, except for cached documents', async () => {
    const { pages, render, visitorLimit } = storeWith({ responses: [], waits: [0, 7, 7] });
    const cached = await pages.pageOf('/shop?search=teak');
    expect(await pages.pageOf('/shop?search=oak')).toEqual({ kind: 'refusal', retryAfter: 7 });
    expect(await pages.pageOf('/shop?search=teak')).toBe(cached);
    // The document is stale now: the visitor still gets it, but no new one is rendered.
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await pages.pageOf('/shop?search=teak')).toBe(cached);
    expect(render).toHaveBeenCalledTimes(1);
    expect(visitorLimit.take).toHaveBeenCalledWith(VISITOR, 'catalog/shop');
  });

  test('PROM-60 tells the renderer what a network has left, and charges more for what does not exist', async () => {
    const { pages, render, visitorLimit } = storeOf({ ...COMPLETE, status: 404 });
    await pages.pageOf('/shop?search=guessed');
    await pages.pageOf('/shop?search=teak');
    expect(render.mock.calls.map(([, { left }]) => left)).toEqual([7, 7]);
    expect(visitorLimit.charge.mock.calls).toEqual([[VISITOR, 'catalog/shop', 19]]);
  });

  test('redirects another order of the parameters without rendering it', async () => {
    const { pages, render } = storeOf();
    expect(await pages.pageOf('/shop?shade=Blue&utm_source=a&search=teak')).toEqual({
      kind: 'redirect',
      status: 302,
      target: '/shop?search=teak&shade=Blue&utm_source=a',
    });
    expect(render).not.toHaveBeenCalled();
  });

  test('PROM-59 keeps the documents of a page, however many addresses another page has', async () => {
    const { pages } = storeOf();
    const home = await pages.pageOf('/');
    for (let term = 0; term < 1_500; term += 1) await pages.pageOf(`/shop?search=${term}`);
    expect(await pages.pageOf('/')).toBe(home);
  });

  test('SITE-57 keeps each product of a catalogue of 590', async () => {
    const { pages, render } = storeWith({ responses: [] });
    // About as long as a document of the shop.
    const html = Buffer.from('<p>₹1,23,456.00</p>'.repeat(8_000));
    render.mockResolvedValue({ ...COMPLETE, rendered: { ...SHOWN, html } });
    const urls = Array.from({ length: 590 }, (_, product) => `/shop?search=${product}`);
    const first: unknown[] = [];
    for (const url of urls) first.push(await pages.pageOf(url));
    for (const [place, url] of urls.entries()) expect(await pages.pageOf(url)).toBe(first[place]);
    expect(render).toHaveBeenCalledTimes(590);
  });

  test('PROM-60 serves a complete page for a minute while rendering it again fails', async () => {
    const { pages, faults } = storeOf(
      COMPLETE,
      ...Array.from({ length: 23 }, (_, turn) => (turn % 2 ? INCOMPLETE : new Error('gone'))),
    );
    const complete = await pages.pageOf('/');
    for (let waited = 2_600; waited < 60_000; waited += 2_600) {
      await vi.advanceTimersByTimeAsync(2_600);
      expect(await pages.pageOf('/')).toBe(complete);
    }
    await vi.advanceTimersByTimeAsync(2_600);
    expect(await pages.pageOf('/')).not.toBe(complete);
    expect(faults.counts()).toEqual({ pagesWithoutContent: 11, pagesInPart: 10 });
  });

  test('PROM-60 keeps a page that comes late for the next visitor', async () => {
    const arrival = Promise.withResolvers<ReceivedPage>();
    const { pages, render } = storeOf(new PageLate(430, arrival.promise));
    const bare = await pages.pageOf('/');
    arrival.resolve(COMPLETE);
    await vi.advanceTimersByTimeAsync(0);
    expect(await pages.pageOf('/')).not.toEqual(bare);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('PROM-60 tells the browser when to come back for a page that the renderer has no time for', async () => {
    const { pages } = storeOf(new NoPlace('busy'), new NoPlace('busy'));
    for (const url of ['/shop?search=teak', '/'])
      expect(await pages.pageOf(url)).toMatchObject({ status: 503, retryAfter: 5 });
  });

  test('logs the pages that the renderer had no time for as one line in five seconds', async () => {
    const log = vi.mocked(process.stderr.write).mockClear();
    const { pages, faults } = storeOf(...Array.from({ length: 4 }, () => new NoPlace('busy')));
    const told = () => log.mock.calls.map(([line]) => JSON.parse(String(line)).pages);
    for (const url of ['/shop?search=teak', '/shop?search=oak', '/']) await pages.pageOf(url);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toEqual([{ 'catalog/shop': 2, 'shell/home': 1 }]);
    await pages.pageOf('/shop?search=elm');
    faults.close();
    expect(told().at(-1)).toEqual({ 'catalog/shop': 3, 'shell/home': 1 });
    expect(faults.counts().pagesWithoutContent).toBe(4);
  });

  test('caches an incomplete page for one second', async () => {
    const { pages, render } = storeOf(INCOMPLETE, COMPLETE);
    await pages.pageOf('/');
    await vi.advanceTimersByTimeAsync(999);
    await pages.pageOf('/');
    expect(render).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await pages.pageOf('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('does not cache a page without content, and gives it the status of its path', async () => {
    const { pages, faults } = storeOf(new Error('gone'), new Error('gone'), new Error('gone'));
    expect(await pages.pageOf('/')).toMatchObject({ status: 200 });
    expect(await pages.pageOf('/nowhere')).toMatchObject({ status: 404 });
    await pages.pageOf('/');
    expect(faults.counts()).toEqual({ pagesWithoutContent: 3, pagesInPart: 0 });
  });

  test('counts a page that the shell could not render as one without content', async () => {
    const { pages, faults } = storeOf({ ...COMPLETE, rendered: undefined, faults: ['Error: broken'] });
    await pages.pageOf('/');
    expect(faults.counts()).toEqual({ pagesWithoutContent: 1, pagesInPart: 0 });
  });
});
