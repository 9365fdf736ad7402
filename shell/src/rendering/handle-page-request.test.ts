import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { getCart } from 'shared-contracts/cart/endpoints';
import type { PageRequest } from 'shared-contracts/document';
import { endpointQuery } from 'shared-contracts/http';
import { getFacets, getProduct } from 'shared-contracts/product/endpoints';
import type { FragmentModule, PageModule, PageQuery } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP, errorResponse, mockApi } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { REMOTE_PAGES } from '../testing/remote-pages.ts';
import { handlePageRequest } from './handle-page-request.ts';

const PRODUCT_URL = '/shop/2mm%20Acrylic/Solid/Blue/P1?material=Sheet';
const query = endpointQuery(getProduct, { query: { id: 'P1', material: 'Sheet' } });

const productPage: PageModule = {
  Page: () => null,
  parameters: { material: 'one' },
  prefetch: () => [query],
  head: ({ params }, queries) => ({
    title: queries.getQueryData(query.queryKey)?.colour_name ?? `${params['shade']}`,
  }),
  fragments: ['cart-checkout/add-to-cart'],
};

function ask(
  url: string,
  page: PageModule = productPage,
  timeLimit = 1_000,
  strip: FragmentModule = () => null,
) {
  const modules = {
    product: page,
    shop: page,
    cart: page,
    'add-to-cart': () => null,
    'product-strip': strip,
  };
  const request = {
    url,
    providerOrigin: '',
    configuration: EXAMPLE_SHOP,
    timeLimit,
    pages: REMOTE_PAGES,
    loadRemote: () => ({ modules }),
  };
  return handlePageRequest(request, createQueryClient());
}

describe('handlePageRequest', () => {
  it('names the modules of the first paint, the page first', async () => {
    mockApi().respond(getProduct, () => ({ product_id: 'P1' }));
    const { modules } = await ask(PRODUCT_URL);
    expect(modules).toEqual(['catalog/product', 'cart-checkout/add-to-cart']);
  });

  it('leaves a page of an adapted remote to the browser, in a whole document with its title', async () => {
    mockApi();
    const page = { Page: () => 'never', prefetch: () => [], head: () => ({ title: 'Reviews' }) };
    const response = await ask(PRODUCT_URL, { ...page, isOfTheBrowser: true } as unknown as PageModule);
    expect(response).toMatchObject({ status: 200, modules: [], head: { title: 'Reviews' } });
    expect(response.faults.join()).not.toContain('catalog');
    expect(response.broken).toEqual({});
    expect(response.rendered?.html).toContain('aria-busy');
    expect(response.rendered?.html).not.toContain('never');
  });

  it('runs the queries of the fragments below the first view, whose scripts it does not name', async () => {
    mockApi().respond(getProduct, () => ({ product_id: 'P1', colour_name: 'Nilgiri Mist' }));
    const strip = Object.assign(() => null, { prefetch: () => [query] });
    const page: PageModule = { ...productPage, prefetch: () => [], lateFragments: ['catalog/product-strip'] };
    const response = await ask(PRODUCT_URL, page, 1_000, strip);
    expect(response.queries).toContain('Nilgiri Mist');
    expect(response.modules).toEqual(['catalog/product', 'cart-checkout/add-to-cart']);
  });

  it('SESS-17 names the calls of a customer that the page begins with, and makes none', async () => {
    const api = mockApi();
    const prefetch = () => [endpointQuery(getCart, {}), query, { queryKey: ['something else'] }];
    const { calls } = await ask('/cart', { ...productPage, prefetch });
    expect(calls).toEqual([getCart.path, `${getProduct.path}?id=P1&material=Sheet`]);
    expect(api.callsOf(getCart)).toHaveLength(0);
    const broken = () => {
      throw new Error('broken');
    };
    await expect(ask('/cart', { ...productPage, prefetch: broken })).resolves.toMatchObject({ calls: [] });
    mockApi().respond(getProduct, () => ({ product_id: 'P1' }));
    await expect(ask(PRODUCT_URL)).resolves.toMatchObject({ calls: [] });
  });

  it('includes the query results of prefetch, and a head made from them', async () => {
    mockApi().respond(getProduct, () => ({ product_id: 'P1', colour_name: 'Nilgiri Mist' }));
    const response = await ask(PRODUCT_URL);
    expect(response).toMatchObject({ status: 200, head: { title: 'Nilgiri Mist' } });
    expect(response.queries).toContain('Nilgiri Mist');
  });

  it('omits late query results, and reports them', async () => {
    mockApi().respond(getProduct, () => new Promise(() => undefined));
    const response = await ask(PRODUCT_URL, productPage, 20);
    expect(response).toMatchObject({ status: 200, head: { title: 'Blue' }, queries: '[]' });
    expect(response.faults).toContainEqual(expect.stringMatching(/^No response to getProduct: it is late\./));
  });

  it('cancels late queries, which would hold their connections', async () => {
    let isGivenUp = false;
    const waiting: PageQuery = {
      queryKey: ['public', 'slow'],
      queryFn: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isGivenUp = true;
            reject(signal.reason);
          });
        }),
    };
    await ask(PRODUCT_URL, { ...productPage, prefetch: () => [waiting] }, 20);
    expect(isGivenUp).toBe(true);
  });

  it.each([
    [404, 'not found'],
    [400, 'invalid name'],
  ])('is a 404 if the provider responds with %i, %s', async (status) => {
    mockApi().respond(getProduct, () => errorResponse(status, { message: 'Product not found.' }));
    await expect(ask(PRODUCT_URL)).resolves.toMatchObject({ status: 404 });
  });

  it('is a 200 if the provider lacks an optional endpoint', async () => {
    const api = mockApi();
    api.respond(getProduct, () => ({ product_id: 'P1' }));
    api.respond(getFacets, () => errorResponse(404));
    const page = { ...productPage, prefetch: () => [query, endpointQuery(getFacets, { query: {} })] };
    const { status, queries, faults } = await ask(PRODUCT_URL, page);
    expect(status).toBe(200);
    expect(faults.join()).not.toContain('getFacets');
    // The browser does not request what the provider lacks.
    const { queryKey } = endpointQuery(getFacets, { query: {} });
    expect(queries).toContain(JSON.stringify([queryKey, null]));
  });

  it('is a 200 if the provider fails, because the browser retries', async () => {
    mockApi().respond(getProduct, () => errorResponse(500));
    const { status, faults, rendered } = await ask(PRODUCT_URL);
    expect(status).toBe(200);
    expect(faults.join()).toContain('No response to getProduct');
    expect(rendered?.html).toContain('<footer');
  });

  it('is a 404 for an unknown path', async () => {
    const { rendered, ...response } = await ask('/nowhere');
    expect(response).toMatchObject({ status: 404, modules: ['shell/not-found'] });
    expect(rendered?.html).not.toContain('<footer');
  });

  it.each(['/', '/shop/Sheet', PRODUCT_URL])('may be indexed: %s', async (url) => {
    mockApi().respond(getProduct, () => ({ product_id: 'P1' }));
    expect((await ask(url)).head.noIndex).toBeFalsy();
  });

  it.each(['/cart', '/nowhere', PRODUCT_URL])(
    'is not indexed if it needs a login or does not exist: %s',
    async (url) => {
      mockApi().respond(getProduct, () => errorResponse(404, { message: 'Product not found.' }));
      expect((await ask(url)).head.noIndex).toBe(true);
    },
  );

  it('describes the shop in the JSON-LD of the home page only', async () => {
    const things = async (url: string) => (await ask(url)).head.jsonLd?.map((thing) => thing['@type']);
    expect(await things('/')).toEqual(['Organization', 'WebSite']);
    expect(await things('/about')).toBeUndefined();
  });

  it('SESS-16 runs no queries for a page that needs a login, so that its document is the same for every visitor', async () => {
    const queryFn = vi.fn(async () => 'private');
    const prefetch = () => [{ queryKey: ['cart'], queryFn }];
    const Page = () =>
      createElement('h1', null, useQuery({ queryKey: ['cart'], queryFn }).data ?? 'The skeleton');
    const { rendered, queries } = await ask('/cart', { ...productPage, prefetch, Page });
    expect(queryFn).not.toHaveBeenCalled();
    expect(queries).not.toContain('cart');
    expect(rendered?.html).toContain('<h1>The skeleton</h1>');
  });
});

