// @module-tag all
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { facetCounts } from '../../testing/facet-counts.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop } from '../../testing/shop-screen.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  api.respond(getFacets, () => facetCounts());
});

const price = async () => within(await screen.findByRole('group', { name: shopMessages.price }));
const lowest = shopMessages.priceHandles.price_min;
const highest = shopMessages.priceHandles.price_max;
const chips = () => within(screen.getByRole('navigation', { name: shopMessages.chosenFilters }));

describe('the price filter', () => {
  it('SHOP-30 has a handle and a field for each end, with the prices of the class as its scale', async () => {
    openShop('/shop/Sheet?price_max=4990');
    const section = await price();
    expect(section.getByRole('slider', { name: lowest })).toHaveValue('3150');
    expect(section.getByRole('slider', { name: highest })).toHaveAttribute('aria-valuetext', '₹4,990');
    expect(section.getByRole('textbox', { name: 'From' })).toHaveValue('');
    expect(section.getByRole('textbox', { name: 'From' })).toHaveAttribute('placeholder', '3150');
    expect(section.getByRole('textbox', { name: 'To' })).toHaveValue('4990');
  });

  it('SHOP-32 shows a moved handle at once, and applies it once after a pause', async () => {
    const { address } = openShop('/shop/Sheet?shade=Blue&page=2');
    const handle = (await price()).getByRole('slider', { name: highest });
    const before = api.callsOf(getFacets).length;
    for (const value of ['7000', '6000', '5000']) fireEvent.change(handle, { target: { value } });
    expect(handle).toHaveValue('5000');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('5000');
    expect(address()).toBe('/shop/Sheet?shade=Blue&page=2');
    await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue&price_max=5000'));
    expect(api.callsOf(filterProducts).at(-1)?.body).toMatchObject({ filters: { price_max: 5000 } });
    await waitFor(() => expect(api.callsOf(getFacets)).toHaveLength(before + 1));
    expect(api.callsOf(getFacets).at(-1)?.query).toMatchObject({ price_max: 5000, shade: ['Blue'] });
  });

  it('applies a moved handle at once when it is let go', async () => {
    const { address } = openShop('/shop/Sheet');
    const handle = (await price()).getByRole('slider', { name: lowest });
    fireEvent.change(handle, { target: { value: '4000' } });
    fireEvent.pointerUp(handle);
    expect(address()).toBe('/shop/Sheet?price_min=4000');
  });

  it('applies a typed price when the field is left', async () => {
    const { address } = openShop('/shop/Sheet');
    await userEvent.type((await price()).getByRole('textbox', { name: 'To' }), '3990');
    await userEvent.tab();
    expect(address()).toBe('/shop/Sheet?price_max=3990');
  });

  it('SHOP-30 reads prices as people write them, and keeps them as they are typed', async () => {
    const { address } = openShop('/shop/Sheet');
    const to = (await price()).getByRole('textbox', { name: 'To' });
    for (const [value, rupees] of [
      ['4,500', 4500],
      ['₹4,600', 4600],
      ['Rs. 4700', 4700],
      ['४८००', 4800],
      ['1,00,000', 100_000],
    ] as const) {
      fireEvent.change(to, { target: { value } });
      fireEvent.blur(to);
      await waitFor(() => expect(address()).toBe(`/shop/Sheet?price_max=${rupees}`));
      expect(to).toHaveValue(value);
      expect(to).toBeValid();
    }
  });

  it('SHOP-30 keeps what is no price in the field, says what it takes, and filters as before', async () => {
    const { address } = openShop('/shop/Sheet?price_max=4000');
    const to = (await price()).getByRole('textbox', { name: 'To' });
    for (const value of ['4500.50', '45,50', '-4500', '3000-4500', '4500x', 'cheap', '123456789', '४५.५०']) {
      fireEvent.change(to, { target: { value } });
      fireEvent.blur(to);
      expect(to).toHaveValue(value);
      expect(to).toHaveAccessibleDescription(shopMessages.wholeRupees);
    }
    expect(address()).toBe('/shop/Sheet?price_max=4000');
    fireEvent.change(to, { target: { value: '' } });
    fireEvent.blur(to);
    await waitFor(() => expect(address()).toBe('/shop/Sheet'));
  });

  it('SHOP-30 does not let the handles cross', async () => {
    const { address } = openShop('/shop/Sheet?price_min=5000');
    const handle = (await price()).getByRole('slider', { name: highest });
    fireEvent.change(handle, { target: { value: '4000' } });
    fireEvent.pointerUp(handle);
    expect(address()).toBe('/shop/Sheet?price_min=5000&price_max=5000');
  });

  it('SHOP-30 does not filter where a handle is at the end of the scale', async () => {
    const { address } = openShop('/shop/Sheet?price_max=5000');
    const handle = (await price()).getByRole('slider', { name: highest });
    fireEvent.change(handle, { target: { value: '8250' } });
    fireEvent.pointerUp(handle);
    expect(address()).toBe('/shop/Sheet');
  });

  it('SHOP-30 says how many products the range gives', async () => {
    openShop('/shop/Sheet?price_min=3500&price_max=4800');
    expect(await (await price()).findByText('₹3,500 to ₹4,800 · 20 products')).toBeVisible();
  });

  it('SHOP-33 is a chip that takes it away, and goes with Clear all and Reset', async () => {
    const { address } = openShop('/shop/Sheet?finish=Matt&price_min=3500');
    await userEvent.click(chips().getByRole('link', { name: /^From ₹3,500/ }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?finish=Matt'));
    await userEvent.click(chips().getByRole('link', { name: shopMessages.clearAll }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet'));
  });
});

describe('finish and price of a provider that lacks them', () => {
  const { finish: _finish, price: _price, ...withoutAdditions } = facetCounts();

  it.each([
    ['has no counts', () => errorResponse(404)],
    ['counts neither', () => withoutAdditions],
  ])('API-33 are absent from panel, chips and requests where it %s', async (_title, respond) => {
    api.respond(getFacets, respond);
    openShop('/shop/Sheet?finish=Matt&price_max=4000&shade=Blue');
    await waitFor(() =>
      expect(api.callsOf(filterProducts).at(-1)?.body).toEqual({
        filters: expect.not.objectContaining({ price_max: 4000 }),
      }),
    );
    expect(api.callsOf(filterProducts).at(-1)?.body).not.toHaveProperty('filters.finish');
    expect(
      chips()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Blue'), shopMessages.clearAll]);
    expect(await screen.findByRole('checkbox', { name: /Fluted Panel/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Finish' })).toBeNull();
    expect(screen.queryByRole('group', { name: shopMessages.price })).toBeNull();
  });

  it('API-33 stay in the request while it is not known', async () => {
    api.respond(getFacets, () => new Promise(() => undefined));
    openShop('/shop/Sheet?finish=Matt&price_max=4000');
    await waitFor(() =>
      expect(api.callsOf(filterProducts).at(-1)?.body).toMatchObject({
        filters: { finish: ['Matt'], price_max: 4000 },
      }),
    );
    expect(chips().getByRole('link', { name: /^Matt/ })).toBeVisible();
  });
});
