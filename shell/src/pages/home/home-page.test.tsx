// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoriesAndTypes } from 'shared-contracts/filter-options/endpoints';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { type MockApi, mockApi, networkError, stubViewport } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { sheetCategoriesQuery } from '../../frame/range-links.ts';
import { aSheetInRooms } from '../../testing/sheet-in-rooms.ts';
import { renderInShop, renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { homeScenesQuery, shopWindowQuery } from '../shop-window/shop-window.ts';
import { windowMessages } from '../shop-window/window-messages.ts';
import { GALLERY_SCROLL_DELAY } from './gallery-section.tsx';
import { heroMessages } from './hero/hero-messages.ts';
import { homeMessages } from './home-messages.ts';
import home from './home-page.tsx';

const SHEET = aSheetInRooms();
const CATEGORIES = ['2mm Acrylic', 'MATT Acrylic'];

let api: MockApi;
let scrollIntoView: ReturnType<typeof vi.fn>;

beforeEach(() => {
  api = mockApi();
  api.respond(filterProducts, () => ({ products: [SHEET], totalItems: 1, totalPages: 1 }));
  scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView as () => void;
});

const modules = {
  'inspiration/inspiration-gallery': () => <p>the gallery</p>,
  'catalog/product-carousel': () => <p>the carousel</p>,
  'catalog/substrate-picker': () => <p>the substrates</p>,
  'inspiration/planning-tools': () => <p>the tools</p>,
};

describe('the home page', () => {
  it('HOME-1 HOME-8 leads to the shop page', () => {
    stubViewport(false);
    renderInShop(<home.Page />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(windowMessages.headline);
    expect(screen.getByRole('link', { name: heroMessages.shopNow })).toHaveAttribute('href', '/shop/Sheet');
    expect(screen.getByRole('link', { name: windowMessages.exploreAll })).toHaveAttribute(
      'href',
      '/shop/Sheet',
    );
  });

  it('HOME-3 lists the features', () => {
    stubViewport(false);
    renderInShop(<home.Page />);
    const features = screen.getByRole('region', { name: homeMessages.features });
    expect(within(features).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('150')).toBeVisible();
    expect(screen.getByText('1000+')).toBeVisible();
  });

  it('shows the catalogue’s carousel and its substrates below their headings', () => {
    stubViewport(true);
    renderInShop(<home.Page />, { modules });
    expect(screen.getByRole('region', { name: homeMessages.chooseSheet })).toHaveTextContent('the carousel');
    expect(screen.getByRole('region', { name: homeMessages.pickSubstrate })).toHaveTextContent(
      'the substrates',
    );
  });

  it('HOME-80 shows the tools that help before an order', () => {
    stubViewport(true);
    renderInShop(<home.Page />, { modules });
    expect(screen.getByText('the tools')).toBeVisible();
  });

  it('HOME-24 still leads to categories and boards without the catalogue', () => {
    stubViewport(true);
    renderWithDeadRemotes(<home.Page />);
    const linksOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksOf(homeMessages.chooseSheet)).toEqual([
      '/shop/Sheet',
      ...SHEET_CATEGORIES.map((category) => `/shop/Sheet?${new URLSearchParams({ category })}`),
    ]);
    expect(linksOf(homeMessages.pickSubstrate)).toEqual([
      '/shop/Board?material=HDF',
      '/shop/Board?material=Ply+Wood',
      '/shop/Board?material=WPC',
    ]);
  });

  it('fetches nothing far below the viewport', async () => {
    stubViewport(false);
    renderInShop(<home.Page />, { modules });
    await screen.findByRole('img', { name: windowMessages.inFinish('Malabar Teak', 'kitchen') });
    expect(api.callsOf(filterProducts)).toHaveLength(1);
  });

  it('stays complete if the server does not respond', async () => {
    stubViewport(true);
    api.respond(filterProducts, () => networkError());
    renderInShop(<home.Page />, { modules });
    await waitFor(() => expect(api.callsOf(filterProducts)).toHaveLength(1));
    expect(screen.getByRole('link', { name: heroMessages.shopNow })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the gallery on the home page', () => {
  it('HOME-9 loads near the viewport', () => {
    stubViewport(true);
    renderInShop(<home.Page />, { modules });
    expect(screen.getByText('the gallery')).toBeVisible();
  });

  it('HOME-10 is scrolled to 0.8 seconds after navigation to ?gallery', () => {
    vi.useFakeTimers();
    stubViewport(false);
    renderInShop(<home.Page />, { at: '/?gallery', modules });
    expect(screen.getByText('the gallery')).toBeVisible();
    act(() => vi.advanceTimersByTime(GALLERY_SCROLL_DELAY - 1));
    expect(scrollIntoView).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('is not scrolled to without ?gallery', () => {
    vi.useFakeTimers();
    stubViewport(true);
    renderInShop(<home.Page />, { modules });
    act(() => vi.advanceTimersByTime(GALLERY_SCROLL_DELAY * 2));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('can be retried if it fails, and the rest of the page works', async () => {
    stubViewport(true);
    const retried: string[] = [];
    renderWithDeadRemotes(<home.Page />, retried);
    retried.length = 0;
    const gallery = within(screen.getByRole('region', { name: homeMessages.inspiration }));
    await userEvent.click(gallery.getByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['inspiration/inspiration-gallery']);
    expect(screen.getByText(homeMessages.visualizerFailed)).toBeVisible();
    const visualizer = within(screen.getByRole('region', { name: homeMessages.visualizer }));
    await userEvent.click(visualizer.getByRole('button', { name: 'Try Again' }));
    expect(retried).toContain('inspiration/visualizer');
    expect(screen.getByRole('link', { name: heroMessages.shopNow })).toBeVisible();
  });
});

describe('the home page’s document', () => {
  const address = { pathname: '/', params: {}, search: new URLSearchParams() };

  it('prefetches the products of the hero, and has the fragments rendered', () => {
    expect(home.prefetch(address).map(({ queryKey }) => queryKey)).toEqual([homeScenesQuery.queryKey]);
    expect(home.lateFragments).toEqual([
      'catalog/product-carousel',
      'catalog/substrate-picker',
      'inspiration/visualizer',
      'inspiration/planning-tools',
      'inspiration/inspiration-gallery',
      'inspiration/events-gallery',
      'inspiration/video-gallery',
    ]);
    expect(home.head(address, createQueryClient())).toEqual({
      title: '',
      description: heroMessages.homeDescription,
      canonical: '/',
    });
  });

  it('SHOP-35 requests the products of the hero with all options that are loaded', async () => {
    const queries = createQueryClient();
    api.respond(getCategoriesAndTypes, () => ({
      categories: CATEGORIES.map((name) => ({ name })),
      types: [{ name: 'Solid' }],
    }));
    await queries.prefetchQuery(sheetCategoriesQuery);
    await queries.fetchQuery(shopWindowQuery('Sheet'));
    expect(api.callsOf(filterProducts).at(-1)?.body['filters']).toEqual({
      productClass: 'Sheet',
      material: 'Sheet',
      category: CATEGORIES,
      type: ['Solid'],
      shade: [],
      application: [],
    });
  });

  it('has the hero’s room as its preview picture', async () => {
    const queries = createQueryClient();
    await queries.prefetchQuery(homeScenesQuery);
    expect(home.head(address, queries).picture).toBe('/images/S15-TEAK/kitchen-1600.webp');
  });
});