const loud = (message: string) => () => {
  throw new Error(message);
};

function askWithCatalog(catalog: PageRequest['loadRemote']) {
  mockApi().respond(getProduct, () => ({ product_id: 'P1' }));
  const request = {
    url: PRODUCT_URL,
    providerOrigin: '',
    configuration: EXAMPLE_SHOP,
    timeLimit: 1_000,
    pages: REMOTE_PAGES,
  };
  return handlePageRequest({ ...request, loadRemote: catalog }, createQueryClient());
}

const PAGE_SKELETON = 'aria-busy="true"';
const withProduct = (page: Partial<PageModule>) => () => ({
  modules: { product: { ...productPage, fragments: [], ...page } },
});

describe('a page whose remote', () => {
  it.each([
    ['has no server build', loud('nothing there'), 'catalog/product is missing: Error: nothing there'],
    [
      'does not contain it',
      () => ({ modules: {} }),
      'catalog/product is missing: Error: not in the server build',
    ],
    [
      'throws in prefetch',
      withProduct({ prefetch: loud('broken') }),
      'catalog/product failed: Error: broken',
    ],
    ['throws in head', withProduct({ head: loud('broken') }), 'catalog/product failed: Error: broken'],
    ['throws in render', withProduct({ Page: loud('broken') }), 'catalog/product failed: Error: broken'],
  ])('%s is a skeleton between header and footer', async (_fault, catalog, said) => {
    const { status, rendered, modules, faults, broken } = await askWithCatalog(catalog);
    expect(Object.keys(broken ?? {})).toEqual(['catalog/product']);
    expect(rendered?.html).toMatch(/<header.*<footer/s);
    expect(rendered?.html).toContain(PAGE_SKELETON);
    // The browser hydrates with the same skeleton, and loads the page afterwards.
    expect(modules).toEqual([]);
    expect(status).toBe(200);
    expect(faults).toContain(said);
  });
});
