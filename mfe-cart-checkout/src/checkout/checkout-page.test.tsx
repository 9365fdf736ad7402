import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddress } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { emit } from 'shared-contracts/events';
import { createOrder, getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAY_PAGE, standInForPayPage } from '../testing/pay-page.ts';
import { ADD_ON, CHARGES, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import { checkoutMessages as words } from './checkout-messages.ts';
import checkout from './checkout-page.tsx';

const HOME = {
  address_label: 'Home',
  full_name: 'Meera Nair',
  s_mobile_no: '9845012345',
  address: '14, 3rd Cross',
  pincode: '570002',
  city: 'Mysuru',
  state: 'Karnataka',
  country: 'India',
};
const SUMMARY_STEP = '/checkout?step=summary&address=Home';

type Items = Extract<EndpointWireResponse<typeof getCart>, unknown[]>;
let api: MockApi;
let items: Items;
let payPage: ReturnType<typeof standInForPayPage>;

/** The account's address book. */
function AddressBook({ footer, chosen }: AddressBookProps) {
  return (
    <>
      <p>chosen: {chosen}</p>
      {footer?.({ address: HOME, isFormOpen: false })}
    </>
  );
}

beforeEach(() => {
  items = [WALNUT, SAGE, ADD_ON];
  api = mockApi();
  payPage = standInForPayPage();
  api.respond(getCart, () => (items.length > 0 ? items : { message: 'No items in cart' }));
  api.respond(getPriceSummary, () => SUMMARY);
  api.respond(getCartCharges, () => CHARGES);
  api.respond(getAddress, () => HOME);
  api.respond(createOrder, () => {
    items = [];
    return { order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } };
  });
  storeSession({ token: 'token', phone: '9876543210' });
});

afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

const open = (at: string) =>
  renderWithShell(<checkout.Page />, { at, modules: { 'account/address-book': AddressBook } });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const payButton = () => button(/^Make Payment · ₹27,780.00$/);
const panel = () => within(screen.getByRole('complementary', { name: words.summary }));

describe('step 1', () => {
  it('is marked as the current one of two, beside the summary of the cart', async () => {
    open('/checkout');
    const [first, second] = within(screen.getByRole('list', { name: words.steps })).getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-current', 'step');
    expect(first).toHaveTextContent('1Shipping Address');
    expect(second).toHaveTextContent('2Order Summary');
    expect(await panel().findByText('₹27,780.00')).toBeVisible();
    expect(panel().getByText('Walnut Gloss')).toHaveTextContent('Walnut Gloss4 sheets');
    expect(panel().getAllByRole('listitem').at(-1)).toHaveTextContent('Flexiply Flexible plywoodRequired');
  });

  it('explains the delivery fee, where the provider tells its charges', async () => {
    open('/checkout');
    expect(await panel().findByText('Free delivery from ₹25,000.00')).toBeVisible();
  });

  it('shows the sums without explanations where the charges cannot be loaded', async () => {
    api.respond(getCartCharges, () => errorResponse(500));
    open('/checkout');
    expect(await panel().findByText('₹27,780.00')).toBeVisible();
    expect(panel().queryByText(/Free delivery/)).not.toBeInTheDocument();
    expect(panel().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads on with the chosen address, and keeps it for Back', async () => {
    const { address } = open('/checkout?coupon=MONSOON');
    await userEvent.click(await button(words.next));
    expect(address()).toBe('/checkout?step=summary&address=Home&coupon=MONSOON');
    expect(await screen.findByText('Meera Nair · Home')).toBeVisible();
    expect(screen.getByRole('list', { name: words.steps })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: words.change }));
    expect(await screen.findByText('chosen: Home')).toBeVisible();
  });

  it('leads back to the cart', async () => {
    open('/checkout');
    expect(await screen.findByRole('link', { name: words.previous })).toHaveAttribute('href', '/cart');
  });
});

describe('step 2', () => {
  it('survives a reload: it shows the address, the delivery and the way to pay', async () => {
    vi.setSystemTime('2026-11-10T10:00:00+05:30');
    open(SUMMARY_STEP);
    expect(await screen.findByText('Meera Nair · Home')).toBeVisible();
    expect(screen.getByText('Mysuru, Karnataka 570002')).toBeVisible();
    expect(
      screen.getByText(
        'Standard delivery: 5-7 business days. For pincode 570002 we expect it between 12 November and 16 November.',
      ),
    ).toBeVisible();
    expect(screen.getByText(words.howToPay)).toBeVisible();
    expect(await payButton()).toBeEnabled();
    vi.useRealTimers();
  });

  it.each(['/checkout?step=summary', '/checkout?step=summary&address=Gone'])(
    'without an address says so, and no order is sent: %s',
    async (at) => {
      api.respond(getAddress, () => errorResponse(404, { message: 'Address not found.' }));
      open(at);
      await userEvent.click(await payButton());
      expect(await screen.findAllByText(words.noAddress)).toHaveLength(2);
      expect(screen.getByRole('link', { name: words.chooseAddress })).toBeVisible();
      expect(api.callsOf(createOrder)).toHaveLength(0);
    },
  );

  it('shows why the address could not be loaded, and tries again', async () => {
    api.respond(getAddress, () => networkError());
    open(SUMMARY_STEP);
    await screen.findByText(getAddress.failureMessage);
    api.respond(getAddress, () => HOME);
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByText('Meera Nair · Home')).toBeVisible();
  });

  it('without the summary says so, and no order is sent', async () => {
    api.respond(getPriceSummary, () => errorResponse(500));
    open(SUMMARY_STEP);
    expect(await panel().findByText(words.summaryFailed)).toBeVisible();
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await button(words.makePayment));
    expect(await screen.findByText(words.summaryMissing)).toBeVisible();
    expect(api.callsOf(createOrder)).toHaveLength(0);
    api.respond(getPriceSummary, () => SUMMARY);
    await userEvent.click(panel().getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeVisible();
  });

  it('says that a coupon no longer applies', async () => {
    open(`${SUMMARY_STEP}&coupon=DIWALI`);
    expect(await panel().findByText(words.couponGone('DIWALI'))).toBeVisible();
  });
});

