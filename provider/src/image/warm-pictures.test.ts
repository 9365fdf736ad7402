import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { PictureCache, PictureQueue } from 'picture-studio';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';
import { picturesAhead } from './pictures-ahead.ts';
import { composeFirstPage, keepPicturesWarm } from './warm-pictures.ts';

vi.mock('node:timers/promises', { spy: true });

describe('picturesAhead', () => {
  it('API-60 begins with the home page, and has the cards of each list page', async () => {
    const { shop } = await testProvider({ catalogue: loadCatalogue() });
    const ahead = await picturesAhead(shop, 5);
    expect(ahead.slice(0, 6).every(({ request }) => request.view !== 'sample' && request.width === 800)).toBe(
      true,
    );
    const cards = ahead.filter(({ request }) => request.view === 'sample' && request.width === 400);
    expect(cards).toHaveLength(2 * 5 * PRODUCTS_PER_PAGE);
    const [first] = loadCatalogue().products;
    expect(cards[0]?.request.decor.colour_name).toBe(first?.colour_name);
  });

  it('has each room of the first products, among which the home page chooses', async () => {
    const { shop } = await testProvider({ catalogue: loadCatalogue() });
    const ahead = await picturesAhead(shop, 1);
    const [first] = ahead;
    const rooms = ahead
      .filter(({ request }) => request.decor === first?.request.decor && request.width === 800)
      .map(({ request }) => request.view);
    expect(rooms).toEqual(expect.arrayContaining(['kitchen', 'bedroom']));
    // The home page shows whole rooms.
    expect(rooms.filter((room) => room === 'counter' || room === 'wardrobe')).toEqual([]);
  });

  it('API-60 has the small pictures of the first product pages', async () => {
    const { shop } = await testProvider();
    const ahead = await picturesAhead(shop, 1);
    const small = ahead.filter(({ request }) => request.width === 200).map(({ request }) => request.view);
    expect(new Set(small)).toEqual(
      new Set(['sample', 'flat', 'closeup', 'kitchen', 'counter', 'bedroom', 'wardrobe', 'pooja']),
    );
  });

  it('API-60 has nothing for no pages', async () => {
    expect(await picturesAhead((await testProvider()).shop, 0)).toEqual([]);
  });
});

describe('composeFirstPage', () => {
  it('API-60 has the first product’s page composed by the threads of shoppers, once', async () => {
    const compose = vi
      .spyOn(PictureQueue.prototype, 'composeAhead')
      .mockImplementation(async () => Buffer.from('x'));
    const { shop: started } = await testProvider({ catalogue: loadCatalogue() });
    // A queue of its own could read pictures that `npm start` has composed for the checkout.
    const queue = new PictureQueue({ log: () => undefined });
    onTestFinished(() => queue.close());
    const shop = {
      ...started,
      pictures: new PictureCache(join(temporaryFolder(), 'pictures'), 1_000_000, queue),
    };
    await composeFirstPage(shop);
    const [first] = loadCatalogue().products;
    const requests = compose.mock.calls.map(([request]) => request);
    const large = requests.filter(({ width }) => width === 800);
    expect(large.map(({ view }) => view)).toEqual(['sample']);
    expect(requests.filter(({ width }) => width === 200).length).toBeGreaterThan(5);
    expect(requests.every(({ width }) => width === 200 || width === 800)).toBe(true);
    expect(new Set(requests.map(({ decor }) => decor.colour_name))).toEqual(new Set([first?.colour_name]));
    await composeFirstPage(shop);
    expect(compose).toHaveBeenCalledTimes(requests.length);
  });
});

describe('keepPicturesWarm', () => {
  it('API-60 composes ahead, composes a changed catalogue again, and stops', async () => {
    const composed = vi
      .spyOn(PictureQueue.prototype, 'composeWhenIdle')
      .mockImplementation(async () => Buffer.from('x'));
    const looks: (() => void)[] = [];
    vi.mocked(setTimeout).mockImplementation(
      () => new Promise((resolve) => looks.push(() => resolve(undefined as never))),
    );
    const { shop } = await testProvider();
    const stopping = new AbortController();
    const ended = keepPicturesWarm(shop, { pages: 1, log: () => undefined, stop: stopping.signal });
    await vi.waitUntil(() => looks.length === 1);
    const first = composed.mock.calls.length;
    expect(first).toBeGreaterThanOrEqual(smallCatalogue.products.length - 1);
    looks[0]?.();
    await vi.waitUntil(() => looks.length === 2);
    expect(composed).toHaveBeenCalledTimes(first);
    await shop.db
      .updateTable('product')
      .set({ code: '#345678' })
      .where('product_id', '=', 'S15-KONKAN-BLUE')
      .execute();
    looks[1]?.();
    await vi.waitUntil(() => looks.length === 3);
    expect(composed.mock.calls.length).toBeGreaterThan(first);
    stopping.abort();
    looks[2]?.();
    await ended;
  });
});
