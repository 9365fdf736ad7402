import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import {
  availableShades,
  boardsByColour,
  colorsByShade,
  filterProducts,
  getProduct,
  searchProducts,
} from 'shared-contracts/product/endpoints';
import { ROUTES } from 'shared-contracts/routes';
import { type MockApi, noAnswer, refuse, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { shopApi } from '../testing/shop-api.ts';
import product from './product-page.tsx';

/** Everything is near at once. */
class NearAtOnce {
  private readonly seen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.seen = seen;
  }
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  vi.stubGlobal('IntersectionObserver', NearAtOnce);
});

const TEAK = '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet';
const board = (material: string, changes = {}) =>
  exampleProduct({
    product_id: `B19-${material}`,
    class: 'Board',
    material,
    category: '19mm Acrylic Board',
    ...changes,
  });

function open(at = TEAK) {
  return renderWithShell(
    <Routes>
      <Route path={ROUTES.product} element={<product.Page />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      at,
      modules: {
        'cart-checkout/add-to-cart': ({ product_id, material, selling_price }) => (
          <button type="button">{`Add ${product_id}, ${material}, ${selling_price}`}</button>
        ),
      },
    },
  );
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'Malabar Teak' });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the product page', () => {
  describe('finds its product', () => {
    it('by id and material alone: category, type and shade in the path may be old', async () => {
      open('/shop/-/old/wrong/S15-TEAK?material=Sheet');
      await ready();
      expect(api.callsOf(getProduct).at(-1)?.query).toEqual({ id: 'S15-TEAK', material: 'Sheet' });
    });

    it('says when the material is missing from the URL, and leads to the shop', () => {
      open('/shop/a/b/c/S15-TEAK');
      expect(screen.getByText(messages.productAddressIncomplete)).toBeVisible();
      expect(screen.getByRole('link', { name: messages.backToShop })).toHaveAttribute('href', '/shop');
      expect(api.callsOf(getProduct)).toEqual([]);
    });

    it('shows that it is loading', async () => {
      open();
      expect(screen.getByRole('status', { name: messages.productLoading })).toBeVisible();
      await ready();
    });

    it.each([
      [() => refuse(404, { message: 'Product not found.' }), messages.productFailed('Product not found.')],
      [() => refuse(500), messages.productFailed(getProduct.failureMessage)],
      [() => noAnswer(), messages.productFailed(getProduct.failureMessage)],
      [() => null as never, messages.productNotFound],
    ])('says why it cannot (%#)', async (failure, words) => {
      api.answer(getProduct, failure);
      open();
      expect(await screen.findByText(words)).toBeVisible();
    });

    it('tries again, but not for a product that is gone', async () => {
      api.answer(getProduct, () => refuse(500));
      const { unmount } = open();
      const again = await screen.findByRole('button', { name: 'Try Again' });
      api.answer(getProduct, () => exampleProduct());
      await userEvent.click(again);
      await ready();
      unmount();
      api.answer(getProduct, () => refuse(404));
      open();
      await screen.findByRole('alert');
      expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    });
  });

  describe('tells what it is', () => {
    it('with name, price, list price and percent off', async () => {
      open();
      await ready();
      expect(screen.getByText('₹4,190.00')).toBeVisible();
      expect(screen.getByText('₹4,850.00')).toBeVisible();
      expect(screen.getByText('14% off')).toBeVisible();
    });

    it('with N/A where there is no price', async () => {
      api.answer(getProduct, () => exampleProduct({ actual_price: null, selling_price: undefined }));
      open();
      await ready();
      expect(screen.getByText('N/A')).toBeVisible();
      expect(screen.queryByText(/% off/)).toBeNull();
    });

    const rows = () =>
      screen
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

    it('with the nine rows of the specification', async () => {
      api.answer(getProduct, () => board('Ply Wood', { application: 'Kitchen,  Wardrobe' }));
      open();
      await ready();
      expect(rows()).toEqual([
        'Product ID: B19-Ply Wood',
        'Category: 19mm Acrylic Board',
        'Material: Plywood',
        'Type: Wood Grain',
        'Shade: Brown',
        'Color Code: #9c6b3d',
        'Info: High gloss',
        'Applications: Kitchen, Wardrobe',
        'Description: Golden-brown teak.',
      ]);
    });

    it('leaving out rows of absent values', async () => {
      api.answer(getProduct, () =>
        exampleProduct({
          info: null,
          application: null,
          description: '',
          code: undefined,
          common_desc: null,
        }),
      );
      open();
      await ready();
      expect(rows()).toHaveLength(5);
      expect(screen.queryByText(messages.moreAbout)).toBeNull();
    });

    it('and gives the cart what it needs', async () => {
      open();
      expect(await screen.findByRole('button', { name: 'Add S15-TEAK, Sheet, 4190' })).toBeVisible();
    });
  });

  describe('shows colours', () => {
    it('of its own shade, the current one marked, each with name and code', async () => {
      api.answer(colorsByShade, () => [
        exampleProduct({ product_id: 'S15-WALNUT', colour_name: 'Nilgiri Walnut', code: '#553322' }),
        exampleProduct(),
      ]);
      open();
      const colours = within(await screen.findByRole('group', { name: messages.colours }));
      expect(colours.getByRole('link', { name: 'Malabar Teak, #9c6b3d' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(colours.getByRole('link', { name: 'Nilgiri Walnut, #553322' })).toHaveAttribute(
        'href',
        '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-WALNUT?material=Sheet',
      );
      expect(api.callsOf(colorsByShade).at(-1)?.body).toEqual({
        productClass: 'Sheet',
        category: '1.5mm Acrylic',
        type: 'Wood Grain',
        shade: 'Brown',
      });
    });

    it('of which one is shown at once, from what the list knew', async () => {
      api.answer(colorsByShade, () => [
        exampleProduct(),
        exampleProduct({ product_id: 'S15-WALNUT', colour_name: 'Nilgiri Walnut' }),
      ]);
      open();
      const walnut = await screen.findByRole('link', { name: /Nilgiri Walnut/ });
      api.answer(getProduct, () => new Promise(() => undefined));
      await userEvent.click(walnut);
      expect(screen.getByRole('heading', { level: 1, name: 'Nilgiri Walnut' })).toBeVisible();
    });

    it.each([
      {
        of: 'a sheet',
        shown: exampleProduct(),
        href: '/shop/1.5mm%20Acrylic/Wood%20Grain/Blue/NAVY?material=Sheet',
      },
      {
        of: 'a board, whose material the answer does not know',
        shown: board('WPC'),
        href: '/shop/Board?material=WPC&category=19mm+Acrylic+Board&type=Wood+Grain&shade=Blue',
      },
    ])('of other shades, one each: $of', async ({ shown, href }) => {
      api.answer(getProduct, () => shown);
      api.answer(availableShades, () => [
        { name: 'Brown', code: '#000000', product_id: 'OWN', colour_name: 'Own' },
        { name: 'Blue', code: '#112244', product_id: 'NAVY', colour_name: 'Navy' },
        { name: 'Blue', code: '#224488', product_id: 'SKY', colour_name: 'Sky' },
      ]);
      open();
      const others = within(await screen.findByRole('group', { name: messages.otherShades }));
      expect(others.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
        'Blue, Navy',
      ]);
      expect(others.getByRole('link')).toHaveAttribute('href', href);
    });

    it.each([colorsByShade, availableShades])(
      'saying when they cannot be loaded: $failureMessage',
      async (endpoint) => {
        api.answer(endpoint, () => refuse(500));
        open();
        expect(await screen.findByText(endpoint.failureMessage)).toBeVisible();
        await ready();
      },
    );
  });

  describe('explores other materials', () => {
    it('of a sheet: the boards of its colour', async () => {
      api.answer(boardsByColour, () => [board('HDF'), board('Ply Wood')]);
      open();
      const materials = await section(messages.otherMaterials);
      const links = await materials.findAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Brown/B19-HDF?material=HDF',
        '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Brown/B19-Ply%20Wood?material=Ply+Wood',
      ]);
    });

    it('of a board: boards of other materials, and the sheets of its colour, thin ones first', async () => {
      api.answer(getProduct, () => board('HDF'));
      api.answer(boardsByColour, () => [board('HDF'), board('WPC')]);
      api.answer(searchProducts, () => ({
        products: [
          exampleProduct({ product_id: 'S2-TEAK', category: '2mm Acrylic' }),
          exampleProduct(),
          exampleProduct({ product_id: 'NEAR', code: '#9c6b3e' }),
          board('WPC'),
        ],
        totalItems: 4,
        totalPages: 1,
      }));
      open();
      const links = await (await section(messages.otherMaterials)).findAllByRole('link');
      expect(links.map((link) => link.textContent)).toEqual([
        expect.stringContaining('WPC'),
        expect.stringContaining('1.5mm Acrylic'),
        expect.stringContaining('2mm Acrylic'),
      ]);
    });

    it('saying when they cannot be loaded', async () => {
      api.answer(boardsByColour, () => refuse(500));
      open();
      expect(await screen.findByText(boardsByColour.failureMessage)).toBeVisible();
    });

    it('not at all where there are none', async () => {
      open();
      await section(messages.related);
      await waitFor(() => expect(screen.queryByRole('region', { name: messages.otherMaterials })).toBeNull());
    });
  });

  describe('shows related products', () => {
    it('at most 11, without itself', async () => {
      api.answer(filterProducts, ({ query }) => ({
        products: [exampleProduct(), exampleProduct({ product_id: 'S2-TEAK', colour_name: 'Other Teak' })],
        totalItems: Number(query['limit']),
        totalPages: 1,
      }));
      open();
      const related = await section(messages.related);
      expect(await related.findByRole('link', { name: 'Other Teak' })).toBeVisible();
      expect(related.queryByRole('link', { name: 'Malabar Teak' })).toBeNull();
      expect(api.callsOf(filterProducts).at(-1)?.query['limit']).toBe(11);
    });

    it('and is silent when they fail', async () => {
      api.answer(filterProducts, () => refuse(500));
      open();
      await ready();
      await waitFor(() => expect(screen.queryByRole('region', { name: messages.related })).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  describe('leads back', () => {
    it('to the shop where nothing came before', async () => {
      const { address } = open();
      await userEvent.click(await screen.findByRole('link', { name: messages.back }));
      expect(address()).toBe('/shop');
    });

    it('to the page before', async () => {
      api.answer(colorsByShade, () => [
        exampleProduct({ product_id: 'S15-WALNUT', colour_name: 'Nilgiri Walnut' }),
      ]);
      const { address } = open();
      await userEvent.click(await screen.findByRole('link', { name: /Nilgiri Walnut/ }));
      await userEvent.click(await screen.findByRole('link', { name: messages.back }));
      expect(address()).toBe(TEAK);
    });
  });

  describe('shows pictures', () => {
    const pictures = ['sample', 'flat'].flatMap((view) =>
      (['low', 'high'] as const).map((quality) => ({
        image_link: `/images/teak/${view}-${quality}.webp`,
        quality,
        image_type: 'color' as const,
      })),
    );
    beforeEach(() => api.answer(getProduct, () => exampleProduct({ pictures })));

    it('one large, the others to choose', async () => {
      open();
      await ready();
      await userEvent.click(screen.getByRole('button', { name: messages.pictureOf('Malabar Teak', 2) }));
      expect(screen.getByRole('button', { name: messages.pictureOf('Malabar Teak', 2) })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(screen.getByAltText('Malabar Teak')).toHaveAttribute('src', '/images/teak/flat-low.webp');
    });

    it('enlarged by a key, until Escape', async () => {
      open();
      await ready();
      const zoom = screen.getByRole('button', { name: messages.zoomInto('Malabar Teak') });
      zoom.focus();
      await userEvent.keyboard('{Enter}');
      const enlarged = screen.getByRole('region', { name: messages.enlarged('Malabar Teak') });
      expect(enlarged).toHaveFocus();
      expect(enlarged.querySelector('img')).toHaveAttribute('src', '/images/teak/sample-high.webp');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('region', { name: messages.enlarged('Malabar Teak') })).toBeNull();
      expect(zoom).toHaveFocus();
    });
  });
});

describe('the head of the product page', () => {
  const at = (query: string) => ({
    pathname: '',
    params: { category: '1.5MM ACRYLIC', type: 'old', shade: 'wrong', productId: 'S15-TEAK' },
    search: new URLSearchParams(query),
  });

  it('comes from the product itself, whatever the path says', async () => {
    const { queries } = open();
    await ready();
    expect(product.head(at('material=Sheet'), queries)).toMatchObject({
      title: 'Malabar Teak 1.5mm Acrylic Sheet',
      description: 'Golden-brown teak.',
      canonical: TEAK,
      kind: 'product',
    });
  });

  it('says what the product is, and the way to it, to search engines', async () => {
    const { queries } = open();
    await ready();
    const { jsonLd } = product.head(at('material=Sheet'), queries);
    expect(jsonLd).toMatchObject([
      { '@type': 'Product', sku: 'S15-TEAK', offers: { price: '4190.00' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: '1.5mm Acrylic', item: '/shop/Sheet?category=1.5mm+Acrylic' },
          { position: 2, name: 'Malabar Teak' },
        ],
      },
    ]);
  });

  it('is sensible before the product is there', () => {
    const { queries } = open();
    expect(product.head(at('material=Sheet'), queries)).toEqual({ title: messages.product, noIndex: false });
    expect(product.head(at(''), queries)).toEqual({ title: messages.product, noIndex: true });
  });
});

describe('the prefetch of the product page', () => {
  it('asks what the page itself asks, so that nothing is asked twice', async () => {
    const { queries } = open();
    await ready();
    await screen.findByRole('group', { name: messages.colours });
    const location = {
      pathname: '',
      params: { category: '1.5mm Acrylic', type: 'Wood Grain', shade: 'Brown', productId: 'S15-TEAK' },
      search: new URLSearchParams('material=Sheet'),
    };
    for (const { queryKey } of product.prefetch(location))
      expect(queries.getQueryData(queryKey)).toBeDefined();
  });

  it('asks nothing where the address names no product', () => {
    expect(product.prefetch({ pathname: '', params: {}, search: new URLSearchParams() })).toEqual([]);
  });
});
