import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoriesAndTypes } from 'shared-contracts/filter-options/endpoints';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { type MockApi, mockApi, networkError } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { sheetCategoriesQuery } from '../../frame/range-links.ts';
import { messages } from '../../messages.ts';
import { renderInShop, renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
import { cheapestSheetQuery } from './cheapest-query.ts';
import { GALLERY_SCROLL_DELAY } from './gallery-section.tsx';
import home from './home-page.tsx';

const CATEGORIES = ['2mm Acrylic', 'MATT Acrylic'];

let api: MockApi;
let scrollIntoView: ReturnType<typeof vi.fn>;

beforeEach(() => {
  api = mockApi();
  api.respond(filterProducts, ({ query, body }) => {
    const { productClass, category, material } = body['filters'] as Record<string, string | string[]>;
    const price = query['order'] === 'asc' ? 3350 : 9000;
    const product = productOf(
      String(productClass),
      [category].flat()[0] ?? 'MATT Acrylic',
      String(material),
      price,
    );
    return { products: [product], totalItems: 1, totalPages: 1 };
  });
  scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView as () => void;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function productOf(productClass: string, category: string, material: string, selling_price: number) {
  return {
    product_id: 'MA-SAGE',
    class: productClass,
    material,
    category,
    type: 'Solid',
    shade: 'Green',
    colour_name: 'Coorg Sage',
    title: '',
    code: '#a8c097',
    info: '',
    application: [],
    description: '',
    common_desc: '',
    actual_price: 9_999,
    selling_price,
    pictures: [
      { image_link: '/images/MA-SAGE/flat-400.webp', quality: 'low' as const, image_type: 'color' as const },
      {
        image_link: '/images/MA-SAGE/panel-1600.webp',
        quality: 'high' as const,
        image_type: 'render' as const,
      },
    ],
  };
}

/** Reports everything as near the viewport, or nothing. */
function stubViewport(isNear: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        this.#report([{ isIntersecting: isNear }]);
      }
      disconnect() {}
    },
  );
}

const Gallery = () => <p>the gallery</p>;
const modules = { 'inspiration/inspiration-gallery': Gallery };
const orders = () => api.callsOf(filterProducts).map(({ query }) => query['order']);

describe('the home page', () => {
  it('leads to the shop page', () => {
    stubViewport(false);
    renderInShop(<home.Page />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.headline);
    expect(screen.getByRole('link', { name: messages.shopNow })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('link', { name: messages.exploreAll })).toHaveAttribute('href', '/shop');
  });

  it('shows a product in the hero, and links to it', async () => {
    stubViewport(false);
    renderInShop(<home.Page />);
    const picture = await screen.findByRole('img', { name: messages.inFinish('Coorg Sage') });
    expect(picture).toHaveAttribute('src', '/images/MA-SAGE/panel-1600.webp');
    expect(screen.getByRole('link', { name: /Coorg Sage/ })).toHaveAttribute(
      'href',
      '/shop/MATT%20Acrylic/Solid/Green/MA-SAGE?material=Sheet',
    );
  });

  it('lists the features', () => {
    stubViewport(false);
    renderInShop(<home.Page />);
    const features = screen.getByRole('region', { name: messages.features });
    expect(within(features).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('150')).toBeVisible();
    expect(screen.getByText('1000+')).toBeVisible();
  });

  it.each(SHEET_CATEGORIES)('leads to the sheets in %s', (category) => {
    stubViewport(false);
    renderInShop(<home.Page />);
    const link = within(screen.getByRole('region', { name: messages.chooseSheet })).getByRole('link', {
      name: category,
    });
    expect(link).toHaveAttribute('href', `/shop/Sheet?${new URLSearchParams({ category })}`);
  });

  it.each([
    ['HDF', 'HDF'],
    ['Plywood', 'Ply+Wood'],
    ['WPC', 'WPC'],
  ])('leads to the boards of %s', (label, value) => {
    stubViewport(false);
    renderInShop(<home.Page />);
    const boards = screen.getByRole('region', { name: messages.pickSubstrate });
    expect(within(boards).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/shop/Board?material=${value}`,
    );
  });

  it('fetches the lowest prices near the viewport', async () => {
    stubViewport(true);
    renderInShop(<home.Page />, { modules });
    await waitFor(() => expect(screen.getAllByText(messages.from('₹3,350.00'))).toHaveLength(8));
  });

  it('fetches nothing far below the viewport', async () => {
    stubViewport(false);
    renderInShop(<home.Page />, { modules });
    await screen.findByRole('img', { name: messages.inFinish('Coorg Sage') });
    expect(orders()).toEqual([undefined]);
    expect(screen.queryByText('the gallery')).not.toBeInTheDocument();
  });

  it('stays complete if the server does not respond', async () => {
    stubViewport(true);
    api.respond(filterProducts, () => networkError());
    renderInShop(<home.Page />, { modules });
    await waitFor(() => expect(api.callsOf(filterProducts)).toHaveLength(10));
    expect(screen.getByRole('link', { name: messages.shopNow })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fluted Panel' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the gallery on the home page', () => {
  it('loads near the viewport', () => {
    stubViewport(true);
    renderInShop(<home.Page />, { modules });
    expect(screen.getByText('the gallery')).toBeVisible();
  });

  it('is scrolled to 0.8 seconds after navigation to ?gallery', () => {
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
    const gallery = within(screen.getByRole('region', { name: messages.inspiration }));
    await userEvent.click(gallery.getByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['inspiration/inspiration-gallery']);
    expect(screen.getByRole('link', { name: messages.shopNow })).toBeVisible();
  });
});

describe('the home page’s document', () => {
  const address = { pathname: '/', params: {}, search: new URLSearchParams() };

  it('prefetches the products of the hero and a price for each category', () => {
    expect(home.prefetch()).toHaveLength(1 + SHEET_CATEGORIES.length);
    expect(home.head(address, createQueryClient())).toEqual({
      title: '',
      description: messages.homeDescription,
      canonical: '/',
    });
  });

  it.each([
    ['the products of the hero', shopWindowQuery('Sheet'), CATEGORIES],
    ['the cheapest product of a category', cheapestSheetQuery('2mm Acrylic'), ['2mm Acrylic']],
  ])('requests %s with all options that are loaded', async (_, query, category) => {
    const queries = createQueryClient();
    api.respond(getCategoriesAndTypes, () => ({
      categories: CATEGORIES.map((name) => ({ name })),
      types: [{ name: 'Solid' }],
    }));
    await queries.prefetchQuery(sheetCategoriesQuery);
    await queries.fetchQuery(query);
    expect(api.callsOf(filterProducts).at(-1)?.body['filters']).toEqual({
      productClass: 'Sheet',
      material: 'Sheet',
      category,
      type: ['Solid'],
      shade: [],
      application: [],
    });
  });

  it('has the hero’s room as its preview picture', async () => {
    const queries = createQueryClient();
    await queries.prefetchQuery(shopWindowQuery('Sheet'));
    expect(home.head(address, queries).picture).toBe('/images/MA-SAGE/panel-1600.webp');
  });
});
