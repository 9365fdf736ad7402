// @module-tag all
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { type MockApi, stubViewport } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop, untilReady } from '../../testing/shop-screen.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const requestedPages = () => new Set(api.callsOf(filterProducts).map(({ query }) => query['page']));

describe('near the end of a list', () => {
  it('SHOP-99 the products of the next page are requested, and of no other', async () => {
    const viewport = stubViewport();
    const { address } = openShop('/shop/Sheet');
    await untilReady();
    expect(requestedPages()).toEqual(new Set([1]));
    viewport.show(true);
    await waitFor(() => expect(requestedPages()).toEqual(new Set([1, 2])));
    await userEvent.click(screen.getByRole('link', { name: shopMessages.nextPage }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?page=2'));
    await screen.findByRole('link', { name: /^Colour 17,/ });
    expect(requestedPages()).toEqual(new Set([1, 2]));
  });

  it('SHOP-99 nothing is requested ahead with Save-Data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    stubViewport(true);
    openShop('/shop/Sheet');
    await untilReady();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(requestedPages()).toEqual(new Set([1]));
  });
});
