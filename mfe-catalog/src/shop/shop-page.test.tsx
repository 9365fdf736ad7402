import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { filterProducts, getFacets, searchProducts } from 'shared-contracts/product/endpoints';
import { ROUTES } from 'shared-contracts/routes';
import { type MockApi, noAnswer, refuse, renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { exampleProduct, exampleProducts } from '../testing/example-products.ts';
import { shopApi } from '../testing/shop-api.ts';
import { setWindowWidth } from '../testing/window-width.ts';
import shop from './shop-page.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

function open(at: string) {
  return renderWithShell(
    <Routes>
      <Route path={ROUTES.shop} element={<shop.Page />} />
      <Route path={ROUTES.shopClass} element={<shop.Page />} />
    </Routes>,
    { at },
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const products = () => within(screen.getByRole('region', { name: messages.products }));
const resultLine = () => products().getAllByRole('status')[0]?.textContent;
const ready = () => products().findByRole('link', { name: 'Colour 1' });
const lastFilterCall = () => api.callsOf(filterProducts).at(-1);

describe('the shop page', () => {
  describe('reads its address', () => {
    it.each([
      ['/shop', '/shop/Sheet'],
      ['/shop?shade=Blue', '/shop/Sheet?shade=Blue'],
      ['/shop/Board', '/shop/Board?material=HDF'],
      ['/shop/Board?material=Granite&shade=Blue', '/shop/Board?material=HDF&shade=Blue'],
      ['/shop/Sheet?shade=Blue', undefined],
      ['/shop/Board?material=WPC', undefined],
    ])('leads from %s to %s', (at, to) => {
      const { pathname, searchParams } = new URL(at, 'https://shop.example');
      const params = { class: pathname.split('/')[2] };
      expect(shop.redirect({ pathname, params, search: searchParams })).toBe(to);
    });

    it('says of an unknown class that there is no such page', () => {
      open('/shop/Chair');
      expect(screen.getByRole('heading', { name: messages.noSuchClass })).toBeVisible();
      expect(screen.getByRole('link', { name: messages.toHome })).toHaveAttribute('href', '/');
    });

    it('asks for the products of class, material, filters, sort and page', async () => {
      open('/shop/Board?material=Ply+Wood&category=a&type=b&shade=c&application=d&sort=price_desc&page=2');
      await products().findByRole('link', { name: 'Colour 17' });
      expect(lastFilterCall()).toMatchObject({
        query: { page: 2, limit: 16, sortBy: 'price', order: 'desc' },
        body: {
          filters: {
            productClass: 'Board',
            material: 'Ply Wood',
            category: ['a'],
            type: ['b'],
            shade: ['c'],
            application: ['d'],
          },
        },
      });
    });

    it('asks for a search with its term and sort', async () => {
      open('/shop/Sheet?search=teak&sort=price_asc');
      await ready();
      expect(api.callsOf(searchProducts).at(-1)?.query).toMatchObject({
        id: 'teak',
        page: 1,
        limit: 16,
        sort: 'price_asc',
      });
      expect(api.callsOf(filterProducts)).toEqual([]);
    });

    it.each([
      ['/shop/Sheet', messages.classTitles.Sheet],
      ['/shop/Sheet?category=Fluted+Panel', 'Fluted Panel Products'],
      ['/shop/Sheet?category=Fluted+Panel&category=1.5mm+Acrylic', messages.classTitles.Sheet],
      ['/shop/Sheet?search=teak', messages.searchResults],
    ])('is called at %s: %s', async (at, title) => {
      open(at);
      await ready();
      expect(heading()).toBe(title);
    });

    it('goes to the last page where there is no such page', async () => {
      const { address } = open('/shop/Sheet?page=9');
      await products().findByRole('link', { name: 'Colour 33' });
      expect(address()).toBe('/shop/Sheet?page=3');
    });
  });

  describe('shows products', () => {
    it.each([
      ['/shop/Sheet', 'Showing 1-16 of 40 products'],
      ['/shop/Sheet?page=3', 'Showing 33-40 of 40 products'],
      ['/shop/Sheet?search=teak', 'Showing 1-16 of 40 products for "teak"'],
    ])('at %s with the line: %s', async (at, line) => {
      open(at);
      await waitFor(() => expect(resultLine()).toBe(line));
    });

    it('with name, category, type and price, and a badge where the list price is higher', async () => {
      api.answer(filterProducts, () => ({ products: [exampleProduct()], totalItems: 1, totalPages: 1 }));
      open('/shop/Sheet');
      const link = await screen.findByRole('link', { name: 'Malabar Teak' });
      expect(link).toHaveAttribute(
        'href',
        '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet',
      );
      const card = within(screen.getByRole('article'));
      expect(card.getByText('1.5mm Acrylic · Wood Grain')).toBeVisible();
      expect(card.getByText('₹4,190.00')).toBeVisible();
      expect(card.getByText('₹4,850.00')).toBeVisible();
      expect(card.getByText(/−14%/)).toBeVisible();
    });

    it.each([
      { actual_price: null, selling_price: null, shown: 'N/A' },
      { actual_price: '123456', selling_price: '123456.5', shown: '₹1,23,456.50' },
      { actual_price: 10, selling_price: 'free', shown: 'N/A' },
    ])('bears the prices $actual_price and $selling_price', async ({ shown, ...prices }) => {
      api.answer(filterProducts, () => ({
        products: [exampleProduct(prices)],
        totalItems: 1,
        totalPages: 1,
      }));
      open('/shop/Sheet');
      expect(await screen.findByText(shown)).toBeVisible();
      expect(screen.queryByText(/%/)).toBeNull();
    });

    it('bears products without pictures, with applications as text, without a colour name', async () => {
      const bare = exampleProduct({ pictures: undefined, application: 'Kitchen, Office', colour_name: null });
      api.answer(filterProducts, () => ({ products: [bare], totalItems: 1, totalPages: 1 }));
      open('/shop/Sheet');
      expect(await screen.findByRole('link', { name: bare.title ?? '' })).toBeVisible();
    });

    it('says which board material is selected, and leads to the others', async () => {
      open('/shop/Board?material=Ply+Wood&shade=Blue&page=2');
      const banner = within(screen.getByRole('navigation', { name: messages.selectedMaterial }));
      expect(banner.getByRole('link', { name: 'Plywood' })).toHaveAttribute('aria-current', 'true');
      expect(banner.getByRole('link', { name: 'WPC' })).toHaveAttribute(
        'href',
        '/shop/Board?material=WPC&shade=Blue',
      );
      await products().findByRole('link', { name: 'Colour 17' });
    });
  });

  describe('while it waits, fails, or finds nothing', () => {
    it('keeps the old products, marked as stale, while new ones load', async () => {
      open('/shop/Sheet');
      await ready();
      const later = Promise.withResolvers<void>();
      api.answer(filterProducts, async () => {
        await later.promise;
        return { products: exampleProducts(1, 99), totalItems: 1, totalPages: 1 };
      });
      await userEvent.click(await screen.findByRole('checkbox', { name: /Solid/ }));
      expect(screen.getByRole('link', { name: 'Colour 1' })).toBeVisible();
      expect(screen.getByRole('region', { name: messages.products })).toHaveAttribute('aria-busy', 'true');
      expect(resultLine()).toBe(messages.productsLoading);
      later.resolve();
      await screen.findByRole('link', { name: 'Colour 99' });
      expect(screen.getByRole('region', { name: messages.products })).toHaveAttribute('aria-busy', 'false');
    });

    it.each([
      ['/shop/Sheet', () => refuse(500), filterProducts.failureMessage],
      ['/shop/Sheet?search=teak', () => refuse(500), searchProducts.failureMessage],
      ['/shop/Sheet', () => refuse(503, { message: 'We are counting sheets.' }), 'We are counting sheets.'],
      ['/shop/Sheet', () => noAnswer(), messages.productsFailed],
      ['/shop/Sheet', () => ({ products: 'many' }) as never, filterProducts.failureMessage],
    ])('tells at %s what went wrong (%#), and tries again', async (at, failure, message) => {
      api.answer(filterProducts, failure);
      api.answer(searchProducts, failure);
      open(at);
      const alert = within(await products().findByRole('alert'));
      expect(alert.getByText(messages.somethingWrong)).toBeVisible();
      expect(alert.getByText(message)).toBeVisible();
      const whole = () => ({ products: exampleProducts(1), totalItems: 1, totalPages: 1 });
      api.answer(filterProducts, whole);
      api.answer(searchProducts, whole);
      await userEvent.click(alert.getByRole('button', { name: messages.tryAgain }));
      await ready();
    });

    it.each([
      ['/shop/Sheet', messages.noProductsAvailable],
      ['/shop/Sheet?shade=Blue', messages.noProductsFound],
      ['/shop/Sheet?search=granite', messages.noProductsFound],
    ])('says at %s: %s', async (at, words) => {
      const nothing = () => ({ products: [], totalItems: 0, totalPages: 0 });
      api.answer(filterProducts, nothing);
      api.answer(searchProducts, nothing);
      open(at);
      expect(await screen.findByRole('heading', { name: words })).toBeVisible();
      expect(screen.queryByText(messages.noProductsAdvice) !== null).toBe(words === messages.noProductsFound);
    });
  });

  describe('filters', () => {
    it('tick into the address, drop the page, and keep focus', async () => {
      const { address } = open('/shop/Sheet?page=2&sort=price_asc');
      await userEvent.click(await screen.findByRole('checkbox', { name: /Fluted Panel/ }));
      await waitFor(() => expect(address()).toBe('/shop/Sheet?category=Fluted+Panel&sort=price_asc'));
      expect(screen.getByRole('checkbox', { name: /Fluted Panel/ })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /Fluted Panel/ })).toHaveFocus();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }));
      await waitFor(() =>
        expect(address()).toBe('/shop/Sheet?category=Fluted+Panel&shade=Blue&sort=price_asc'),
      );
    });

    it('end a search', async () => {
      const { address } = open('/shop/Sheet?search=teak');
      await userEvent.click(await screen.findByRole('checkbox', { name: /Kitchen/ }));
      await waitFor(() => expect(address()).toBe('/shop/Sheet?application=Kitchen'));
    });

    it('are chosen without regard to case', async () => {
      open('/shop/Sheet?type=wood+grain');
      expect(await screen.findByRole('checkbox', { name: /Wood Grain/ })).toBeChecked();
    });

    it('stand as chips that take them away, and all at once', async () => {
      const { address } = open('/shop/Sheet?shade=Blue&shade=Ultraviolet&page=2');
      const chips = within(screen.getByRole('navigation', { name: messages.chosenFilters }));
      await userEvent.click(chips.getByRole('link', { name: /Ultraviolet/ }));
      expect(address()).toBe('/shop/Sheet?shade=Blue');
      await userEvent.click(chips.getByRole('link', { name: messages.clearAll }));
      expect(address()).toBe('/shop/Sheet');
    });

    it('are reset by the way to /shop/Sheet', () => {
      open('/shop/Board?material=WPC&shade=Blue');
      const aside = within(screen.getByRole('complementary', { name: messages.filters }));
      expect(aside.getByRole('link', { name: messages.reset })).toHaveAttribute('href', '/shop/Sheet');
    });

    it('carry the counts of the provider, 0 where it names none', async () => {
      api.answer(getFacets, () => ({
        category: [{ name: 'fluted panel', count: 18 }],
        type: [],
        shade: [],
        application: [],
      }));
      open('/shop/Sheet?search=teak');
      expect(await screen.findByRole('checkbox', { name: 'Fluted Panel 18' })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: '1.5mm Acrylic 0' })).toBeVisible();
      expect(api.callsOf(getFacets).at(-1)?.query).toMatchObject({ class: 'Sheet', category: [] });
      expect(api.callsOf(getFacets).at(-1)?.query).not.toHaveProperty('search');
    });

    it.each([404, 405, 500])('stand without counts where a provider answers %d', async (status) => {
      api.answer(getFacets, () => refuse(status));
      open('/shop/Sheet');
      expect(await screen.findByRole('checkbox', { name: 'Fluted Panel' })).toBeVisible();
    });

    it.each([
      { facet: messages.facets.category, endpoint: getCategoriesAndTypes, other: 'Blue' },
      { facet: messages.facets.shade, endpoint: getShades, other: 'Solid' },
      { facet: messages.facets.application, endpoint: getApplications, other: 'Solid' },
    ])('say when $facet cannot be loaded; the others stay', async ({ endpoint, other }) => {
      api.answer(endpoint, () => refuse(500));
      open('/shop/Sheet');
      expect((await screen.findAllByText(endpoint.failureMessage))[0]).toBeVisible();
      expect(await screen.findByRole('checkbox', { name: other })).toBeInTheDocument();
    });

    it('try again where they could not be loaded', async () => {
      api.answer(getShades, () => noAnswer());
      open('/shop/Sheet');
      const failed = (await screen.findByText(getShades.failureMessage)).parentElement;
      api.answer(getShades, () => [{ name: 'Teal', code: '#127a78' }]);
      await userEvent.click(within(failed ?? document.body).getByRole('button', { name: messages.tryAgain }));
      expect(await screen.findByRole('checkbox', { name: 'Teal' })).toBeInTheDocument();
    });
  });

  describe('the drawer of narrow windows', () => {
    beforeEach(() => setWindowWidth(1023));
    afterEach(() => setWindowWidth(1024));

    const openDrawer = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
      return within(screen.getByRole('dialog', { name: messages.filters }));
    };

    it('applies what was chosen on Apply Filters', async () => {
      const { address } = open('/shop/Sheet?page=2');
      const drawer = await openDrawer();
      await userEvent.click(await drawer.findByRole('checkbox', { name: 'Solid' }));
      await userEvent.click(drawer.getByRole('checkbox', { name: 'Brown' }));
      expect(address()).toBe('/shop/Sheet?page=2');
      await userEvent.click(drawer.getByRole('button', { name: messages.applyFilters }));
      await waitFor(() => expect(address()).toBe('/shop/Sheet?type=Solid&shade=Brown'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: messages.filtersChosen(2) })).toBeVisible();
    });

    it('drops what was chosen on close', async () => {
      const { address } = open('/shop/Sheet');
      const drawer = await openDrawer();
      await userEvent.click(await drawer.findByRole('checkbox', { name: 'Solid' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(address()).toBe('/shop/Sheet');
      expect((await openDrawer()).getByRole('checkbox', { name: 'Solid' })).not.toBeChecked();
    });

    it('resets to /shop/Sheet', async () => {
      const { address } = open('/shop/Board?material=WPC&shade=Blue');
      await userEvent.click((await openDrawer()).getByRole('link', { name: messages.reset }));
      expect(address()).toBe('/shop/Sheet');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  describe('search, class and sort', () => {
    it('searches with the term and the sort, and nothing else', async () => {
      const { address } = open('/shop/Board?material=WPC&shade=Blue&sort=price_desc');
      await userEvent.type(screen.getByRole('searchbox', { name: messages.searchProducts }), 'teak{Enter}');
      await waitFor(() => expect(address()).toBe('/shop/Sheet?search=teak&sort=price_desc'));
    });

    it('ends the search with a cleared box', async () => {
      const { address } = open('/shop/Sheet?search=teak');
      await userEvent.click(screen.getByRole('button', { name: messages.clearSearch }));
      await waitFor(() => expect(address()).toBe('/shop/Sheet'));
      expect(screen.getByRole('searchbox')).toHaveValue('');
      expect(screen.getByRole('searchbox')).toHaveFocus();
    });

    it('forgets a draft when the address turns to another search', async () => {
      open('/shop/Sheet?search=teak');
      const box = screen.getByRole('searchbox');
      expect(box).toHaveValue('teak');
      await userEvent.type(box, 'wood');
      await userEvent.click(await screen.findByRole('checkbox', { name: /Solid/ }));
      await waitFor(() => expect(box).toHaveValue(''));
    });

    it('leads to the other class with nothing chosen', async () => {
      const { address } = open('/shop/Sheet?shade=Blue&page=2');
      await userEvent.click(screen.getByRole('link', { name: messages.classes.Board }));
      expect(address()).toBe('/shop/Board?material=HDF');
      expect(screen.getByRole('link', { name: messages.classes.Board })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(screen.getByRole('link', { name: messages.classes.Sheet })).not.toHaveAttribute('aria-current');
    });

    it('sorts from the first page on', async () => {
      const { address } = open('/shop/Sheet?shade=Blue&page=2');
      const sort = screen.getByRole('combobox', { name: messages.sortBy });
      await userEvent.selectOptions(sort, messages.sorts.price_desc);
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue&sort=price_desc'));
      await userEvent.selectOptions(sort, messages.sort);
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue'));
    });
  });

  describe('pagination', () => {
    it('turns pages in the address, and puts the focus before the new products', async () => {
      const { address } = open('/shop/Sheet?shade=Blue');
      await ready();
      const pages = within(screen.getByRole('navigation', { name: messages.pages }));
      expect(pages.queryByRole('link', { name: messages.previousPage })).toBeNull();
      expect(pages.getByRole('link', { name: messages.page(1) })).toHaveAttribute('aria-current', 'page');
      const focusIsBeforeProducts = () =>
        expect(document.activeElement).toContainElement(products().getAllByRole('status')[0] ?? null);
      await userEvent.click(pages.getByRole('link', { name: messages.nextPage }));
      expect(address()).toBe('/shop/Sheet?shade=Blue&page=2');
      await products().findByRole('link', { name: 'Colour 17' });
      focusIsBeforeProducts();
      await userEvent.click(pages.getByRole('link', { name: messages.page(1) }));
      expect(address()).toBe('/shop/Sheet?shade=Blue');
      focusIsBeforeProducts();
    });

    it('is absent from a single page', async () => {
      api.answer(filterProducts, () => ({ products: exampleProducts(1), totalItems: 1, totalPages: 1 }));
      open('/shop/Sheet');
      await ready();
      expect(screen.queryByRole('navigation', { name: messages.pages })).toBeNull();
    });
  });
});

describe('the head of the shop page', () => {
  const head = (className: string | undefined, query = '') =>
    shop.head({ pathname: '', params: { class: className }, search: new URLSearchParams(query) });

  it('names one address for equal filters', () => {
    expect(head('sheet', 'shade=Brown&shade=Blue&page=x')).toMatchObject({
      title: messages.classTitles.Sheet,
      canonical: '/shop/Sheet?shade=Blue&shade=Brown',
      noIndex: false,
    });
  });

  it('says the way to the list to search engines', () => {
    expect(head('Board', 'material=WPC').jsonLd).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: messages.home, item: '/' },
          { '@type': 'ListItem', position: 2, name: messages.shop, item: '/shop' },
          { '@type': 'ListItem', position: 3, name: messages.classCrumbs.Board, item: undefined },
        ],
      },
    ]);
  });

  it.each([
    ['Chair', ''],
    ['Sheet', 'search=teak'],
  ])('keeps %s?%s out of indexes', (className, query) => {
    expect(head(className, query).noIndex).toBe(true);
  });
});
