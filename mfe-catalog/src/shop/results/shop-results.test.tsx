// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterProducts, searchProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../messages.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { numberedProducts, shopApi } from '../../testing/shop-api.ts';
import { openShop, resultLine, results, untilReady } from '../../testing/shop-screen.tsx';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

describe('the results of the shop page', () => {
  describe('shows products', () => {
    it.each([
      ['/shop/Sheet', 'Showing 1-16 of 40 products'],
      ['/shop/Sheet?page=3', 'Showing 33-40 of 40 products'],
      ['/shop/Sheet?search=teak', 'Showing 1-16 of 40 products for "teak"'],
    ])('SHOP-16 at %s with the line: %s', async (at, line) => {
      openShop(at);
      await waitFor(() => expect(resultLine()).toBe(line));
    });

    it.each([
      ['price_asc', 'Lowest price first'],
      ['price_desc', 'Highest price first'],
    ])('SHOP-16 with the order of %s beside the line: %s', async (sort, order) => {
      openShop(`/shop/Sheet?search=teak&sort=${sort}`);
      await waitFor(() => expect(resultLine()).toBe('Showing 1-16 of 40 products for "teak"'));
      expect(results().getByText(order)).toBeVisible();
    });

    it('SHOP-22 SHOP-23 SHOP-44 with name, category, type and price, and the discount where the list price is higher', async () => {
      api.respond(filterProducts, () => ({ products: [aProduct()], totalItems: 1, totalPages: 1 }));
      openShop('/shop/Sheet');
      const link = await screen.findByRole('link', { name: /^Malabar Teak,/ });
      expect(link).toHaveAttribute(
        'href',
        '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet',
      );
      const card = within(screen.getByRole('article'));
      expect(card.getByRole('heading', { level: 2 })).toContainElement(link);
      expect(link).toHaveAccessibleName('Malabar Teak, 1.5mm Acrylic, sheet');
      expect(card.getByText('1.5mm Acrylic')).toBeVisible();
      expect(card.getByText('Wood Grain')).toBeVisible();
      expect(card.getByText('₹4,190.00')).toBeVisible();
      expect(card.getByText('₹4,850.00')).toBeVisible();
      expect(card.getByText('14% off')).toBeVisible();
    });

    it.each([
      { actual_price: null, selling_price: null, shown: 'N/A' },
      { actual_price: '123456', selling_price: '123456.5', shown: '₹1,23,456.50' },
      { actual_price: 10, selling_price: 'free', shown: 'N/A' },
    ])('handles the prices $actual_price and $selling_price', async ({ shown, ...prices }) => {
      api.respond(filterProducts, () => ({
        products: [aProduct(prices)],
        totalItems: 1,
        totalPages: 1,
      }));
      openShop('/shop/Sheet');
      expect(await screen.findByText(shown)).toBeVisible();
      expect(screen.queryByText(/%/)).toBeNull();
    });

    it('handles products without pictures, with applications as text, without a colour name', async () => {
      const bare = aProduct({ pictures: undefined, application: 'Kitchen, Office', colour_name: null });
      api.respond(filterProducts, () => ({ products: [bare], totalItems: 1, totalPages: 1 }));
      openShop('/shop/Sheet');
      expect(await screen.findByRole('link', { name: RegExp(`^${bare.title},`) })).toBeVisible();
    });

    it.each([
      { count: 16, page: 'full', ways: 1 },
      { count: 15, page: 'last', ways: 0 },
    ])('with a link to rooms after a $page page of $count', async ({ count, ways }) => {
      const room = {
        image_link: '/images/S15-1/kitchen-400.webp',
        quality: 'low',
        image_type: 'render',
      } as const;
      const sample = { ...room, image_type: 'color' } as const;
      const products = numberedProducts(count).map((product) => ({ ...product, pictures: [sample, room] }));
      api.respond(filterProducts, () => ({ products, totalItems: count, totalPages: 1 }));
      openShop('/shop/Sheet');
      await untilReady();
      expect(results().queryAllByRole('link', { name: RegExp(shopMessages.inRooms) })).toHaveLength(ways);
    });

    it('with no link to rooms where the provider has no room pictures', async () => {
      openShop('/shop/Sheet');
      await untilReady();
      expect(results().queryByRole('link', { name: RegExp(shopMessages.inRooms) })).toBeNull();
    });

    it('SHOP-18 shows the selected board material, and links to the others', async () => {
      openShop('/shop/Board?material=Ply+Wood&shade=Blue&page=2');
      const banner = within(screen.getByRole('navigation', { name: shopMessages.selectedMaterial }));
      expect(banner.getByRole('link', { name: 'Plywood' })).toHaveAttribute('aria-current', 'true');
      expect(banner.getByRole('link', { name: 'WPC' })).toHaveAttribute(
        'href',
        '/shop/Board?material=WPC&shade=Blue',
      );
      await results().findByRole('link', { name: /^Colour 17,/ });
    });
  });

  describe('while it loads, fails, or finds nothing', () => {
    it('keeps the old products, marked as stale, while new ones load', async () => {
      openShop('/shop/Sheet');
      await untilReady();
      const later = Promise.withResolvers<void>();
      api.respond(filterProducts, async () => {
        await later.promise;
        return { products: numberedProducts(1, 99), totalItems: 1, totalPages: 1 };
      });
      await userEvent.click(await screen.findByRole('checkbox', { name: /Solid/ }));
      expect(screen.getByRole('link', { name: /^Colour 1,/ })).toBeVisible();
      expect(screen.getByRole('region', { name: shopMessages.products })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      expect(resultLine()).toBe(shopMessages.productsLoading);
      later.resolve();
      await screen.findByRole('link', { name: /^Colour 99,/ });
      expect(screen.getByRole('region', { name: shopMessages.products })).toHaveAttribute(
        'aria-busy',
        'false',
      );
    });

    it('drops the response to an outdated choice', async () => {
      const slow = Promise.withResolvers<void>();
      const named = (name: string) => ({
        products: [aProduct({ product_id: name, colour_name: name })],
        totalItems: 1,
        totalPages: 1,
      });
      openShop('/shop/Sheet');
      await untilReady();
      api.respond(filterProducts, async ({ body }) => {
        const { type } = (body['filters'] ?? {}) as { type: string[] };
        if (type.length === 1) await slow.promise;
        return named(`Of ${type.join(' and ')}`);
      });
      await userEvent.click(await screen.findByRole('checkbox', { name: /Solid/ }));
      await userEvent.click(screen.getByRole('checkbox', { name: /Wood Grain/ }));
      await screen.findByRole('link', { name: /^Of Solid and Wood Grain,/ });
      slow.resolve();
      await slow.promise;
      expect(await screen.findByRole('link', { name: /^Of Solid and Wood Grain,/ })).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Of Solid,/ })).toBeNull();
    });

    it.each([
      ['/shop/Sheet', () => errorResponse(500), filterProducts.failureMessage],
      ['/shop/Sheet?search=teak', () => errorResponse(500), searchProducts.failureMessage],
      [
        '/shop/Sheet',
        () => errorResponse(503, { message: 'We are counting sheets.' }),
        'We are counting sheets.',
      ],
      ['/shop/Sheet', () => networkError(), shopMessages.productsFailed],
      ['/shop/Sheet', () => ({ products: 'many' }) as never, filterProducts.failureMessage],
    ])('SHOP-24 says at %s what went wrong (%#), and retries', async (at, failure, message) => {
      api.respond(filterProducts, failure);
      api.respond(searchProducts, failure);
      openShop(at);
      const alert = within(await results().findByRole('alert'));
      expect(alert.getByText(messages.somethingWrong)).toBeVisible();
      expect(alert.getByText(message)).toBeVisible();
      const whole = () => ({ products: numberedProducts(1), totalItems: 1, totalPages: 1 });
      api.respond(filterProducts, whole);
      api.respond(searchProducts, whole);
      await userEvent.click(alert.getByRole('button', { name: shopMessages.tryAgain }));
      await untilReady();
    });

    it.each([
      ['/shop/Sheet', shopMessages.noProductsAvailable],
      ['/shop/Sheet?shade=Blue', shopMessages.noProductsFound],
      ['/shop/Sheet?search=granite', shopMessages.noProductsFound],
    ])('SHOP-25 SHOP-26 says at %s: %s', async (at, words) => {
      const nothing = () => ({ products: [], totalItems: 0, totalPages: 0 });
      api.respond(filterProducts, nothing);
      api.respond(searchProducts, nothing);
      openShop(at);
      expect(await screen.findByRole('heading', { name: words })).toBeVisible();
      expect(resultLine(), 'the announced result line').toBe(words);
      expect(screen.queryByText(shopMessages.noProductsAdvice) !== null).toBe(
        words === shopMessages.noProductsFound,
      );
    });
  });

  describe('pagination', () => {
    it('SHOP-21 turns pages in the address, and puts the focus before the new products', async () => {
      const { address } = openShop('/shop/Sheet?shade=Blue');
      await untilReady();
      const pages = () => within(screen.getByRole('navigation', { name: shopMessages.pages }));
      expect(pages().queryByRole('link', { name: shopMessages.previousPage })).toBeNull();
      expect(pages().getByRole('link', { name: shopMessages.page(1) })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const focusIsBeforeProducts = () =>
        expect(document.activeElement).toContainElement(results().getAllByRole('status')[0] ?? null);
      await userEvent.click(pages().getByRole('link', { name: shopMessages.nextPage }));
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue&page=2'));
      // Not searched within the results, which may be replaced once more.
      await screen.findByRole('link', { name: /^Colour 17,/ });
      await waitFor(focusIsBeforeProducts);
      await userEvent.click(pages().getByRole('link', { name: shopMessages.page(1) }));
      await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Blue'));
      await waitFor(focusIsBeforeProducts);
    });

    it('is absent from a single results page', async () => {
      api.respond(filterProducts, () => ({ products: numberedProducts(1), totalItems: 1, totalPages: 1 }));
      openShop('/shop/Sheet');
      await untilReady();
      expect(screen.queryByRole('navigation', { name: shopMessages.pages })).toBeNull();
    });
  });
});
