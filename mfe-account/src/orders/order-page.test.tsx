// @module-tag all
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder, getOrderPayment, reorder } from 'shared-contracts/order/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { errorResponse, hear, type MockApi, networkError } from 'shared-contracts/testing';
import { aCartItem, anOrderPaper, aPayment, aPriceSummary } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { openOrder, orderApi, showOrder } from './order-page-fixture.tsx';

const words = messages.order;

let api: MockApi;
beforeEach(() => {
  api = orderApi();
});

describe('an order', () => {
  it('ORD-3 ORD-4 shows status, time, payment and address', async () => {
    await showOrder(api);
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

  it('ORD-41 links its invoice and each credit note, where the provider names them', async () => {
    const papers = [
      { title: 'Tax invoice', number: '2026-27/000123' },
      { title: 'Credit note', number: 'CN2026-27/000001' },
    ];
    await showOrder(api, { papers });
    const links = screen.getAllByRole('link', { name: /2026-27/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tax invoice 2026-27/000123', '/orders/LH-1/invoice?number=2026-27%2F000123'],
      ['Credit note CN2026-27/000001', '/orders/LH-1/invoice?number=CN2026-27%2F000001'],
    ]);
  });

  it('PAY-85 stays while its payment is asked about again after a failure', async () => {
    api.respond(getOrderPayment, () => networkError());
    const { queries } = openOrder();
    const items = await screen.findByRole('heading', { name: words.items });
    let answer = () => {};
    api.respond(getOrderPayment, () => new Promise((resolve) => (answer = () => resolve(aPayment()))));
    const asked = queries.refetchQueries();
    await waitFor(() => expect(queries.isFetching()).toBe(1));
    expect(items).toBeVisible();
    expect(screen.queryByRole('status', { name: words.loading })).not.toBeInTheDocument();
    answer();
    await act(() => asked);
    expect(items).toBeVisible();
  });

  it.each([
    ['due', words.refund.underWay('₹1,150.00')],
    ['sent', words.refund.underWay('₹1,150.00')],
    ['done', words.refund.done('₹1,150.00', '25 Sept 2026')],
    ['failed', words.refund.failed('₹1,150.00')],
  ] as const)('ORD-35 says how far a refund is that is %s, and why it is made', async (state, sentence) => {
    const at = '2026-09-25T10:00:00+05:30';
    const refund = { amount: 1_150, reason: 'The packaging was damaged.', state, at };
    await showOrder(api, { refunds: [refund] });
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
  ])('ORD-3 shows the payment status %s in words', async (payment_status, shownAs) => {
    await showOrder(api, { payment_status });
    expect(screen.getByText(`Payment: ${shownAs}`)).toBeVisible();
  });

  it('ORD-4 ORD-20 shows how its total came about', async () => {
    await showOrder(api);
    const figures = screen.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual([
      '₹31,750.00',
      '−₹3,820.00',
      '−₹1,000.00',
      '₹850.00',
      '₹27,780.00',
      '₹4,237.63',
    ]);
    expect(screen.getAllByText('Includes 18% GST')[0]).toBeVisible();
    expect(screen.getAllByText('Coupon MONSOON')[0]).toBeVisible();
  });

  it('ORD-4 calls a delivery without a fee free', async () => {
    await showOrder(api, { price_summary: aPriceSummary({ delivery_fee: 0 }) });
    const figures = screen.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toContain('Free');
  });

  it('ORD-4 ORD-20 shows the total alone where the provider sends nothing else', async () => {
    await showOrder(api, { price_summary: null, timeline: null, tax: null });
    expect(screen.getAllByRole('definition')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: words.timeline })).not.toBeInTheDocument();
  });

  it('ORD-4 links its products, but not the packaging', async () => {
    await showOrder(api);
    expect(screen.getByRole('link', { name: 'Walnut Gloss' })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Wood/-/WAL-115?material=Sheet',
    );
    expect(screen.queryByRole('link', { name: /Flexiply/ })).not.toBeInTheDocument();
    expect(screen.getByText('Quantity 4')).toBeVisible();
  });

  it('ORD-18 shows its steps with their times, and those that follow', async () => {
    await showOrder(api);
    const steps = within(screen.getByRole('list', { name: words.timeline })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Placed18 Sept 2026, 4:12 pm',
      'Shipped21 Sept 2026, 9:05 am',
      'Out for delivery',
      'Delivered',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });

  it('ORD-18 shows no steps after a cancellation', async () => {
    const timeline = [{ status: 'cancelled', at: '2026-09-21T09:05:00+05:30' }];
    await showOrder(api, { timeline });
    const steps = within(screen.getByRole('list', { name: words.timeline })).getAllByRole('listitem');
    expect(steps).toHaveLength(1);
  });

  it('ORD-40 names the courier and the number of its parcel, with a link to the courier', async () => {
    const shipment = { courier: 'Swift Parcels', number: 'SP 4471', link: 'https://swift.example/SP4471' };
    await showOrder(api, { shipment });
    expect(screen.getByText(words.shipment.parcel('Swift Parcels', 'SP 4471'))).toBeVisible();
    expect(screen.getByRole('link', { name: words.shipment.track })).toHaveAttribute('href', shipment.link);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['nothing', null],
  ])('ORD-40 has no link where the courier’s page is %s', async (_, link) => {
    await showOrder(api, { shipment: { courier: 'Swift Parcels', number: 'SP 4471', link } });
    expect(screen.getByText(words.shipment.parcel('Swift Parcels', 'SP 4471'))).toBeVisible();
    expect(screen.queryByRole('link', { name: words.shipment.track })).toBeNull();
  });

  it('ORD-42 names the firm of the invoice until there is one', async () => {
    const buyer = { firm: 'Kaveri Interiors', gstin: '27AAPFU0939F1ZV' };
    const sentence = words.invoiceFor(buyer.firm, buyer.gstin);
    await showOrder(api, { buyer });
    // On the screen and on paper.
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    cleanup();
    await showOrder(api, { buyer, papers: [anOrderPaper()] });
    expect(screen.queryAllByText(sentence)).toEqual([]);
  });

  it('ORD-17 has a print button', async () => {
    // The test environment has no printer.
    const print = vi.fn();
    Object.assign(window, { print });
    await showOrder(api);
    await userEvent.click(screen.getByRole('button', { name: words.print }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['the server’s sentence', () => errorResponse(404, { message: 'No such order.' }), 'No such order.'],
    ['the default', () => networkError(), getOrder.failureMessage],
  ])('ORD-5 that cannot be loaded leads back to the list with %s', async (_, response, message) => {
    api.respond(getOrder, response);
    const { store, address } = openOrder();
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(store.get(toastsAtom).map((toast) => toast.message)).toEqual([message]);
  });

  it('ORD-5 stays on its page when the session has ended', async () => {
    api.respond(getOrder, () => errorResponse(401));
    const { address } = openOrder();
    await waitFor(() => expect(api.callsOf(getOrder)).toHaveLength(1));
    await act(async () => undefined);
    expect(address()).toBe('/orders/LH-1');
  });
});

describe('ordering again', () => {
  it.each([404, 405])(
    'ORD-30 is not offered where the provider lacks additions for orders: %i',
    async (status) => {
      api.respond(getOrderPayment, () => errorResponse(status));
      await showOrder(api);
      expect(screen.getByRole('button', { name: words.print })).toBeVisible();
      expect(screen.queryByRole('button', { name: words.reorder })).not.toBeInTheDocument();
    },
  );

  const again = async () => userEvent.click(await screen.findByRole('button', { name: words.reorder }));

  it('ORD-7 ORD-19 puts the products into the cart, and names those that are no longer available', async () => {
    const updated = hear('cart-updated');
    api.respond(reorder, () => ({
      items: [aCartItem()],
      unavailable: [{ product_id: 'P2', colour_name: 'Sage Matt' }],
    }));
    const { store } = openOrder();
    await again();
    expect(await screen.findByText('No longer available: Sage Matt.')).toBeVisible();
    expect(updated).toHaveBeenCalledOnce();
    expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([words.reordered]);
    expect(api.callsOf(reorder).map(({ body }) => body)).toEqual([{ order_id: 'LH-1' }]);
  });

  it('ORD-19 changes no cart when nothing is left', async () => {
    api.respond(reorder, () => ({ items: [], unavailable: [{ product_id: 'P2', colour_name: '' }] }));
    const { store } = openOrder();
    await again();
    expect(await screen.findByText('No longer available: P2.')).toBeVisible();
    expect(store.get(toastsAtom)).toEqual([]);
  });

  it.each([404, 405])(
    'API-18 ORD-19 is not offered again where the provider lacks it: %i',
    async (status) => {
      api.respond(reorder, () => errorResponse(status));
      const { store } = openOrder();
      await again();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: words.reorder })).not.toBeInTheDocument(),
      );
      expect(store.get(toastsAtom)).toMatchObject([{ tone: 'bad', message: reorder.failureMessage }]);
    },
  );
});
