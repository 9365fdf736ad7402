// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import { type MockApi, setWindowWidth } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { facetCounts } from '../../testing/facet-counts.ts';
import { numberedProducts, shopApi } from '../../testing/shop-api.ts';
import { openShop } from '../../testing/shop-screen.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

describe('the drawer of narrow windows', () => {
  beforeEach(() => setWindowWidth(1023));

  const openDrawer = async () => {
    await userEvent.click(screen.getByRole('link', { name: /^Filters/ }));
    return within(screen.getByRole('dialog', { name: shopMessages.filters }));
  };

  it('SHOP-12 applies what was chosen on Apply Filters', async () => {
    const { address } = openShop('/shop/Sheet?page=2');
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Solid' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Brown' }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?page=2'));
    await userEvent.click(drawer.getByRole('button', { name: shopMessages.applyFilters }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?type=Solid&shade=Brown'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: shopMessages.filtersChosen(2) })).toBeVisible();
  });

  it('SHOP-32 applies a typed price on Apply Filters, without waiting for the pause', async () => {
    api.respond(getFacets, () => facetCounts());
    const { address } = openShop('/shop/Sheet');
    const drawer = await openDrawer();
    await userEvent.type(await drawer.findByRole('textbox', { name: 'To' }), '4500');
    await waitFor(() => expect(address()).toBe('/shop/Sheet'));
    await userEvent.click(drawer.getByRole('button', { name: shopMessages.applyFilters }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?price_max=4500'));
    expect(screen.getByRole('link', { name: shopMessages.filtersChosen(1) })).toBeVisible();
  });

  it('SHOP-12 drops what was chosen on close', async () => {
    const { address } = openShop('/shop/Sheet');
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Solid' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/shop/Sheet');
    expect((await openDrawer()).getByRole('checkbox', { name: 'Solid' })).not.toBeChecked();
  });

  it('counts the products of a choice before it is applied', async () => {
    const { address } = openShop('/shop/Sheet');
    const drawer = await openDrawer();
    await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent('40 products'));
    api.respond(filterProducts, () => ({ products: numberedProducts(1), totalItems: 1, totalPages: 1 }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Solid' }));
    await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent(/^1 product$/));
    expect(address()).toBe('/shop/Sheet');
  });

  it('SHOP-5 resets to /shop/Sheet', async () => {
    const { address } = openShop('/shop/Board?material=WPC&shade=Blue');
    await userEvent.click((await openDrawer()).getByRole('link', { name: shopMessages.reset }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHOP-83 stays open on the page that was pressed before it, and closes on Back', async () => {
    const { address } = openShop('/shop/Sheet', <Neighbour />);
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Solid' }));
    act(() => go('/shop/Board?material=WPC'));
    await waitFor(() => expect(address()).toBe('/shop/Board?material=WPC'));
    const filters = within(screen.getByRole('dialog', { name: shopMessages.filters }));
    expect(await filters.findByRole('checkbox', { name: 'Solid' })).not.toBeChecked();
    act(() => go(-1));
    await waitFor(() => expect(address()).toBe('/shop/Sheet'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

let go: (to: string | number) => void;

/** Navigates while a modal dialog covers the links of the page. */
function Neighbour() {
  const navigate = useNavigate();
  go = (to) => void navigate(to as string);
  return null;
}
