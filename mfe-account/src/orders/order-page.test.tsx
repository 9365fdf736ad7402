import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { listen } from 'shared-contracts/events';
import { getOrder, getOrderPayment, reorder } from 'shared-contracts/order/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { ORDER } from './order-fixture.ts';
import order from './order-page.tsx';

const words = messages.order;

const PAID = {
  order_id: 'LH-1',
  Status: 'shipped',
  payment_status: 'paid',
  state: 'paid',
  can_pay_again: false,
  delivery: { from: '2026-09-24', to: '2026-09-28' },
} as const;

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getOrder, () => ORDER);
  api.respond(getOrderPayment, () => PAID);
  storeSession({ token: 'a-token', phone: '9845012345' });
});

const open = () =>
  renderWithShell(
    <Routes>
      <Route path="/orders/:orderId" element={<order.Page />} />
      <Route path="/orders" element={<p>the list</p>} />
    </Routes>,
    { at: '/orders/LH-1' },
  );
const shown = () => screen.findByRole('heading', { name: words.items });

describe('an order', () => {
  it('shows status, time, payment and address', async () => {
    open();
    await shown();
    expect(api.callsOf(getOrder).map(({ query }) => query)).toEqual([{ order_id: 'LH-1' }]);
    expect(screen.getByText('Placed on 18 Sept 2026, 4:12 pm')).toBeVisible();
    expect(screen.getByText('Payment: Paid')).toBeVisible();
    const address = screen.getByRole('heading', { name: words.deliveringTo }).parentElement;
    for (const text of [
      'Home',
      'Meera Nair',
      '14, 3rd Cross',
      'Mysuru, Karnataka 570002',
      '+91 98450 12345',
    ]) {
      expect(address).toHaveTextContent(text);
    }
  });

  it.each([
    ['due', words.refund.underWay('₹1,150.00')],
    ['sent', words.refund.underWay('₹1,150.00')],
    ['done', words.refund.done('₹1,150.00', '25 Sept 2026')],
    ['failed', words.refund.failed('₹1,150.00')],
  ] as const)('says how far a refund is that is %s, and why it is made', async (state, sentence) => {
    const at = '2026-09-25T10:00:00+05:30';
    const refund = { amount: 1_150, reason: 'The packaging was damaged.', state, at };
    api.respond(getOrder, () => ({ ...ORDER, refunds: [refund] }));
    open();
    await shown();
    const refunds = screen.getByRole('list', { name: words.refund.title });
    expect(refunds).toHaveTextContent(sentence);
    expect(refunds).toHaveTextContent('The packaging was damaged.');
  });

  it.each([
    ['paid', 'Paid'],
    ['SUCCESS', 'Success'],
    ['Pending', 'Pending'],
    ['Payment Pending', 'Payment pending'],
    ['failed', 'Failed'],
    ['on hold', 'On hold'],
  ])('shows the payment status %s in words', async (payment_status, shownAs) => {
    api.respond(getOrder, () => ({ ...ORDER, payment_status }));
    open();
    await shown();
    expect(screen.getByText(`Payment: ${shownAs}`)).toBeVisible();
  });

  it('shows how its total came about', async () => {
    open();
    await shown();
    const figures = screen.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual([
      '₹25,000.00',
      '−₹3,600.00',
      '−₹1,000.00',
      '₹1,500.00',
      '₹21,900.00',
      '₹3,340.68',
    ]);
    expect(screen.getAllByText('Includes 18% GST')[0]).toBeVisible();
    expect(screen.getAllByText('Coupon FIRST')[0]).toBeVisible();
  });

  it('calls a delivery without a fee free', async () => {
    const price_summary = {
      subtotal: 25_000,
      discount: 0,
      coupon_discount: 0,
      delivery_fee: 0,
      total: 25_000,
    };
    api.respond(getOrder, () => ({ ...ORDER, price_summary }));
    open();
    await shown();
    const figures = screen.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toContain('Free');
  });

  it('shows the total alone where the provider sends nothing else', async () => {
    api.respond(getOrder, () => ({ ...ORDER, price_summary: null, timeline: null, tax: null }));
    open();
    await shown();
    expect(screen.getAllByRole('definition')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: words.timeline })).not.toBeInTheDocument();
  });

  it('links its products, but not the packaging', async () => {
    open();
    await shown();
    expect(screen.getByRole('link', { name: 'Walnut Gloss' })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Wood/-/P1?material=Sheet',
    );
    expect(screen.queryByRole('link', { name: /Flexiply/ })).not.toBeInTheDocument();
    expect(screen.getByText('Quantity 4')).toBeVisible();
  });

  it('shows its steps with their times, and those that follow', async () => {
    open();
    await shown();
    const steps = within(screen.getByRole('list', { name: words.timeline })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Placed18 Sept 2026, 4:12 pm',
      'Shipped21 Sept 2026, 9:05 am',
      'Out for delivery',
      'Delivered',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });

  it('shows no steps after a cancellation', async () => {
    const timeline = [{ status: 'cancelled', at: '2026-09-21T09:05:00+05:30' }];
    api.respond(getOrder, () => ({ ...ORDER, timeline }));
    open();
    await shown();
    const steps = within(screen.getByRole('list', { name: words.timeline })).getAllByRole('listitem');
    expect(steps).toHaveLength(1);
  });

  it('has a print button', async () => {
    // The test environment has no printer.
    const print = vi.fn();
    Object.assign(window, { print });
    open();
    await shown();
    await userEvent.click(screen.getByRole('button', { name: words.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['the server’s sentence', () => errorResponse(404, { message: 'No such order.' }), 'No such order.'],
    ['the default', () => networkError(), getOrder.failureMessage],
  ])('that cannot be loaded leads back to the list with %s', async (_, response, message) => {
    api.respond(getOrder, response);
    const { store, address } = open();
    expect(await screen.findByText('the list')).toBeVisible();
    expect(address()).toBe('/orders');
    expect(store.get(toastsAtom).map((toast) => toast.message)).toEqual([message]);
  });

  it('stays on its page when the session has ended', async () => {
    api.respond(getOrder, () => errorResponse(401));
    const { address } = open();
    await waitFor(() => expect(api.callsOf(getOrder)).toHaveLength(1));
    await act(async () => undefined);
    expect(address()).toBe('/orders/LH-1');
  });
});

describe('ordering again', () => {
  it.each([404, 405])('is not offered where the provider lacks additions for orders: %i', async (status) => {
    api.respond(getOrderPayment, () => errorResponse(status));
    open();
    await shown();
    expect(screen.getByRole('button', { name: words.print })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.reorder })).not.toBeInTheDocument();
  });

  const again = async () => userEvent.click(await screen.findByRole('button', { name: words.reorder }));

  it('puts the products into the cart, and names those that are no longer available', async () => {
    const updated = vi.fn();
    listen('cart-updated', updated, new AbortController().signal);
    const item = { cart_item_id: 1, quantity: 4, Product: { product_id: 'P1' } };
    api.respond(reorder, () => ({
      items: [item],
      unavailable: [{ product_id: 'P2', colour_name: 'Sage Matt' }],
    }));
    const { store } = open();
    await again();
    expect(await screen.findByText('No longer available: Sage Matt.')).toBeVisible();
    expect(updated).toHaveBeenCalledOnce();
    expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([words.reordered]);
    expect(api.callsOf(reorder).map(({ body }) => body)).toEqual([{ order_id: 'LH-1' }]);
  });

  it('changes no cart when nothing is left', async () => {
    api.respond(reorder, () => ({ items: [], unavailable: [{ product_id: 'P2', colour_name: '' }] }));
    const { store } = open();
    await again();
    expect(await screen.findByText('No longer available: P2.')).toBeVisible();
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it.each([404, 405])('is not offered again where the provider lacks it: %i', async (status) => {
    api.respond(reorder, () => errorResponse(status));
    open();
    await again();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: words.reorder })).not.toBeInTheDocument(),
    );
  });
});
