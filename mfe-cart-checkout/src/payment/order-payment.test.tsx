import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderPayment as OrderPaymentData } from 'shared-contracts/order';
import { getOrderPayment, restoreOrder } from 'shared-contracts/order/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { aFailedPayment, aPayment } from 'shared-contracts/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartNotice } from './cart-notice.tsx';
import OrderPayment from './order-payment.tsx';
import { orderPaymentQuery } from './order-payment-query.ts';
import { paymentMessages as words } from './payment-messages.ts';

const FAILED = aFailedPayment();
const CONFIRMING = aFailedPayment({ payment_status: 'pending', state: 'confirming', can_pay_again: false });
const PAID = aPayment();

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  storeSession({ token: 'token', phone: '9876543210' });
});

afterEach(() => {
  focusManager.setFocused(undefined);
});

const open = (onStatus?: (Status: string) => void) =>
  renderWithShell(<OrderPayment order_id="LH-1" onStatus={onStatus} />, { at: '/orders/LH-1' });

describe('the payment of an order', () => {
  it('PAY-14 that is paid says when it arrives', async () => {
    api.respond(getOrderPayment, () => PAID);
    open();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Thank you. Order LH-1 is paid. It arrives between 25 and 28 November.',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('ORD-7 PAY-16 that has failed can be paid again or restored, and says until when', async () => {
    api.respond(getOrderPayment, () => FAILED);
    open();
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^Order LH-1 has not been paid. You can pay for it until 22 November.* 3:05.pm, or put its items back into your cart.$/,
    );
    expect(screen.getByRole('link', { name: words.payAgain })).toHaveAttribute(
      'href',
      '/checkout?step=payment&order=LH-1',
    );
    expect(screen.getByRole('button', { name: words.restore })).toBeVisible();
  });

  it.each([
    ['and can be paid again', true],
    ['also when its time is over', false],
  ])(
    'PAY-65 that the bank has declined says so, and that nothing was taken, %s',
    async (_, can_pay_again) => {
      api.respond(getOrderPayment, () => ({ ...FAILED, can_pay_again, unpaid_because: 'declined' }));
      open();
      expect(await screen.findByRole('status')).toHaveTextContent(
        /^The bank declined the payment for order LH-1. Nothing was taken from your account. (You can pay for it|The time to pay)/,
      );
    },
  );

  it('PAY-67 whose items were restored says so, and offers nothing more', async () => {
    api.respond(getOrderPayment, () => ({ ...FAILED, can_pay_again: false, unpaid_because: 'restored' }));
    open();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Order LH-1 has not been paid. Its items were put back into your cart.',
    );
    for (const role of ['button', 'link']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('PAY-16 whose time is over can be restored alone', async () => {
    api.respond(getOrderPayment, () => ({ ...FAILED, can_pay_again: false }));
    open();
    expect(await screen.findByRole('status')).toHaveTextContent(words.timeOver);
    expect(screen.queryByRole('link', { name: words.payAgain })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.restore })).toBeVisible();
  });

  it('PAY-14 is asked again with growing pauses', () => {
    const { refetchInterval } = orderPaymentQuery('LH-1');
    const pause = (data: OrderPaymentData, dataUpdateCount: number, errorUpdateCount = 0) =>
      refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } });
    const pauses = Array.from({ length: 10 }, (_, asked) => pause(CONFIRMING, asked + 1));
    expect(pauses).toEqual([1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000, 30_000, 30_000]);
    expect(pause(CONFIRMING, 1, 2)).toBe(3_000);
    expect(pause(PAID, 3)).toBe(false);
    expect(pause(FAILED, 3)).toBe(false);
  });

  it('PAY-14 is asked until it is paid, and tells so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const told = vi.fn();
    api.respond(getOrderPayment, () => CONFIRMING);
    open(told);
    await screen.findByText(words.confirming('LH-1'));
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(api.callsOf(getOrderPayment)).toHaveLength(2);
    api.respond(getOrderPayment, () => PAID);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText(/is paid/)).toBeVisible();
    expect(told.mock.calls).toEqual([['payment pending'], ['placed']]);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(api.callsOf(getOrderPayment)).toHaveLength(3);
  });

  it('PAY-14 is not asked in a hidden tab, and at once when the tab is shown again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.respond(getOrderPayment, () => CONFIRMING);
    open();
    await screen.findByText(words.confirming('LH-1'));
    focusManager.setFocused(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.callsOf(getOrderPayment)).toHaveLength(1);
    await act(async () => focusManager.setFocused(true));
    await waitFor(() => expect(api.callsOf(getOrderPayment)).toHaveLength(2));
  });

  it('PAY-14 goes on being asked after a lost response', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.respond(getOrderPayment, () => CONFIRMING);
    open();
    await screen.findByText(words.confirming('LH-1'));
    api.respond(getOrderPayment, () => networkError());
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByText(words.confirming('LH-1'))).toBeVisible();
    api.respond(getOrderPayment, () => PAID);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText(/is paid/)).toBeVisible();
  });

  it.each([404, 405])('API-18 PAY-14 is not shown where the provider responds with a %i', async (status) => {
    api.respond(getOrderPayment, () => errorResponse(status));
    const { container } = open();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('that could not be loaded can be loaded again', async () => {
    api.respond(getOrderPayment, () => errorResponse(500));
    open();
    await screen.findByText(getOrderPayment.failureMessage);
    api.respond(getOrderPayment, () => PAID);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/is paid/)).toBeVisible();
  });
});

