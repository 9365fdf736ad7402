// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { filterProducts, getFacets } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { facetCounts } from '../../testing/facet-counts.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop, results } from '../../testing/shop-screen.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

describe('filters', () => {
  it('SHOP-14 change the address, drop the page, and keep the focus', async () => {
    const { address } = openShop('/shop/Sheet?page=2&sort=price_asc');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Fluted Panel/ }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?category=Fluted+Panel&sort=price_asc'));
    expect(screen.getByRole('checkbox', { name: /Fluted Panel/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Fluted Panel/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }));
    await waitFor(() =>
      expect(address()).toBe('/shop/Sheet?category=Fluted+Panel&shade=Blue&sort=price_asc'),
    );
  });

  it('SHOP-8 end a search', async () => {
    const { address } = openShop('/shop/Sheet?search=teak');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Kitchen/ }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?application=Kitchen'));
  });

  it('DATA-5 match in any letter case', async () => {
    openShop('/shop/Sheet?type=wood+grain');
    expect(await screen.findByRole('checkbox', { name: /Wood Grain/ })).toBeChecked();
  });

  it('are chips that remove them, one by one or all at once; sort and material stay', async () => {
    const { address } = openShop(
      '/shop/Board?material=WPC&shade=Blue&shade=Ultraviolet&sort=price_asc&page=2',
    );
    const chips = within(screen.getByRole('navigation', { name: shopMessages.chosenFilters }));
    await userEvent.click(chips.getByRole('link', { name: /Ultraviolet/ }));
    await waitFor(() => expect(address()).toBe('/shop/Board?material=WPC&shade=Blue&sort=price_asc'));
    await userEvent.click(chips.getByRole('link', { name: shopMessages.clearAll }));
    await waitFor(() => expect(address()).toBe('/shop/Board?material=WPC&sort=price_asc'));
  });

  it('move the focus to the result line when their chip is removed', async () => {
    openShop('/shop/Sheet?shade=Blue&shade=Brown');
    await userEvent.click(screen.getByRole('link', { name: /^Brown/ }));
    const focused = document.activeElement;
    expect(focused?.closest('section')).toBe(screen.getByRole('region', { name: shopMessages.products }));
    expect(focused).toContainElement(results().getAllByRole('status')[0] ?? null);
  });

  it('are reset by a link to /shop/Sheet', () => {
    openShop('/shop/Board?material=WPC&shade=Blue');
    const aside = within(screen.getByRole('complementary', { name: shopMessages.filters }));
    expect(aside.getByRole('link', { name: shopMessages.reset })).toHaveAttribute('href', '/shop/Sheet');
  });

  it('SHOP-15 show the provider’s counts, 0 where it sends none', async () => {
    api.respond(getFacets, () => ({
      category: [{ name: 'fluted panel', count: 18 }],
      type: [],
      shade: [],
      application: [],
    }));
    openShop('/shop/Sheet?search=teak');
    expect(await screen.findByRole('checkbox', { name: 'Fluted Panel 18' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '1.5mm Acrylic 0' })).toBeVisible();
    expect(api.callsOf(getFacets).at(-1)?.query).toMatchObject({ class: 'Sheet', category: [] });
    expect(api.callsOf(getFacets).at(-1)?.query).not.toHaveProperty('search');
  });

  it('SHOP-31 offer the finishes that the provider counts, and keep them while new counts load', async () => {
    api.respond(getFacets, () => facetCounts());
    const { address } = openShop('/shop/Sheet');
    const finish = within(await screen.findByRole('group', { name: 'Finish' }));
    api.respond(getFacets, () => new Promise(() => undefined));
    await userEvent.click(finish.getByRole('checkbox', { name: 'Matt 6' }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?finish=Matt'));
    expect(finish.getByRole('checkbox', { name: 'Gloss 14' })).toBeVisible();
    expect(api.callsOf(filterProducts).at(-1)?.body).toMatchObject({ filters: { finish: ['Matt'] } });
  });

  it('SHOP-13 keep the place of finish and price until the provider has counted', async () => {
    const counted = Promise.withResolvers<ReturnType<typeof facetCounts>>();
    api.respond(getFacets, () => counted.promise);
    openShop('/shop/Sheet');
    const aside = screen.getByRole('complementary', { name: shopMessages.filters });
    const sections = () => [...aside.querySelectorAll('summary')].map(({ textContent }) => textContent);
    const before = sections();
    expect(before).toEqual(['Category', 'Finish', 'Price', 'Type', 'Shade', 'Application']);
    counted.resolve(facetCounts());
    await within(aside).findByRole('group', { name: 'Finish' });
    expect(within(aside).getByRole('group', { name: 'Price' })).toBeVisible();
    expect(sections()).toEqual(before);
  });

  it('are counted again after the list of a choice was requested', async () => {
    const asked: string[] = [];
    openShop('/shop/Sheet');
    const solid = await screen.findByRole('checkbox', { name: 'Solid' });
    api.respond(filterProducts, () => {
      asked.push('list');
      return { products: [], totalItems: 0, totalPages: 0 };
    });
    api.respond(getFacets, () => {
      asked.push('counts');
      return errorResponse(404);
    });
    await userEvent.click(solid);
    await waitFor(() => expect(asked).toEqual(['list', 'counts']));
  });

  it('show the counts of shades beside their names', async () => {
    api.respond(getFacets, () => ({
      category: [],
      type: [],
      shade: [{ name: 'Blue', count: 38 }],
      application: [],
    }));
    openShop('/shop/Sheet');
    expect(await screen.findByRole('checkbox', { name: 'Blue 38' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Brown 0' })).toBeInTheDocument();
    expect(screen.getByText('38')).toBeVisible();
  });

  it('can be chosen with a count of 0, because they add to other choices of their facet', async () => {
    api.respond(getFacets, () => ({ category: [], type: [], shade: [], application: [] }));
    const { address } = openShop('/shop/Sheet?shade=Blue');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Brown 0' }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue&shade=Brown'));
  });

  it.each([404, 405, 500])(
    'API-18 SHOP-15 have no counts where a provider responds with %d',
    async (status) => {
      api.respond(getFacets, () => errorResponse(status));
      openShop('/shop/Sheet');
      expect(await screen.findByRole('checkbox', { name: 'Fluted Panel' })).toBeVisible();
    },
  );

  it.each([
    { facet: 'Category', endpoint: getCategoriesAndTypes, other: 'Blue' },
    { facet: 'Shade', endpoint: getShades, other: 'Solid' },
    { facet: 'Application', endpoint: getApplications, other: 'Solid' },
  ])('SHOP-27 say when $facet cannot be loaded, and keep the others', async ({ endpoint, other }) => {
    api.respond(endpoint, () => errorResponse(500));
    openShop('/shop/Sheet');
    expect((await screen.findAllByText(endpoint.failureMessage))[0]).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: other })).toBeInTheDocument();
  });

  it('retry a failed load', async () => {
    api.respond(getShades, () => networkError());
    openShop('/shop/Sheet');
    const failed = (await screen.findByText(getShades.failureMessage)).parentElement;
    api.respond(getShades, () => [{ name: 'Teal', code: '#127a78' }]);
    await userEvent.click(
      within(failed ?? document.body).getByRole('button', { name: shopMessages.tryAgain }),
    );
    expect(await screen.findByRole('checkbox', { name: 'Teal' })).toBeInTheDocument();
  });
});
