// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts, getFacets, searchProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { facetCounts } from '../../testing/facet-counts.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop } from '../../testing/shop-screen.tsx';

const MATT_UNDER_3990 = '/shop/Sheet?finish=Matt&price_max=3990&sort=price_asc';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  const nothing = () => ({ products: [], totalItems: 0, totalPages: 0 });
  api.respond(filterProducts, nothing);
  api.respond(searchProducts, nothing);
  api.respond(getFacets, () =>
    facetCounts({
      finish: [
        { name: 'Fluted', count: 0 },
        { name: 'Metallic', count: 2 },
        { name: 'Gloss', count: 14 },
        { name: 'Matt', count: 0 },
      ],
      price: { min: 3150, max: 8250, count: 0, any_price: { min: 4290, max: 5990, count: 126 } },
    }),
  );
});

const instead = async (chosen: string) =>
  within(await screen.findByRole('navigation', { name: shopMessages.insteadOf(chosen) }));

describe('filters that no product meets', () => {
  it('SHOP-34 are named, with the advice to change them', async () => {
    openShop(MATT_UNDER_3990);
    expect(await screen.findByText('No product matches “Matt” and “Up to ₹3,990” together.')).toBeVisible();
    expect(screen.getByRole('heading', { name: shopMessages.noProductsFound })).toBeVisible();
    expect(screen.getByText(shopMessages.noProductsAdvice)).toBeVisible();
  });

  it('SHOP-34 lead to the other values that have products, the most first', async () => {
    const { address } = openShop(MATT_UNDER_3990);
    const links = (await instead('Matt')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Gloss 14', 'Metallic 2']);
    await userEvent.click(links[0] ?? document.body);
    await waitFor(() => expect(address()).toBe('/shop/Sheet?finish=Gloss&price_max=3990&sort=price_asc'));
  });

  it('SHOP-34 lead to the same without the price, with its lowest price and its count', async () => {
    openShop(MATT_UNDER_3990);
    const link = (await instead('Up to ₹3,990')).getByRole('link');
    expect(link).toHaveTextContent('Any price, from ₹4,290 126');
    expect(link).toHaveAttribute('href', '/shop/Sheet?finish=Matt&sort=price_asc');
  });

  it('replace all values of a filter, which are alternatives', async () => {
    api.respond(getFacets, () =>
      facetCounts({
        shade: ['Blue', 'Red', 'Grey', 'Green', 'Brown'].map((name, index) => ({ name, count: 9 - index })),
      }),
    );
    openShop('/shop/Sheet?shade=blue&shade=Brown');
    const links = (await instead('Brown or blue')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/shop/Sheet?shade=Red',
      '/shop/Sheet?shade=Grey',
      '/shop/Sheet?shade=Green',
    ]);
    expect(screen.getByText('No product matches “Brown or blue”.')).toBeVisible();
  });

  it.each([
    ['a search', '/shop/Sheet?search=teak', () => facetCounts()],
    ['a provider without counts', '/shop/Sheet?shade=Blue', () => errorResponse(404)],
    [
      'filters of which no single change helps',
      '/shop/Sheet?finish=Matt',
      () => facetCounts({ finish: [{ name: 'Gloss', count: 0 }] }),
    ],
  ])('SHOP-34 have the advice alone for %s', async (_title, at, respond) => {
    api.respond(getFacets, respond);
    openShop(at);
    expect(await screen.findByText(shopMessages.noProductsAdvice)).toBeVisible();
    await waitFor(() => expect(api.callsOf(getFacets).length).toBeGreaterThan(0));
    expect(screen.queryByText(/^No product matches/)).toBeNull();
  });
});