describe('Restore these items', () => {
  beforeEach(() => api.respond(getOrderPayment, () => FAILED));

  it('ORD-7 PAY-16 restores once, says so, and leads to the cart', async () => {
    api.respond(restoreOrder, () => []);
    const { address, store } = open();
    const button = await screen.findByRole('button', { name: words.restore });
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(api.callsOf(restoreOrder).map(({ body }) => body)).toEqual([{ order_id: 'LH-1' }]);
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'good', message: words.restored }]);
  });

  it('PAY-16 says why it failed, and can be repeated', async () => {
    api.respond(restoreOrder, () => errorResponse(409, { message: 'This order is paid.' }));
    const { address, store } = open();
    await userEvent.click(await screen.findByRole('button', { name: words.restore }));
    await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ message: 'This order is paid.' }]));
    expect(address()).toBe('/orders/LH-1');
    expect(screen.getByRole('button', { name: words.restore })).not.toHaveAttribute('aria-busy');
  });

  it('API-18 disappears where the provider cannot restore', async () => {
    api.respond(restoreOrder, () => errorResponse(404));
    const { store } = open();
    await userEvent.click(await screen.findByRole('button', { name: words.restore }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: words.restore })).not.toBeInTheDocument(),
    );
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'bad', message: restoreOrder.failureMessage }]);
  });
});

describe('the notice on the cart page', () => {
  const openCart = (at: string) => renderWithShell(<CartNotice />, { at });

  it('PAY-16 offers to restore or pay the order that was not paid', async () => {
    api.respond(getOrderPayment, () => FAILED);
    openCart('/cart?cancelled=LH-1');
    expect(await screen.findByRole('link', { name: words.payAgain })).toBeVisible();
    expect(screen.getByRole('button', { name: words.restore })).toBeVisible();
    expect(screen.getByRole('link', { name: words.seeOrder })).toHaveAttribute('href', '/orders/LH-1');
  });

  it('PAY-66 says after a cancel that the order is not paid, and nothing about a confirmation', async () => {
    api.respond(getOrderPayment, () => ({ ...CONFIRMING, can_pay_again: true }));
    openCart('/cart?cancelled=LH-1');
    expect(await screen.findByRole('status')).toHaveTextContent(
      /^Order LH-1 has not been paid. You can pay for it until 22 November.* 3:05.pm, or put its items back into your cart.$/,
    );
    expect(screen.getByRole('button', { name: words.restore })).toBeVisible();
  });

  it('is absent where the provider does not know payments', async () => {
    api.respond(getOrderPayment, () => errorResponse(404));
    openCart('/cart?cancelled=LH-1');
    await waitFor(() => expect(api.callsOf(getOrderPayment)).toHaveLength(1));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each([
    ['too-few', 'An order needs at least 2 pieces. Add one more to continue to checkout.'],
    ['unverified', 'Could not verify your cart before proceeding. Please refresh and try again.'],
  ])('CHECK-13 says why the checkout has led back: %s', (reason, sentence) => {
    openCart(`/cart?returned=${reason}`);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each(['/cart', '/cart?returned=constructor', '/cart?returned='])('is absent at %s', (at) => {
    const { container } = openCart(at);
    expect(container).toBeEmptyDOMElement();
  });
});
