// @module-tag all
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import type { ProductStripProps } from 'shared-contracts/remotes';
import { storeCartSize } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  networkError,
  renderWithShell,
  stubViewport,
} from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartQuery } from '../cart-data/cart-queries.ts';
import { messages } from '../messages.ts';
import { ADD_ON, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import { cart, cartApi, lineOf, openCart } from './cart-fixture.tsx';
import cartPage from './cart-page.tsx';

const words = messages.cart;

let api: MockApi;
beforeEach(() => {
  api = cartApi();
});

describe('the cart', () => {
  it('CART-13 PRICE-12 lists the items with prices, totals and links to their products', async () => {
    openCart();
    const walnut = await lineOf('Walnut Gloss');
    expect(walnut.getByRole('link', { name: 'Walnut Gloss' })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Wood/-/WAL-115?material=Sheet',
    );
    expect(walnut.getByText('₹4,850.00')).toBeInTheDocument();
    expect(walnut.getByText('13% off')).toBeInTheDocument();
    expect(walnut.getByText('₹19,400.00')).toBeInTheDocument();
    expect(screen.getByText('2 products, 6 pieces')).toBeInTheDocument();
  });

  it('CART-8 shows the add-on last and locked', async () => {
    cart.items = [ADD_ON, WALNUT];
    openCart();
    const addOn = await lineOf('Cannot be changed Flexiply Flexible plywood');
    expect(addOn.getByText(words.addOn)).toBeInTheDocument();
    expect(addOn.queryByRole('button')).not.toBeInTheDocument();
    expect(addOn.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Flexiply');
  });

  it("CART-15 shows the server's price details for two products or more", async () => {
    openCart();
    const details = within(await screen.findByRole('complementary', { name: 'Price details' }));
    expect(await details.findByText('₹27,780.00')).toBeInTheDocument();
    const rows = [
      'Subtotal₹31,750.00',
      'Discount−₹3,820.00',
      'Coupon MONSOON−₹1,000.00',
      'Delivery fee₹850.00',
    ];
    for (const row of rows) {
      const [label = ''] = row.split(/[−₹]/);
      expect(details.getByText(label).parentElement).toHaveTextContent(row);
    }
    expect(api.callsOf(getPriceSummary)[0]?.query).toEqual({ with_add_on: 'true' });
  });

  it('CART-40 requests the price details together with a cart that was large enough when it was last read', async () => {
    storeCartSize(2);
    const arrival = Promise.withResolvers<void>();
    api.respond(getCart, () => arrival.promise.then(() => cart.items));
    openCart();
    await waitFor(() => expect(api.callsOf(getPriceSummary)).toHaveLength(1));
    expect(api.callsOf(getCartCharges)).toHaveLength(1);
    arrival.resolve();
    expect(await screen.findByText('₹27,780.00')).toBeInTheDocument();
    expect(api.callsOf(getPriceSummary)).toHaveLength(1);
  });

  it('CART-40 ignores price details of a cart that turns out to be too small', async () => {
    storeCartSize(2);
    cart.items = [{ ...WALNUT, quantity: 1 }];
    api.respond(getPriceSummary, () => errorResponse(400));
    openCart();
    expect(await screen.findByRole('complementary', { name: 'Almost There!' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.respond(getPriceSummary, () => SUMMARY);
    cart.items = [WALNUT];
    act(() => emit('cart-updated', {}));
    expect(await screen.findByText('₹27,780.00')).toBeInTheDocument();
  });

  it('CART-34 requests price details again that a large cart lost once after a change', async () => {
    storeCartSize(2);
    const retries = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
    renderWithShell(
      <QueryClientProvider client={retries}>
        <cartPage.Page />
      </QueryClientProvider>,
      { at: '/cart' },
    );
    await screen.findByText('₹27,780.00');
    api.respond(getPriceSummary, () =>
      api.callsOf(getPriceSummary).length === 2 ? networkError() : { ...SUMMARY, total: 30_000 },
    );
    act(() => void retries.invalidateQueries());
    expect(await screen.findByText('₹30,000.00')).toBeInTheDocument();
    expect(api.callsOf(getPriceSummary)).toHaveLength(3);
  });

  it('CART-14 shows Almost There! below two products and requests no price details', async () => {
    cart.items = [{ ...WALNUT, quantity: 1 }, ADD_ON];
    openCart();
    const panel = within(await screen.findByRole('complementary', { name: 'Almost There!' }));
    expect(panel.getByText('1 of 2')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Price details' })).not.toBeInTheDocument();
    expect(api.callsOf(getPriceSummary)).toHaveLength(0);
  });

  it('CART-31 suggests products like the one in a cart that is too small', async () => {
    cart.items = [{ ...WALNUT, quantity: 1 }];
    stubViewport(true);
    const strip = ({ title, product }: ProductStripProps) => (
      <p>
        {title}: {product.product_id}, {product.material}
      </p>
    );
    renderWithShell(<cartPage.Page />, { at: '/cart', modules: { 'catalog/product-strip': strip } });
    expect(await screen.findByText('More like Walnut Gloss: WAL-115, Sheet')).toBeInTheDocument();
    cart.items = [WALNUT];
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(screen.queryByText(/^More like/)).not.toBeInTheDocument());
  });

  it('counts two pieces of one product as two items', async () => {
    cart.items = [{ ...WALNUT, quantity: 2 }];
    openCart();
    expect(await screen.findByRole('heading', { name: 'Price details' })).toBeInTheDocument();
  });

  it('CART-20 links to the shop when it is empty', async () => {
    cart.items = [];
    openCart();
    expect(await screen.findByRole('heading', { name: words.empty })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.shopNow })).toHaveAttribute('href', '/shop/Sheet');
  });

  it('shows a skeleton while it loads', () => {
    openCart();
    expect(screen.getByRole('status', { name: words.loading })).toHaveAttribute('aria-busy', 'true');
  });

  it.each(['/cart', '/cart?lines=WAL-115%3ASheet%3A4'])(
    'CART-32 is hydrated as its skeleton, although the badge has loaded the cart: %s',
    (path) => {
      window.history.replaceState(null, '', path);
      const queries = new QueryClient();
      queries.setQueryData(cartQuery.queryKey, [
        { ...WALNUT, Product: { ...WALNUT.Product, actual_price: 5600 } },
      ]);
      const hydrated = renderToString(
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <cartPage.Page />
          </BrowserRouter>
        </QueryClientProvider>,
      );
      expect(hydrated).toContain(words.loading);
      expect(hydrated).not.toContain('Walnut Gloss');
      expect(hydrated).not.toContain('height:12rem');
    },
  );

  it('CART-18 shows why it could not be loaded and retries', async () => {
    api.respond(getCart, () => errorResponse(500, { message: 'The database is resting.' }));
    openCart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: The database is resting.');
    api.respond(getCart, () => cart.items);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Walnut Gloss' })).toBeInTheDocument();
  });

  it('CART-18 shows a default message when there is no response', async () => {
    api.respond(getCart, () => networkError());
    openCart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch cart items.');
  });

  it('CART-19 shows the failure of the price details beside the list and retries', async () => {
    api.respond(getPriceSummary, () => networkError());
    openCart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch price summary.');
    expect(screen.getByRole('heading', { name: 'Walnut Gloss' })).toBeInTheDocument();
    api.respond(getPriceSummary, () => SUMMARY);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('₹27,780.00')).toBeInTheDocument();
  });

  it('CART-28 tolerates missing prices and pictures, and says on the line that it cannot be ordered', async () => {
    cart.items = [
      {
        ...WALNUT,
        image_link: '',
        Product: { ...WALNUT.Product, selling_price: null, actual_price: '5600' },
      },
    ];
    openCart();
    const walnut = await lineOf('Walnut Gloss');
    expect(walnut.getAllByText('N/A')).toHaveLength(2);
    expect(walnut.getByText(words.noPrice)).toBeInTheDocument();
  });

  it('refetches when the cart changed elsewhere', async () => {
    openCart();
    await screen.findByRole('heading', { name: 'Sage Matt' });
    cart.items = [WALNUT];
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sage Matt' })).not.toBeInTheDocument());
    expect(api.callsOf(getPriceSummary)).toHaveLength(2);
  });
});
