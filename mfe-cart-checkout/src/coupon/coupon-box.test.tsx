// @module-tag all
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { emit } from 'shared-contracts/events';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  type MockRequest,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import cartPage from '../cart/cart-page.tsx';
import { messages } from '../messages.ts';
import { CHARGES, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';

const words = messages.coupon;
type Summary = EndpointWireResponse<typeof getPriceSummary>;

const PLAIN = { ...SUMMARY, coupon_code: null, coupon_discount: 0, total: 28_780 };

let api: MockApi;
let kept: string;

/** A provider that knows the coupon MONSOON. */
function price({ query: { coupon_code } }: MockRequest): Summary {
  if (typeof coupon_code === 'string') kept = coupon_code;
  return kept === 'MONSOON' ? SUMMARY : PLAIN;
}

beforeEach(() => {
  kept = '';
  api = mockApi();
  api.respond(getCart, () => [WALNUT, SAGE]);
  api.respond(getCartCharges, () => CHARGES);
  api.respond(getPriceSummary, price);
  storeSession({ token: 'token', phone: '9876543210' });
});

const setUp = () => renderWithShell(<cartPage.Page />, { at: '/cart' });
const field = () => screen.findByRole('textbox', { name: words.label });
const codesSent = () => api.callsOf(getPriceSummary).flatMap(({ query }) => query['coupon_code'] ?? []);
const total = () => screen.getByText('Total', { selector: 'dt' }).parentElement?.textContent;

async function apply(code: string): Promise<void> {
  await userEvent.type(await field(), code);
  await userEvent.click(screen.getByRole('button', { name: words.apply }));
}

describe('the coupon box', () => {
  it('CART-13 CART-23 writes a code in capitals, applies it and shows the new sums', async () => {
    setUp();
    await userEvent.type(await field(), ' monsoon{Enter}');
    expect(await screen.findByText(words.saved('₹1,000.00'))).toBeInTheDocument();
    expect(codesSent()).toEqual(['MONSOON']);
    expect(total()).toContain('₹27,780.00');
    expect(screen.queryByRole('textbox', { name: words.label })).not.toBeInTheDocument();
  });

  it('CART-57 has the focus on Remove after a code was applied, and on the field after it was removed', async () => {
    setUp();
    await userEvent.type(await field(), 'monsoon{Enter}');
    const remove = await screen.findByRole('button', { name: words.removeCode('MONSOON') });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('CART-21 keeps every character of a code that is too long, rejects it, and does not send it', async () => {
    setUp();
    const pasted = `MONSOON${'0'.repeat(40)}`;
    await userEvent.click(await field());
    await userEvent.paste(pasted);
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words.invalid));
    expect(await field()).toHaveValue(pasted);
    expect(codesSent()).toEqual([]);
  });

  it('CART-57 keeps the focus in the field when a code is rejected', async () => {
    setUp();
    await userEvent.type(await field(), 'nosuch{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(words.invalid));
    expect(await field()).toHaveFocus();
  });

  it('CART-57 leaves the focus where it is when a change of the cart brings or takes the coupon', async () => {
    setUp();
    const code = await field();
    await userEvent.type(code, 'nosuch{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(words.invalid));
    act(() => code.blur());
    kept = 'MONSOON';
    act(() => emit('cart-updated', {}));
    expect(await screen.findByRole('button', { name: words.removeCode('MONSOON') })).not.toHaveFocus();
    kept = '';
    act(() => emit('cart-updated', {}));
    expect(await field()).not.toHaveFocus();
  });

  it('CART-21 shows capitals while a code is typed', async () => {
    setUp();
    await userEvent.type(await field(), 'diwali25');
    expect(await field()).toHaveValue('DIWALI25');
  });

  it('CART-23 removes the coupon, which computes the sums again', async () => {
    kept = 'MONSOON';
    setUp();
    await userEvent.click(await screen.findByRole('button', { name: words.removeCode('MONSOON') }));
    expect(await field()).toHaveValue('');
    expect(codesSent()).toEqual(['']);
    expect(total()).toContain('₹28,780.00');
  });

  it('CART-21 asks for a code that is missing', async () => {
    setUp();
    await field();
    await userEvent.click(screen.getByRole('button', { name: words.apply }));
    expect(await field()).toHaveAccessibleDescription('Please enter a coupon code.');
    expect(codesSent()).toEqual([]);
  });

  it('CART-22 clears a coupon that leaves nothing to pay', async () => {
    api.respond(getPriceSummary, (request) => ({
      ...price(request),
      ...(request.query['coupon_code'] === 'GRATIS' && { coupon_code: 'GRATIS', total: 0 }),
    }));
    setUp();
    await apply('gratis');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Coupon code is not applicable or invalid.'),
    );
    expect(codesSent()).toEqual(['GRATIS', '']);
    expect(total()).toContain('₹28,780.00');
  });

  it.each([
    ['a response without a coupon code', price, 'Invalid or expired coupon code.'],
    [
      'the words of the server',
      () =>
        errorResponse(400, {
          message: 'This coupon code needs items worth ₹40,000.00 or more in your cart.',
        }),
      'This coupon code needs items worth ₹40,000.00 or more in your cart.',
    ],
    ['no response', () => networkError(), 'Failed to fetch price summary.'],
  ])('CART-22 rejects a code with %s, and keeps the sums and the code', async (_, refuse, message) => {
    setUp();
    await field();
    api.respond(getPriceSummary, refuse);
    await apply('nosuch');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    expect(await field()).toHaveValue('NOSUCH');
    expect(total()).toContain('₹28,780.00');
  });

  it('sends a code once on a double click', async () => {
    setUp();
    await userEvent.type(await field(), 'monsoon');
    await userEvent.dblClick(screen.getByRole('button', { name: words.apply }));
    await screen.findByText(words.saved('₹1,000.00'));
    expect(codesSent()).toEqual(['MONSOON']);
    // The second click of a fast double click on Apply hits the button that has replaced it.
    fireEvent.click(screen.getByRole('button', { name: words.removeCode('MONSOON') }), { detail: 2 });
    expect(codesSent()).toEqual(['MONSOON']);
    expect(screen.getByText(words.saved('₹1,000.00'))).toBeInTheDocument();
  });
});

describe('a coupon that no longer applies to the changed cart', () => {
  const changeCart = () => act(() => emit('cart-updated', {}));

  it("CART-29 is named with the server's reason, and comes back when the cart allows it", async () => {
    kept = 'MONSOON';
    setUp();
    await screen.findByText(words.saved('₹1,000.00'));
    const message = 'This coupon code needs items worth ₹40,000.00 or more in your cart.';
    api.respond(getPriceSummary, () => ({
      ...PLAIN,
      coupon_problem: { coupon_code: 'MONSOON', message },
    }));
    changeCart();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText(words.suspended('MONSOON'))).toBeInTheDocument();
    expect(await field()).toBeInTheDocument();
    api.respond(getPriceSummary, () => SUMMARY);
    changeCart();
    expect(await screen.findByText(words.saved('₹1,000.00'))).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('CART-29 CART-57 is named where a provider drops it without a word, until it is removed', async () => {
    kept = 'MONSOON';
    setUp();
    await screen.findByText(words.saved('₹1,000.00'));
    api.respond(getPriceSummary, () => PLAIN);
    changeCart();
    const notice = await screen.findByText(words.suspended('MONSOON'));
    changeCart();
    await waitFor(() => expect(api.callsOf(getPriceSummary)).toHaveLength(3));
    expect(notice).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words.removeCode('MONSOON') }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(await field()).toHaveFocus();
    const panel = within(screen.getByRole('complementary', { name: 'Price details' }));
    expect(panel.getByRole('button', { name: words.apply })).toBeInTheDocument();
  });
});
