import { endpointQuery } from 'shared-contracts/http';
import { getFacets, getProduct } from 'shared-contracts/product/endpoints';
import type { PageModule } from 'shared-contracts/remotes';
import { mockApi, refuse } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { SHOP } from '../frame/shop-fixture.tsx';
import { answerPage, type PageRequest } from './answer-page.ts';

const PRODUCT_URL = '/shop/2mm%20Acrylic/Solid/Blue/P1?material=Sheet';
const query = endpointQuery(getProduct, { query: { id: 'P1', material: 'Sheet' } });

const productPage: PageModule = {
  Page: () => null,
  prefetch: () => [query],
  head: ({ params }, queries) => ({
    title: queries.getQueryData(query.queryKey)?.colour_name ?? `${params['shade']}`,
  }),
  fragments: ['cart-checkout/add-to-cart'],
};

function ask(url: string, page: PageModule = productPage, timeLimit = 1_000) {
  const modules = { product: page, shop: page, cart: page, 'add-to-cart': () => null };
  return answerPage({
    url,
    providerOrigin: '',
    configuration: SHOP,
    timeLimit,
    loadRemote: () => ({ modules }),
  } satisfies PageRequest);
}

describe('answerPage', () => {
  it('names the modules of the first paint, the page first', async () => {
    mockApi().answer(getProduct, () => ({ product_id: 'P1' }));
    const { modules } = await ask(PRODUCT_URL);
    expect(modules).toEqual(['catalog/product', 'cart-checkout/add-to-cart']);
  });

  it('brings the answers that prefetch names, and a head made of them', async () => {
    mockApi().answer(getProduct, () => ({ product_id: 'P1', colour_name: 'Nilgiri Mist' }));
    const answer = await ask(PRODUCT_URL);
    expect(answer).toMatchObject({ status: 200, head: { title: 'Nilgiri Mist' } });
    expect(JSON.stringify(answer.queries)).toContain('Nilgiri Mist');
  });

  it('leaves out what is late', async () => {
    mockApi().answer(getProduct, () => new Promise(() => undefined));
    const answer = await ask(PRODUCT_URL, productPage, 20);
    expect(answer).toMatchObject({ status: 200, head: { title: 'Blue' }, queries: { queries: [] } });
  });

  it('is a 404 where the provider knows no such thing', async () => {
    mockApi().answer(getProduct, () => refuse(404, { message: 'Product not found.' }));
    await expect(ask(PRODUCT_URL)).resolves.toMatchObject({ status: 404 });
  });

  it('is a 200 where the provider lacks an addition that the page can do without', async () => {
    const api = mockApi();
    api.answer(getProduct, () => ({ product_id: 'P1' }));
    api.answer(getFacets, () => refuse(404));
    const page = { ...productPage, prefetch: () => [query, endpointQuery(getFacets, { query: {} })] };
    await expect(ask(PRODUCT_URL, page)).resolves.toMatchObject({ status: 200 });
  });

  it('is a 200 where the provider fails: the browser asks again', async () => {
    mockApi().answer(getProduct, () => refuse(500));
    await expect(ask(PRODUCT_URL)).resolves.toMatchObject({ status: 200 });
  });

  it('is a 404 for an unknown path', async () => {
    await expect(ask('/nowhere')).resolves.toMatchObject({ status: 404, modules: ['shell/not-found'] });
  });

  it.each(['/', '/shop/Sheet', PRODUCT_URL])('may stand in an index: %s', async (url) => {
    mockApi().answer(getProduct, () => ({ product_id: 'P1' }));
    expect((await ask(url)).head.noIndex).toBeFalsy();
  });

  it.each(['/cart', '/nowhere', PRODUCT_URL])(
    'stays out of every index where it is private or there is no such thing: %s',
    async (url) => {
      mockApi().answer(getProduct, () => refuse(404, { message: 'Product not found.' }));
      expect((await ask(url)).head.noIndex).toBe(true);
    },
  );

  it('says on the home page alone what shop this is', async () => {
    const things = async (url: string) => (await ask(url)).head.jsonLd?.map((thing) => thing['@type']);
    expect(await things('/')).toEqual(['Organization', 'WebSite']);
    expect(await things('/about')).toBeUndefined();
  });

  it('asks nothing for a protected page: the document is the same for every visitor', async () => {
    const prefetch = vi.fn(() => []);
    await ask('/cart', { ...productPage, prefetch });
    expect(prefetch).not.toHaveBeenCalled();
  });
});
