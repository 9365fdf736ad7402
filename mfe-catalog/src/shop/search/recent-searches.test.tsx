// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeRecentSearches } from 'shared-contracts/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop } from '../../testing/shop-screen.tsx';

beforeEach(() => void shopApi());
afterEach(() => storeRecentSearches([]));

const box = () => screen.getByRole('combobox', { name: shopMessages.searchProducts });
const list = () => screen.queryByRole('listbox', { name: shopMessages.suggestions });
const options = () =>
  within(list() ?? document.createElement('div'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

describe('recent searches', () => {
  it('are listed below an empty box, the newest first, each once', async () => {
    const { address } = openShop('/shop/Sheet');
    for (const term of ['teak', 'marble', 'Teak']) {
      await userEvent.clear(box());
      await userEvent.type(box(), `${term}{Enter}`);
      await waitFor(() => expect(address()).toBe(`/shop/Sheet?search=${term}`));
    }
    await userEvent.clear(box());
    expect(options()).toEqual(['Teak', 'marble', shopMessages.forgetSearches]);
    await userEvent.click(screen.getByRole('option', { name: 'marble' }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?search=marble'));
  });

  it('are five at most', async () => {
    storeRecentSearches(['1', '2', '3', '4', '5']);
    openShop('/shop/Sheet');
    await userEvent.type(box(), '6{Enter}');
    await userEvent.clear(box());
    expect(options()).toEqual(['6', '1', '2', '3', '4', shopMessages.forgetSearches]);
  });

  it('can be cleared', async () => {
    storeRecentSearches(['teak']);
    openShop('/shop/Sheet');
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: shopMessages.forgetSearches }));
    await userEvent.click(box());
    expect(list()).toBeNull();
  });

  it('are not shown when the Tab key passes through the box', async () => {
    storeRecentSearches(['teak']);
    openShop('/shop/Sheet');
    box().focus();
    expect(list()).toBeNull();
  });
});
