// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddress } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { createOrder, getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import { errorResponse, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  checkoutShop,
  HOME,
  openCheckout,
  payButton,
  SUMMARY_STEP,
} from '../testing/checkout-shop.tsx';
import { PAY_PAGE } from '../testing/pay-page.ts';
import { CHARGES, SUMMARY } from '../testing/sample-cart.ts';
import { checkoutMessages as words } from './checkout-messages.ts';

let shop: ReturnType<typeof checkoutShop>;
beforeEach(() => {
  shop = checkoutShop();
});

const panel = () => within(screen.getByRole('complementary', { name: words.summary }));

describe('Make Payment', () => {
  it('CHECK-6 CHECK-7 PAY-1 sends the order as it was shown, with a key, and opens its pay page', async () => {
    shop.api.respond(getOrderPayment, () => errorResponse(500));
    shop.api.respond(getOrder, () => errorResponse(500));
    const { address } = openCheckout(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await payButton());
    await waitFor(() => expect(shop.payPage.opened).toEqual([PAY_PAGE]));
    await waitFor(() => expect(address()).toBe('/checkout?step=payment&order=LH-1'));
    const [sent] = shop.api.callsOf(createOrder);
    expect(sent?.body).toEqual({
      item_count: 6,
      payable_amount: 27_780,
      address_label: 'Home',
      coupon_code: 'MONSOON',
      payment_mode: 'PHONEPE',
      note: '',
    });
    expect(sent?.idempotencyKey).toMatch(/^[\da-f]{32}$/);
  });

  it.each([
    [
      'cart',
      getCart,
      (arrival: Promise<void>) => shop.api.respond(getCart, () => arrival.then(() => shop.items)),
    ],
    [
      'address',
      getAddress,
      (arrival: Promise<void>) => shop.api.respond(getAddress, () => arrival.then(() => HOME)),
    ],
    [
      'sums',
      getPriceSummary,
      (arrival: Promise<void>) => shop.api.respond(getPriceSummary, () => arrival.then(() => SUMMARY)),
    ],
  ] as const)('CHECK-20 waits for the %s, without an amount or a complaint', async (_, late, delayUntil) => {
    const arrival = Promise.withResolvers<void>();
    delayUntil(arrival.promise);
    openCheckout(SUMMARY_STEP);
    await waitFor(() => expect(shop.api.callsOf(late)).toHaveLength(1));
    const pay = await button(words.makePayment);
    await userEvent.click(pay);
    expect(pay).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    arrival.resolve();
    await waitFor(() => expect(pay).toHaveAccessibleName('Make Payment · ₹27,780.00'));
    await userEvent.click(pay);
    await waitFor(() => expect(shop.payPage.opened).toEqual([PAY_PAGE]));
    expect(shop.api.callsOf(createOrder)).toHaveLength(1);
  });

  it('PAY-6 refetches the cart when it has changed, and shows the server’s sentence', async () => {
    shop.api.respond(createOrder, () => errorResponse(409, { message: 'Your cart has changed.' }));
    openCheckout(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    const pay = await payButton();
    shop.api.respond(getPriceSummary, () => ({ ...SUMMARY, total: 30_000 }));
    await userEvent.click(pay);
    expect(await screen.findByText('Failed to initiate payment: Your cart has changed.')).toBeVisible();
    expect(await button(/₹30,000.00/)).toBeVisible();
  });

  it('CHECK-24 sends the firm of an invoice, keeps it over a reload, and refuses half of it at the field', async () => {
    shop.api.respond(getCartCharges, () => ({ ...CHARGES, takesBuyer: true }));
    const first = openCheckout(SUMMARY_STEP);
    await userEvent.click(await screen.findByText(words.buyer.summary));
    const gstin = screen.getByRole('textbox', { name: words.buyer.gstin });
    await userEvent.type(gstin, '27aapfu0939f1zx');
    expect(gstin).toBeValid();
    await userEvent.click(await payButton());
    expect(gstin).toHaveAccessibleDescription(/^This is no GST number/);
    expect(screen.getByRole('textbox', { name: words.buyer.firm })).toHaveAccessibleDescription(
      'Please name the firm of this GST number.',
    );
    expect(shop.api.callsOf(createOrder)).toEqual([]);
    await userEvent.clear(gstin);
    await userEvent.type(gstin, '27aapfu0939f1zv');
    await userEvent.type(screen.getByRole('textbox', { name: words.buyer.firm }), 'Kaveri Interiors');
    first.unmount();
    openCheckout(SUMMARY_STEP);
    await screen.findByText(words.buyer.summaryFor('Kaveri Interiors'));
    await userEvent.click(await payButton());
    await waitFor(() => expect(shop.api.callsOf(createOrder)).toHaveLength(1));
    expect(shop.api.callsOf(createOrder)[0]?.body.buyer).toEqual({
      firm: 'Kaveri Interiors',
      gstin: '27aapfu0939f1zv',
    });
  });

  it('CHECK-24 orders nothing while it is unknown whether the shop takes the firm', async () => {
    shop.api.respond(getCartCharges, () => ({ ...CHARGES, takesBuyer: true }));
    const first = openCheckout(SUMMARY_STEP);
    await userEvent.click(await screen.findByText(words.buyer.summary));
    await userEvent.type(screen.getByRole('textbox', { name: words.buyer.firm }), 'Kaveri Interiors');
    first.unmount();
    shop.api.respond(getCartCharges, () => errorResponse(500));
    openCheckout(SUMMARY_STEP);
    await userEvent.click(await payButton());
    expect(await screen.findByText(words.summaryMissing)).toBeVisible();
    expect(shop.api.callsOf(createOrder)).toEqual([]);
  });

  it('CHECK-24 asks for no firm where the provider takes none', async () => {
    openCheckout(SUMMARY_STEP);
    await payButton();
    expect(screen.queryByText(words.buyer.summary)).not.toBeInTheDocument();
  });

  it('PAY-15 after a lost response and a reload finds the order by the same key', async () => {
    shop.api.respond(createOrder, () => {
      shop.items = [];
      return networkError();
    });
    const first = openCheckout(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await payButton());
    expect(await screen.findByText(createOrder.failureMessage)).toBeVisible();
    first.unmount();
    shop.api.respond(createOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
    const { address } = openCheckout(SUMMARY_STEP);
    await waitFor(() => expect(address()).toBe('/checkout?step=payment&order=LH-1'));
    const [lost, repeated] = shop.api.callsOf(createOrder);
    expect(repeated).toEqual(lost);
  });

  it('PAY-52 after a lost response and another one shows no empty cart, and finds the order with Try Again', async () => {
    shop.api.respond(createOrder, () => {
      shop.items = [];
      return networkError();
    });
    const { address } = openCheckout(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await payButton());
    await screen.findByText(createOrder.failureMessage);
    act(() => emit('cart-updated', {}));
    const retry = await button('Try Again');
    expect(address()).toBe(SUMMARY_STEP);
    shop.api.respond(createOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
    await userEvent.click(retry);
    await waitFor(() => expect(address()).toBe('/checkout?step=payment&order=LH-1'));
    expect(new Set(shop.api.callsOf(createOrder).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('CHECK-20 sends no mixture of an old cart and new sums', async () => {
    openCheckout(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await payButton();
    const arrival = Promise.withResolvers<void>();
    shop.api.respond(getCart, () => arrival.promise.then(() => shop.items));
    shop.api.respond(getPriceSummary, () => ({ ...SUMMARY, total: 0 }));
    act(() => emit('cart-updated', {}));
    await panel().findByText('₹0.00');
    await userEvent.click(await button(words.makePayment));
    expect(shop.api.callsOf(createOrder)).toHaveLength(0);
    arrival.resolve();
    expect(await button('Make Payment · ₹0.00')).toBeEnabled();
  });
});
