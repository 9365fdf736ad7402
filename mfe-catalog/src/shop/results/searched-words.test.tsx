import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { searchProducts } from 'shared-contracts/product/endpoints';
import type { MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { numberedProducts, shopApi } from '../../testing/shop-api.ts';
import { openShop, resultLine, untilReady } from '../../testing/shop-screen.tsx';
import { PRODUCTS_ID } from './shop-results.tsx';

type SearchResponse = EndpointWireResponse<typeof searchProducts>;

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

function respond(reading: Partial<SearchResponse>) {
  api.respond(searchProducts, () => ({
    products: numberedProducts(1),
    totalItems: 1,
    totalPages: 1,
    ...reading,
  }));
}

const chips = () => screen.queryByRole('navigation', { name: shopMessages.understood });

describe('the words of a search', () => {
  it('SHOP-40 that nothing matches are named, with the words that were searched', async () => {
    respond({ ignoredWords: ['light', 'under 3000'], usedTerm: 'oak matt' });
    openShop('/shop/Sheet?search=light+oak+matt+under+3000');
    await waitFor(() =>
      expect(resultLine()).toBe(
        'No match for “light” or “under 3000”. Showing oak matt. Showing 1-1 of 1 products for "oak matt"',
      ),
    );
  });

  it('SHOP-41 that are filters are chips, and each leads to the search without it', async () => {
    respond({
      understood: [
        { field: 'application', names: ['Kitchen', 'Wardrobe'], rest: 'oak under 3000' },
        { field: 'material', names: ['Ply Wood'], rest: 'oak door under 3000' },
        { field: 'price', names: [], max: 3000, rest: 'oak door' },
      ],
    });
    const { address } = openShop('/shop/Sheet?search=oak+ply+door+under+3000&sort=price_asc');
    await untilReady();
    const links = within(chips() ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Kitchen or WardrobeRemove',
      'PlywoodRemove',
      'Up to ₹3,000Remove',
    ]);
    expect(links[2]).toHaveAttribute('href', '/shop/Sheet?search=oak+door&sort=price_asc');
    respond({ understood: [] });
    if (links[2]) await userEvent.click(links[2]);
    expect(address()).toBe('/shop/Sheet?search=oak+door&sort=price_asc');
    await waitFor(() => expect(chips()).toBeNull());
    expect(document.activeElement).toHaveAttribute('id', PRODUCTS_ID);
  });

  it.each([
    [{ min: 5000 }, 'From ₹5,000'],
    [{ min: 2000, max: 3500 }, '₹2,000 to ₹3,500'],
  ])('with the price %o are a chip', async (range, label) => {
    respond({ understood: [{ field: 'price', names: [], rest: '', ...range }] });
    openShop('/shop/Sheet?search=x');
    expect(await screen.findByRole('link', { name: RegExp(`^${label}`) })).toHaveAttribute(
      'href',
      '/shop/Sheet',
    );
  });

  it('SHOP-41 are not explained by a provider that does not say how it read them', async () => {
    openShop('/shop/Sheet?search=light+oak');
    await untilReady();
    expect(resultLine()).toBe('Showing 1-16 of 40 products for "light oak"');
    expect(chips()).toBeNull();
  });

  it('are no longer explained beside filters', async () => {
    respond({ understood: [{ field: 'shade', names: ['Blue'], rest: '' }] });
    openShop('/shop/Sheet?search=blue');
    await untilReady();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Solid/ }));
    await waitFor(() => expect(chips()).toBeNull());
  });
});
