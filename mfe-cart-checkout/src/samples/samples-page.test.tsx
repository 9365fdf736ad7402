// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { getOrder, orderSamples } from 'shared-contracts/order/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import { RemoteRegion } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  hear,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
  type ShellOptions,
} from 'shared-contracts/testing';
import { anAddress, anOrderOfSamples } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutMessages } from '../checkout/checkout-messages.ts';
import { samplesMessages as words } from '../sample-choice/samples-messages.ts';
import { useSamples } from '../sample-choice/use-samples.ts';
import { PAY_PAGE } from '../testing/pay-page.ts';
import { CHARGES } from '../testing/sample-cart.ts';
import samples from './samples-page.tsx';

const ASH = { product_id: 'S15-ASH', material: 'Sheet', colour_name: 'Ash' };
const BEECH = { product_id: 'S15-BEECH', material: 'Sheet', colour_name: 'Beech' };
const CUSTOMER = { status: 'customer', phone: '9876543210' } as const;

let api: MockApi;
let address: ReturnType<typeof anAddress> | undefined;
beforeEach(() => {
  api = mockApi();
  address = anAddress();
  api.respond(getCartCharges, () => CHARGES);
  api.respond(orderSamples, () => ({ order_id: 'LH-1', paymentDetails: { redirectUrl: PAY_PAGE } }));
  storeSession({ token: 'token', phone: '9876543210' });
});

const AddressBook = ({ footer }: AddressBookProps) =>
  footer?.({ address, isFormOpen: address === undefined }) ?? null;

function Choose() {
  const { replace } = useSamples();
  return (
    <button type="button" onClick={() => replace([ASH, BEECH])}>
      choose
    </button>
  );
}

async function open(session: ShellOptions['session'] = CUSTOMER, at = '/samples') {
  const shop = renderWithShell(
    <RemoteRegion name="cart-checkout/samples" skeleton={null} fallback={() => null}>
      <samples.Page />
      <Choose />
    </RemoteRegion>,
    {
      at,
      session,
      modules: { 'account/address-book': Object.assign(AddressBook, { wrongProp: () => undefined }) },
    },
  );
  if (at === '/samples') await userEvent.click(screen.getByRole('button', { name: 'choose' }));
  return shop;
}

const payButton = () => screen.findByRole('button', { name: words.goOn('₹99.00') });

describe('the page of samples', () => {
  it('SAMPLE-4 shows the chosen decors and the fee with what it brings, before anything is paid', async () => {
    await open();
    expect(await screen.findByText(words.count(2))).toBeVisible();
    const list = within(screen.getByRole('list', { name: words.chosen }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['AshSheet', 'BeechSheet']);
    const panel = within(screen.getByRole('complementary', { name: words.parcel }));
    expect(panel.getByText(words.toPay).parentElement).toHaveTextContent('₹99.00');
    expect(panel.getByText(words.coupon('₹99.00'))).toBeVisible();
  });

  it('SAMPLE-5 SAMPLE-14 gives a decor back', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: words.remove('Ash') }));
    expect(screen.getByText(words.count(1))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.remove('Beech') }));
    expect(screen.getByRole('heading', { name: words.none })).toBeVisible();
    expect(screen.getByRole('img', { name: words.nonePicture })).toBeVisible();
  });

  it('SAMPLE-5 asks a visitor to log in, and keeps the choice', async () => {
    const requested = hear('login-requested');
    await open({ status: 'visitor' });
    await userEvent.click(await screen.findByRole('button', { name: words.logInButton }));
    expect(requested.mock.calls).toEqual([[expect.objectContaining({ message: words.logIn })]]);
    expect(screen.getByText(words.count(2))).toBeVisible();
  });

  it('SAMPLE-5 does not go on without an address', async () => {
    address = undefined;
    await open();
    expect(await payButton()).toBeDisabled();
    expect(screen.getByText(checkoutMessages.saveFirst)).toBeVisible();
  });

  it.each([
    ['sends none', () => ({ ...CHARGES, sampleFee: undefined })],
    ['lacks the charges', () => errorResponse(404)],
  ])('SAMPLE-4 says so where the provider %s', async (_, charges) => {
    api.respond(getCartCharges, charges);
    await open();
    expect(await screen.findByRole('heading', { name: words.notOffered })).toBeVisible();
  });

  it('SAMPLE-5 can be loaded again after a failure', async () => {
    api.respond(getCartCharges, () => errorResponse(500));
    await open();
    await screen.findByText(getCartCharges.failureMessage);
    api.respond(getCartCharges, () => CHARGES);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await payButton()).toBeEnabled();
  });
});

describe('the samples of an order', () => {
  it('SAMPLE-7 are chosen again', async () => {
    api.respond(getOrder, () => anOrderOfSamples());
    const shop = await open(CUSTOMER, '/samples?again=LH-1');
    await waitFor(() => expect(shop.address()).toBe('/samples'));
    expect(await screen.findByText(words.count(2))).toBeVisible();
    const list = within(screen.getByRole('list', { name: words.chosen }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Walnut GlossSheet',
      'Sage MattSheet',
    ]);
  });

  it('SAMPLE-7 say why they could not be loaded, and can be loaded again', async () => {
    api.respond(getOrder, () => errorResponse(500));
    await open(CUSTOMER, '/samples?again=LH-1');
    await screen.findByText(getOrder.failureMessage);
    api.respond(getOrder, () => anOrderOfSamples());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Sage Matt')).toBeVisible();
  });
});

describe('the order of samples', () => {
  it('SAMPLE-3 is sent once for a double click, leads to its payment, and empties the choice', async () => {
    const shop = await open();
    const button = await payButton();
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(shop.address()).toBe('/checkout?step=payment&order=LH-1'));
    const calls = api.callsOf(orderSamples);
    expect(calls.map(({ body }) => body)).toEqual([
      { product_ids: ['S15-ASH', 'S15-BEECH'], address_label: 'Home', payable_amount: 99 },
    ]);
    expect(calls[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(localStorage).filter((key) => key.endsWith('.samples'))).toEqual([]);
  });

  it('SAMPLE-3 keeps its key until it is known, also across a reload, and has another one for other samples', async () => {
    api.respond(orderSamples, () => networkError());
    const first = await open();
    await userEvent.click(await payButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    first.unmount();
    await open();
    await userEvent.click(await payButton());
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: words.remove('Ash') }));
    await userEvent.click(await payButton());
    await waitFor(() => expect(api.callsOf(orderSamples)).toHaveLength(3));
    const [one, two, three] = api.callsOf(orderSamples).map(({ idempotencyKey }) => idempotencyKey);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  it('SAMPLE-4 that does not get through says so, and takes nothing away', async () => {
    await open();
    const button = await payButton();
    api.respond(orderSamples, () => networkError());
    api.respond(getCartCharges, () => networkError());
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(api.callsOf(getCartCharges).length).toBeGreaterThan(1));
    expect(screen.getByRole('list', { name: words.chosen })).toBeVisible();
    expect(await payButton()).toBeEnabled();
    expect(screen.queryByText(getCartCharges.failureMessage)).not.toBeInTheDocument();
  });

  it('SAMPLE-4 that is refused says why, and tells the fee of now', async () => {
    api.respond(orderSamples, () => errorResponse(409, { message: 'The price of samples has changed.' }));
    await open();
    const button = await payButton();
    api.respond(getCartCharges, () => ({ ...CHARGES, sampleFee: 149 }));
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The price of samples has changed.');
    expect(await screen.findByRole('button', { name: words.goOn('₹149.00') })).toBeEnabled();
  });
});
