import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import type { ShopFacet } from 'shared-contracts/product/facets';
import type { MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop } from '../../testing/shop-screen.tsx';

// Adds a facet, which takes one line in the real list.
vi.mock(import('shared-contracts/product/facets'), async (importOriginal) => {
  const module = await importOriginal();
  const facets: readonly ShopFacet[] = module.SHOP_FACETS;
  (facets as ShopFacet[]).push({ name: 'info', label: 'Surface' });
  return module;
});

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  const facets = {
    ...{ category: [], type: [], shade: [], application: [] },
    info: [
      { name: 'High gloss', count: 12 },
      { name: 'Super matt', count: 3 },
    ],
  };
  api.respond(getFacets, () => facets);
});

const section = async () => within(await screen.findByRole('group', { name: 'Surface' }));

describe('a new line in SHOP_FACETS', () => {
  it('makes a section of the panel, with options and counts from the facets call', async () => {
    openShop('/shop/Sheet');
    expect(await (await section()).findByRole('checkbox', { name: 'Super matt 3' })).not.toBeChecked();
  });

  it('makes a parameter of the address and a filter of both requests', async () => {
    const { address } = openShop('/shop/Sheet');
    await userEvent.click(await (await section()).findByRole('checkbox', { name: /Super matt/ }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?info=Super+matt'));
    expect(api.callsOf(filterProducts).at(-1)?.body).toMatchObject({ filters: { info: ['Super matt'] } });
    await waitFor(() => expect(api.callsOf(getFacets).at(-1)?.query).toMatchObject({ info: ['Super matt'] }));
  });

  it('makes a chip, which takes the filter away', async () => {
    openShop('/shop/Sheet?info=super+matt&shade=Blue');
    expect(await (await section()).findByRole('checkbox', { name: /Super matt/ })).toBeChecked();
    const chips = within(await screen.findByRole('navigation', { name: shopMessages.chosenFilters }));
    expect(chips.getByRole('link', { name: /super matt/ })).toHaveAttribute('href', '/shop/Sheet?shade=Blue');
  });
});
