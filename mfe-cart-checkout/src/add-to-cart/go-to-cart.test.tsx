import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAddonsCount, getCart, updateAddOn } from 'shared-contracts/cart/endpoints';
import { storeSession } from 'shared-contracts/session';
import { type MockApi, mockApi, QuestionStub, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterCartMessages } from '../enter-cart/enter-cart-messages.ts';
import { FIRST_SESSION } from '../testing/login-stub.ts';
import { WALNUT } from '../testing/sample-cart.ts';
import { addToCartMessages } from './add-to-cart-messages.ts';
import { GoToCart } from './go-to-cart.tsx';

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getCart, () => [WALNUT]);
  api.respond(getAddonsCount, () => ({ addOnsCount: 0 }));
  api.respond(updateAddOn, () => ({ message: 'Packed' }));
  storeSession(FIRST_SESSION);
});

const open = () =>
  renderWithShell(
    <>
      <GoToCart />
      <QuestionStub />
    </>,
    { at: '/shop' },
  );
const link = () => screen.getByRole('link', { name: addToCartMessages.goToCart });
const question = () => screen.findByRole('alertdialog', { name: enterCartMessages.addOn });

describe('Go To Cart', () => {
  it('CART-48 asks about the mandatory add-on, adds it, and opens the cart', async () => {
    const { address } = open();
    await userEvent.click(link());
    await question();
    expect(link()).toHaveAttribute('aria-busy', 'true');
    expect(address()).toBe('/shop');
    await userEvent.click(screen.getByRole('button', { name: enterCartMessages.addAddOn }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(api.callsOf(updateAddOn)).toHaveLength(1);
  });

  it('CART-48 stays when the add-on is declined, and asks again at the next click', async () => {
    const { address } = open();
    await userEvent.click(link());
    await question();
    await userEvent.click(screen.getByRole('button', { name: enterCartMessages.declineAddOn }));
    await waitFor(() => expect(link()).not.toHaveAttribute('aria-busy'));
    expect(address()).toBe('/shop');
    expect(api.callsOf(updateAddOn)).toHaveLength(0);
    await userEvent.click(link());
    expect(await question()).toBeInTheDocument();
  });

  it('checks the cart once on a double click', async () => {
    open();
    await userEvent.dblClick(link());
    await question();
    expect(api.callsOf(getCart)).toHaveLength(1);
  });

  it('CART-48 leaves a new tab to the browser', async () => {
    open();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link());
    expect(api.callsOf(getCart)).toHaveLength(0);
  });
});
