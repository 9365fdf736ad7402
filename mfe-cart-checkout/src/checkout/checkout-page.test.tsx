// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddress } from 'shared-contracts/address/endpoints';
import { getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { createOrder } from 'shared-contracts/order/endpoints';
import { errorResponse, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  checkoutShop,
  HOME,
  openCheckout,
  payButton,
  SUMMARY_STEP,
} from '../testing/checkout-shop.tsx';
import { CHARGES, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import { checkoutMessages as words } from './checkout-messages.ts';

let shop: ReturnType<typeof checkoutShop>;
beforeEach(() => {
  shop = checkoutShop();
});

const panel = () => within(screen.getByRole('complementary', { name: words.summary }));

describe('step 1', () => {
  it('CHECK-1 is marked as the current one of two, beside the summary of the cart', async () => {
    openCheckout('/checkout');
    const [first, second] = within(screen.getByRole('list', { name: words.steps })).getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-current', 'step');
    expect(first).toHaveTextContent('1Shipping Address');
    expect(second).toHaveTextContent('2Order Summary');
    expect(await panel().findByText('₹27,780.00')).toBeVisible();
    expect(panel().getByText('Walnut Gloss')).toHaveTextContent('Walnut Gloss4 sheets');
    expect(panel().getAllByRole('listitem').at(-1)).toHaveTextContent('Flexiply Flexible plywoodRequired');
  });

  it('PRICE-21 explains the delivery fee, where the provider tells its charges', async () => {
    openCheckout('/checkout');
    expect(await panel().findByText('Free delivery on orders from ₹25,000.00')).toBeVisible();
  });

  it('PRICE-21 shows the sums without explanations where the charges cannot be loaded', async () => {
    shop.api.respond(getCartCharges, () => errorResponse(500));
    openCheckout('/checkout');
    expect(await panel().findByText('₹27,780.00')).toBeVisible();
    expect(panel().queryByText(/Free delivery/)).not.toBeInTheDocument();
    expect(panel().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('CHECK-10 leads on with the chosen address, and keeps it for Back', async () => {
    const { address } = openCheckout('/checkout?coupon=MONSOON');
    await userEvent.click(await button(words.next));
    await waitFor(() => expect(address()).toBe('/checkout?step=summary&address=Home&coupon=MONSOON'));
    expect(await screen.findByText('Meera Nair · Home')).toBeVisible();
    expect(screen.getByRole('list', { name: words.steps })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: words.change }));
    expect(await screen.findByText('chosen: Home')).toBeVisible();
  });

  it('CHECK-3 leads back to the cart', async () => {
    openCheckout('/checkout');
    expect(await screen.findByRole('link', { name: words.previous })).toHaveAttribute('href', '/cart');
  });
});

describe('step 2', () => {
  it('CHECK-8 CHECK-10 CHECK-12 survives a reload: it shows the address, the delivery and the way to pay', async () => {
    vi.setSystemTime('2026-11-10T10:00:00+05:30');
    openCheckout(SUMMARY_STEP);
    expect(await screen.findByText('Meera Nair · Home')).toBeVisible();
    expect(screen.getByText('Mysuru, Karnataka 570002')).toBeVisible();
    const dates = screen.getByText('Arrives between 12 and 16 November');
    const policy = screen.getByText('Standard delivery: 5-7 business days.');
    expect(dates.compareDocumentPosition(policy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(words.datesFor('570002'))).toBeVisible();
    expect(screen.getByText(words.howToPay)).toBeVisible();
    expect(await payButton()).toBeEnabled();
    vi.useRealTimers();
  });

  it('PAY-55 counts the days of delivery with the holidays of a provider that has its own', async () => {
    vi.setSystemTime('2026-11-10T10:00:00+05:30');
    shop.api.respond(getCartCharges, () => ({ ...CHARGES, holidays: ['11-11', '2026-11-16'] }));
    openCheckout(SUMMARY_STEP);
    expect(await screen.findByText('Arrives between 13 and 18 November')).toBeVisible();
    vi.useRealTimers();
  });

  it.each(['/checkout?step=summary', '/checkout?step=summary&address=Gone'])(
    'CHECK-4 without an address says so, and no order is sent: %s',
    async (at) => {
      shop.api.respond(getAddress, () => errorResponse(404, { message: 'Address not found.' }));
      openCheckout(at);
      await userEvent.click(await payButton());
      expect(await screen.findAllByText(words.noAddress)).toHaveLength(2);
      expect(screen.getByRole('link', { name: words.chooseAddress })).toBeVisible();
      expect(shop.api.callsOf(createOrder)).toHaveLength(0);
    },
  );

  it('shows why the address could not be loaded, and tries again', async () => {
    shop.api.respond(getAddress, () => networkError());
    openCheckout(SUMMARY_STEP);
    await screen.findByText(getAddress.failureMessage);
    shop.api.respond(getAddress, () => HOME);
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByText('Meera Nair · Home')).toBeVisible();
  });

  it('CHECK-5 without the summary says so, and no order is sent', async () => {
    shop.api.respond(getPriceSummary, () => errorResponse(500));
    openCheckout(SUMMARY_STEP);
    expect(await panel().findByText(words.summaryFailed)).toBeVisible();
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await button(words.makePayment));
    expect(await screen.findByText(words.summaryMissing)).toBeVisible();
    expect(shop.api.callsOf(createOrder)).toHaveLength(0);
    shop.api.respond(getPriceSummary, () => SUMMARY);
    await userEvent.click(panel().getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeVisible();
  });

  it('CHECK-14 says that a coupon no longer applies', async () => {
    openCheckout(`${SUMMARY_STEP}&coupon=DIWALI`);
    expect(await panel().findByText(words.couponGone('DIWALI'))).toBeVisible();
  });
});

describe('a cart that cannot be ordered', () => {
  it.each([
    ['with too few pieces', [{ ...WALNUT, quantity: 1 }], '/cart?returned=too-few'],
    ['without the packaging', [WALNUT, SAGE], '/cart?returned=unverified'],
    ['without anything', [], '/cart'],
  ])('CHECK-13 %s leads back to the cart page', async (_, now, path) => {
    shop.items = now;
    const { address } = openCheckout(SUMMARY_STEP);
    await waitFor(() => expect(address()).toBe(path));
  });

  it('CHECK-13 leads back when it was changed in another tab', async () => {
    const { address } = openCheckout(SUMMARY_STEP);
    await payButton();
    shop.items = [WALNUT];
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(address()).toBe('/cart?returned=unverified'));
  });
});
