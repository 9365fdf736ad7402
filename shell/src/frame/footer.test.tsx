import { act, screen, waitFor, within } from '@testing-library/react';
import { getCategoriesAndTypes } from 'shared-contracts/filter-options/endpoints';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { EXAMPLE_SHOP, type MockApi, mockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { Footer } from './footer.tsx';
import { sheetCategoriesQuery } from './range-links.ts';

let api: MockApi;

beforeEach(() => {
  api = mockApi();
  api.respond(getCategoriesAndTypes, () => ({
    categories: [{ name: 'Fluted Panel' }, { name: 'Brushed & Fine' }],
    types: [],
  }));
});

const column = (name: string) => screen.getByRole('navigation', { name });
const links = (name: string) =>
  within(column(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  it('SITE-13 lists the sheet categories of the provider', async () => {
    renderInShop(<Footer />);
    await screen.findByRole('link', { name: 'Brushed & Fine' });
    expect(links(messages.sheets)).toEqual([
      ['Fluted Panel', '/shop/Sheet?category=Fluted+Panel'],
      ['Brushed & Fine', '/shop/Sheet?category=Brushed+%26+Fine'],
    ]);
    expect(api.callsOf(getCategoriesAndTypes).map(({ query }) => query)).toEqual([{ class: 'Sheet' }]);
  });

  it('lists the five built-in categories when the call fails', async () => {
    api.respond(getCategoriesAndTypes, () => networkError());
    const { queries } = renderInShop(<Footer />);
    await expect.poll(() => queries.getQueryCache().getAll()[0]?.state.status).toBe('error');
    expect(links(messages.sheets).map(([name]) => name)).toEqual([...SHEET_CATEGORIES]);
  });

  it('PROM-134 lists the built-in categories when a remote has written something else into the query cache', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { queries } = renderInShop(<Footer />);
    await screen.findByRole('link', { name: 'Brushed & Fine' });
    act(() => queries.setQueryData(sheetCategoriesQuery.queryKey, { spoilt: true } as never));
    await waitFor(() => expect(links(messages.sheets).map(([name]) => name)).toEqual([...SHEET_CATEGORIES]));
    expect(links(messages.boards)).toHaveLength(3);
  });

  it('SITE-14 labels the material Ply Wood as Plywood', () => {
    renderInShop(<Footer />);
    expect(links(messages.boards)).toEqual([
      ['HDF', '/shop/Board?material=HDF'],
      ['Plywood', '/shop/Board?material=Ply+Wood'],
      ['WPC', '/shop/Board?material=WPC'],
    ]);
  });

  it('SHORT-6 SITE-12 lists the quick links', () => {
    renderInShop(<Footer />);
    expect(links(messages.quickLinks).map(([, path]) => path)).toEqual([
      '/',
      '/about',
      '/shop/Sheet',
      '/?gallery',
      '/contact',
      '/shortlist',
    ]);
  });

  it('SITE-71 lists the tools that help before an order', () => {
    renderInShop(<Footer />);
    expect(links(messages.tools)).toEqual([
      [messages.matchColour, '/match'],
      [messages.ownRoom, '/my-room'],
      [messages.cuttingList, '/cutting-list'],
      [messages.samples, '/samples'],
    ]);
  });

  it('SITE-15 shows the contact details', () => {
    renderInShop(<Footer />);
    expect(screen.getByRole('link', { name: EXAMPLE_SHOP.phone })).toHaveAttribute(
      'href',
      'tel:+919845000000',
    );
    expect(screen.getByRole('link', { name: EXAMPLE_SHOP.email })).toHaveAttribute(
      'href',
      `mailto:${EXAMPLE_SHOP.email}`,
    );
    expect(screen.getByRole('link', { name: /Example Street/ })).toHaveAttribute('href', '/contact');
  });

  it.each([
    [messages.instagram, EXAMPLE_SHOP.instagramUrl],
    [messages.youtube, EXAMPLE_SHOP.youtubeUrl],
  ])('SITE-15 opens %s in a new tab', (name, url) => {
    renderInShop(<Footer />);
    const link = screen.getByRole('link', { name: new RegExp(name) });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('SITE-16 shows version and copyright', () => {
    renderInShop(<Footer />);
    expect(screen.getByText(/Version 0\.0\.6/)).toBeVisible();
    expect(screen.getByText(messages.copyright(EXAMPLE_SHOP.shopName))).toBeVisible();
  });

  it('works when every remote fails', () => {
    renderWithDeadRemotes(<Footer />);
    expect(links(messages.quickLinks)).toHaveLength(6);
  });
});