describe('a cart that cannot be ordered', () => {
  it.each([
    ['with too few pieces', [{ ...WALNUT, quantity: 1 }], '/cart?returned=too-few'],
    ['without the packaging', [WALNUT, SAGE], '/cart?returned=unverified'],
    ['without anything', [], '/cart'],
  ])('%s leads back to the cart page', async (_, now, path) => {
    items = now;
    const { address } = open(SUMMARY_STEP);
    await waitFor(() => expect(address()).toBe(path));
  });

  it('leads back when it was changed in another tab', async () => {
    const { address } = open(SUMMARY_STEP);
    await payButton();
    items = [WALNUT];
    act(() => emit('cart-updated', {}));
    await waitFor(() => expect(address()).toBe('/cart?returned=unverified'));
  });
});

describe('Make Payment', () => {
  it('sends the order as it was shown, with a key, and opens its pay page', async () => {
    api.respond(getOrderPayment, () => errorResponse(500));
    api.respond(getOrder, () => errorResponse(500));
    const { address } = open(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await payButton());
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
    expect(address()).toBe('/checkout?step=payment&order=LH-1');
    const [sent] = api.callsOf(createOrder);
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
    ['cart', getCart, (arrival: Promise<void>) => api.respond(getCart, () => arrival.then(() => items))],
    [
      'address',
      getAddress,
      (arrival: Promise<void>) => api.respond(getAddress, () => arrival.then(() => HOME)),
    ],
    [
      'sums',
      getPriceSummary,
      (arrival: Promise<void>) => api.respond(getPriceSummary, () => arrival.then(() => SUMMARY)),
    ],
  ] as const)('waits for the %s, without an amount or a complaint', async (_, late, delayUntil) => {
    const arrival = Promise.withResolvers<void>();
    delayUntil(arrival.promise);
    open(SUMMARY_STEP);
    await waitFor(() => expect(api.callsOf(late)).toHaveLength(1));
    const pay = await button(words.makePayment);
    await userEvent.click(pay);
    expect(pay).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    arrival.resolve();
    await waitFor(() => expect(pay).toHaveAccessibleName('Make Payment · ₹27,780.00'));
    await userEvent.click(pay);
    await waitFor(() => expect(payPage.opened).toEqual([PAY_PAGE]));
    expect(api.callsOf(createOrder)).toHaveLength(1);
  });

  it('refetches the cart when it has changed, and shows the server’s sentence', async () => {
    api.respond(createOrder, () => errorResponse(409, { message: 'Your cart has changed.' }));
    open(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    const pay = await payButton();
    api.respond(getPriceSummary, () => ({ ...SUMMARY, total: 30_000 }));
    await userEvent.click(pay);
    expect(await screen.findByText('Failed to initiate payment: Your cart has changed.')).toBeVisible();
    expect(await button(/₹30,000.00/)).toBeVisible();
  });

  it('after a lost response and a reload finds the order by the same key', async () => {
    api.respond(createOrder, () => {
      items = [];
      return networkError();
    });
    const first = open(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await payButton());
    expect(await screen.findByText(createOrder.failureMessage)).toBeVisible();
    first.unmount();
    api.respond(createOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
    const { address } = open(SUMMARY_STEP);
    await waitFor(() => expect(address()).toBe('/checkout?step=payment&order=LH-1'));
    const [lost, repeated] = api.callsOf(createOrder);
    expect(repeated).toEqual(lost);
  });

  it('after a lost response and another one shows no empty cart, and finds the order with Try Again', async () => {
    api.respond(createOrder, () => {
      items = [];
      return networkError();
    });
    const { address } = open(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await userEvent.click(await payButton());
    await screen.findByText(createOrder.failureMessage);
    act(() => emit('cart-updated', {}));
    const retry = await button('Try Again');
    expect(address()).toBe(SUMMARY_STEP);
    api.respond(createOrder, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
    await userEvent.click(retry);
    await waitFor(() => expect(address()).toBe('/checkout?step=payment&order=LH-1'));
    expect(new Set(api.callsOf(createOrder).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('sends no mixture of an old cart and new sums', async () => {
    open(SUMMARY_STEP);
    await screen.findByText('Meera Nair · Home');
    await payButton();
    const arrival = Promise.withResolvers<void>();
    api.respond(getCart, () => arrival.promise.then(() => items));
    api.respond(getPriceSummary, () => ({ ...SUMMARY, total: 0 }));
    act(() => emit('cart-updated', {}));
    await panel().findByText('₹0.00');
    await userEvent.click(await button(words.makePayment));
    expect(api.callsOf(createOrder)).toHaveLength(0);
    arrival.resolve();
    expect(await button('Make Payment · ₹0.00')).toBeEnabled();
  });
});
