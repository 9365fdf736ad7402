// @module-tag all
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from 'shared-contracts/product';
import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { forgetSeen, seenProducts } from 'shared-contracts/stored/products';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { productMessages } from '../product-facts/product-messages.ts';
import { aBoard, heading, openProduct } from '../testing/open-product.tsx';
import { shopApi } from '../testing/shop-api.ts';

// Ignores the datasheet, which only paper shows.
configure({ defaultIgnore: 'script, style, [data-datasheet] *' });

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const WALNUT = { product_id: 'S15-WALNUT', colour_name: 'Nilgiri Walnut', code: '#553322' };
const walnut = aProduct({ ...WALNUT, selling_price: 5000 });

describe('the product page', () => {
  it('SHORT-8 notes that the product was looked at', async () => {
    act(forgetSeen);
    openProduct();
    await heading();
    await waitFor(() => expect(seenProducts()).toEqual([{ product_id: 'S15-TEAK', material: 'Sheet' }]));
  });

  it('PROD-32 has a link past breadcrumbs and pictures to price and colours', async () => {
    openProduct();
    await heading();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: productMessages.skipToChoices })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName(messages.heart('Malabar Teak'));
  });

  describe('finds its product', () => {
    it('PROD-1 by id and material alone: category, type and shade in the path may be old', async () => {
      openProduct('/shop/-/old/wrong/S15-TEAK?material=Sheet');
      await heading();
      expect(api.callsOf(getProduct).at(-1)?.query).toEqual({ id: 'S15-TEAK', material: 'Sheet' });
    });

    it('PROD-2 says when the material is missing from the URL, and leads to the shop', () => {
      openProduct('/shop/a/b/c/S15-TEAK');
      expect(screen.getByText(productMessages.productAddressIncomplete)).toBeVisible();
      expect(screen.getByRole('link', { name: productMessages.backToShop })).toHaveAttribute(
        'href',
        '/shop/Sheet',
      );
      expect(api.callsOf(getProduct)).toEqual([]);
    });

    it('shows that it is loading, for as long as it takes', async () => {
      const late = Promise.withResolvers<Product>();
      api.respond(getProduct, () => late.promise);
      openProduct();
      expect(screen.getByRole('status', { name: productMessages.productLoading })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: productMessages.product })).toBeVisible();
      late.resolve(aProduct());
      await heading();
      expect(screen.queryByRole('status', { name: productMessages.productLoading })).toBeNull();
    });

    it.each([
      [
        () => errorResponse(404, { message: 'Product not found.' }),
        productMessages.productFailed('Product not found.'),
      ],
      [() => errorResponse(500), productMessages.productFailed(getProduct.failureMessage)],
      [
        () => errorResponse(500, { message: 'The warehouse sleeps.' }),
        productMessages.productFailed('The warehouse sleeps.'),
      ],
      [() => networkError(), productMessages.productFailed(getProduct.failureMessage)],
      [() => '{"product_id":"S15-TE' as never, productMessages.productFailed(getProduct.failureMessage)],
      [() => null as never, productMessages.productNotFound],
      [() => ({ colour_name: 'Nobody' }) as never, productMessages.productNotFound],
      [() => errorResponse(400, { message: 'Please check "id".' }), productMessages.productNotFound],
    ])('PROD-3 PROD-4 says why it cannot be loaded (%#)', async (failure, words) => {
      api.respond(getProduct, failure);
      openProduct();
      expect(await screen.findByText(words)).toBeVisible();
    });

    it.each([404, 400])('offers a retry, but not for a missing product: %i', async (status) => {
      api.respond(getProduct, () => errorResponse(500));
      const { unmount } = openProduct();
      const again = await screen.findByRole('button', { name: 'Try Again' });
      api.respond(getProduct, () => aProduct());
      await userEvent.click(again);
      await heading();
      unmount();
      api.respond(getProduct, () => errorResponse(status));
      openProduct();
      await screen.findByRole('alert');
      expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    });

    it('keeps the product when a refetch fails, unless the product no longer exists', async () => {
      const { queries } = openProduct();
      await heading();
      api.respond(getProduct, () => networkError());
      await act(() => queries.refetchQueries());
      expect(screen.getByRole('heading', { level: 1, name: 'Malabar Teak' })).toBeVisible();
      api.respond(getProduct, () => errorResponse(404, { message: 'Product not found.' }));
      await act(() => queries.refetchQueries());
      expect(await screen.findByText(productMessages.productFailed('Product not found.'))).toBeVisible();
    });

    it('and shows the product requested last, whichever response arrives last', async () => {
      api.respond(colorsByShade, () => [aProduct(), walnut]);
      openProduct();
      const link = await screen.findByRole('radio', { name: /Nilgiri Walnut/ });
      const late = new Map<string, (answer: Product) => void>();
      api.respond(getProduct, ({ query }) => {
        const { promise, resolve } = Promise.withResolvers<Product>();
        late.set(String(query['id']), resolve);
        return promise;
      });
      await userEvent.click(link);
      await userEvent.click(screen.getByRole('radio', { name: /Malabar Teak/ }));
      await act(async () => late.get('S15-WALNUT')?.(walnut));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Malabar Teak');
      expect(screen.queryByText('₹5,000.00')).toBeNull();
    });
  });

  describe('shows it', () => {
    it('PROD-7 with name, price, list price and percent off', async () => {
      openProduct();
      await heading();
      expect(screen.getByText('₹4,190.00')).toBeVisible();
      expect(screen.getByText('₹4,850.00')).toBeVisible();
      expect(screen.getByText('14% off')).toBeVisible();
    });

    it('with prices that came as numeric strings', async () => {
      const prices = { actual_price: '124850', selling_price: '123456.5' } as never;
      api.respond(getProduct, () => aProduct(prices));
      openProduct();
      await heading();
      expect(screen.getByText('₹1,23,456.50')).toBeVisible();
      expect(screen.getByText('1% off')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Add S15-TEAK, Sheet, 123456.5' })).toBeVisible();
    });

    it('CUT-1 with a link to its cutting list', async () => {
      openProduct();
      await heading();
      expect(screen.getByRole('link', { name: productMessages.howManyDoINeed })).toHaveAttribute(
        'href',
        '/cutting-list?product=S15-TEAK&material=Sheet',
      );
    });

    it('PROD-33 with a link to the shopper’s own room, where its plain decor is pictured', async () => {
      const inMyRoom = () => screen.queryByRole('link', { name: productMessages.inMyRoom });
      const { unmount } = openProduct();
      await heading();
      expect(inMyRoom()).toBeNull();
      unmount();
      const flat = { image_link: '/images/T/flat-400.webp', quality: 'low', image_type: 'color' } as const;
      api.respond(getProduct, () => aProduct({ pictures: [flat] }));
      openProduct();
      await heading();
      expect(inMyRoom()).toHaveAttribute('href', '/my-room?product=S15-TEAK');
    });

    it('PRICE-10 with the size of a piece, what it covers and the price of a square foot', async () => {
      api.respond(getProduct, () => aProduct({ info: 'High gloss, 8 × 4 ft (2440 × 1220 mm)' }));
      openProduct();
      await heading();
      expect(screen.getByText('Per sheet (8 × 4 ft), all taxes included')).toBeVisible();
      expect(screen.getByText('₹130.94 per sq ft · one sheet covers 32 sq ft')).toBeVisible();
    });

    it('PRICE-10 without a price per square foot where the provider states no size', async () => {
      api.respond(getProduct, () => aBoard('HDF'));
      openProduct();
      await heading();
      expect(screen.getByText('Per board, all taxes included')).toBeVisible();
      expect(screen.queryByText(/sq ft/)).toBeNull();
    });

    it('with N/A without a price', async () => {
      api.respond(getProduct, () => aProduct({ actual_price: null, selling_price: undefined }));
      openProduct();
      await heading();
      expect(screen.getByText('N/A')).toBeVisible();
      expect(screen.queryByText(/% off/)).toBeNull();
      expect(screen.queryByText(/taxes included|sq ft/)).toBeNull();
    });

    it('PROD-7 without a list price that is not higher', async () => {
      api.respond(getProduct, () => aProduct({ actual_price: 4190 }));
      openProduct();
      await heading();
      expect(screen.queryByText('List price', { exact: false })).toBeNull();
      expect(screen.queryByText(/% off/)).toBeNull();
    });

    const rows = () =>
      within(screen.getByText(productMessages.specification).closest('details') as HTMLElement)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

    it('PROD-8 with the nine rows of the specification', async () => {
      api.respond(getProduct, () => ({ ...aBoard('Ply Wood'), application: 'Kitchen,  Wardrobe' }));
      openProduct();
      await screen.findByText(productMessages.specification);
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

    it('PROD-8 without rows for absent values', async () => {
      api.respond(getProduct, () =>
        aProduct({ info: ' ', application: null, description: '', code: undefined, common_desc: null }),
      );
      openProduct();
      await screen.findByText(productMessages.specification);
      expect(rows()).toHaveLength(5);
      expect(screen.queryByText(productMessages.moreAbout)).toBeNull();
    });

    it('and passes the cart fragment its props', async () => {
      openProduct();
      expect(await screen.findByRole('button', { name: 'Add S15-TEAK, Sheet, 4190' })).toBeVisible();
    });
  });
});
