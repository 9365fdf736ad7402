// @module-tag all
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCartCharges, quoteItems } from 'shared-contracts/cart/endpoints';
import { RemoteRegion } from 'shared-contracts/remotes';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { CHARGES, SUMMARY } from '../testing/sample-cart.ts';
import DeliveryCheck from './delivery-check.tsx';

const words = messages.deliveryCheck;
const PRODUCT = { product_id: 'TEAK', material: 'Sheet' };
const PLACES: Readonly<Record<string, { District: string; State: string }>> = {
  560001: { District: 'Bengaluru', State: 'Karnataka' },
  781001: { District: 'Kamrup', State: 'Assam' },
};

let api: MockApi;
let lookup: 'works' | 'is down';

beforeEach(() => {
  // A Friday.
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00+05:30'), shouldAdvanceTime: true });
  api = mockApi();
  api.respond(getCartCharges, () => CHARGES);
  api.respond(quoteItems, () => SUMMARY);
  lookup = 'works';
  const calls = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, ...rest: []) => {
    const pincode = /^\/pincode\/(\d{6})$/.exec(String(address))?.[1];
    if (pincode === undefined) return calls(address, ...rest);
    if (lookup === 'is down') throw new TypeError('no network');
    const place = PLACES[pincode];
    return Response.json([{ Status: place ? 'Success' : 'Error', PostOffice: place ? [place] : null }]);
  });
});

function open(product?: typeof PRODUCT) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const region = (
    <RemoteRegion name="cart-checkout/delivery-check" skeleton={null} fallback={() => null}>
      <DeliveryCheck product={product} />
    </RemoteRegion>
  );
  return { user, ...renderWithShell(region) };
}

const pincodeField = () => screen.getByRole('textbox', { name: words.pincode });

describe('the pincode', () => {
  it.each([
    ['560001', 'Arrives between 30 November and 3 December', 'Bengaluru, Karnataka'],
    ['781001', 'Arrives between 2 and 8 December', 'Kamrup, Assam'],
  ])('PAY-68 %s is told with its dates: %s', async (pincode, dates, place) => {
    const { user } = open();
    expect(pincodeField()).toHaveFocus();
    await user.keyboard(pincode);
    expect(await screen.findByText(new RegExp(`^To ${place}`))).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(dates);
  });

  it('PAY-68 follows the holidays of the operator', async () => {
    api.respond(getCartCharges, () => ({ ...CHARGES, holidays: ['2026-11-30'] }));
    const { user } = open();
    await user.keyboard('560001');
    expect(await screen.findByText('Arrives between 1 and 4 December')).toBeInTheDocument();
  });

  it('PAY-68 is asked once, and kept until the logout', async () => {
    const first = open();
    await first.user.keyboard('560001');
    await screen.findByText(/^To Bengaluru/);
    first.unmount();
    open();
    expect(await screen.findByText(/^To Bengaluru/)).toBeInTheDocument();
    expect(pincodeField()).toHaveValue('560001');
  });

  it('PAY-68 that the lookup does not know has the dates of its region, and says so', async () => {
    const { user } = open();
    await user.keyboard('201318');
    expect(await screen.findByText(words.unknownPlace)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Arrives between 2 and 8 December');
  });

  it.each([
    ['012345', 'Invalid Pincode. Please check and try again.'],
    ['5600011', 'Please enter a valid 6-digit pincode.'],
    ['56000.1', 'Please enter a valid 6-digit pincode.'],
    ['56,0001', 'Please enter a valid 6-digit pincode.'],
    ['-560001', 'Please enter a valid 6-digit pincode.'],
    ['560001-560002', 'Please enter a valid 6-digit pincode.'],
    ['PIN 560001', 'Please enter a valid 6-digit pincode.'],
  ])('PAY-68 of %s stays as it is, and is named as wrong, without dates', async (typed, message) => {
    const { user } = open();
    await user.paste(typed);
    expect(pincodeField()).toHaveValue(typed);
    expect(pincodeField()).toHaveAccessibleDescription(message);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('PAY-68 may have the digits of an Indian script', async () => {
    const { user } = open();
    await user.paste('೫೬೦ ೦೦೧');
    expect(await screen.findByText(/^To Bengaluru/)).toBeInTheDocument();
  });

  it('PAY-68 whose lookup fails can be looked up again', async () => {
    lookup = 'is down';
    const { user } = open();
    await user.keyboard('560001');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    lookup = 'works';
    await user.click(again);
    expect(await screen.findByText(/^To Bengaluru/)).toBeInTheDocument();
  });
});

describe('the costs of a product to the door', () => {
  it('PRICE-26 are the sums of the server for the pieces that are chosen', async () => {
    const { user } = open(PRODUCT);
    const costs = within(await screen.findByRole('region', { name: words.costs }));
    expect(costs.getByText('₹27,780.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /increase|more|one more/i }));
    await vi.waitFor(() =>
      expect(api.callsOf(quoteItems).map(({ body }) => body)).toEqual([
        { items: [{ ...PRODUCT, quantity: 2 }] },
        { items: [{ ...PRODUCT, quantity: 3 }] },
      ]),
    );
  });

  it('PAY-86 keep their place, row by row, before they are known', async () => {
    api.respond(quoteItems, () => new Promise(() => undefined));
    open(PRODUCT);
    const loading = await screen.findByRole('status', { name: words.costsLoading });
    expect(loading.querySelectorAll('[aria-hidden] dt')).toHaveLength(5);
    expect(screen.queryByRole('region', { name: words.costs })).not.toBeInTheDocument();
  });

  it('PRICE-26 are in the cart where the provider cannot tell them before', async () => {
    api.respond(quoteItems, () => errorResponse(404));
    open(PRODUCT);
    expect(await screen.findByText(words.noCosts)).toBeInTheDocument();
  });

  it('PRICE-26 can be requested again after a failure', async () => {
    api.respond(quoteItems, () => errorResponse(500));
    const { user } = open(PRODUCT);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    api.respond(quoteItems, () => SUMMARY);
    await user.click(again);
    expect(await screen.findByText('₹27,780.00')).toBeInTheDocument();
  });

  it('PRICE-26 are not told where the page tells them', async () => {
    open();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(api.callsOf(quoteItems)).toEqual([]);
  });
});
