import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { addCartItem, quoteItems } from 'shared-contracts/cart/endpoints';
import { getProduct } from 'shared-contracts/product/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { addToCartMessages } from '../add-to-cart/add-to-cart-messages.ts';
import { SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import SentCart from './sent-cart.tsx';
import { sentCartMessages } from './sent-cart-messages.ts';

const words = sentCartMessages;
const AT = '/cart?lines=WAL-115%3ASheet%3A4%2CGONE%3ASheet%3A1';

let api: MockApi;
let refused: string | undefined;

beforeEach(() => {
  refused = undefined;
  api = mockApi();
  api.respond(getProduct, ({ query }) =>
    query.id === 'GONE'
      ? errorResponse(404, 'Product not found.')
      : aProduct({ product_id: String(query.id), colour_name: 'Walnut Gloss' }),
  );
  api.respond(quoteItems, () => SUMMARY);
  api.respond(addCartItem, ({ body }) =>
    (body as { product_id: string }).product_id === refused
      ? errorResponse(404, 'Product not found.')
      : WALNUT,
  );
  storeSession({ token: 'token', phone: '9876543210' });
});

function open(at = AT) {
  const page = (
    <main tabIndex={-1}>
      <SentCart />
      <Link to="/cart?lines=OAK-1%3ASheet%3A7">Another</Link>
    </main>
  );
  const { store, address } = renderWithShell(page, { at });
  const toasts = () => store.get(toastsAtom).map(({ message }) => message);
  return { user: userEvent.setup(), toasts, address };
}
const sent = async () => within(await screen.findByRole('region', { name: words.title }));
const added = () => api.callsOf(addCartItem).map(({ body }) => body as { product_id: string });

describe('a cart that was sent', () => {
  it('CART-62 says how many of its lines are not shown', async () => {
    open('/cart?lines=WAL-115%3ASheet%3A4%2CWAL-116%3ASheet%2CWAL-117%3A%3A0');
    expect((await sent()).getByText(words.leftOut(2))).toBeVisible();
  });

  it('CART-59 shows its products, their pieces and what they cost, and adds none of them by itself', async () => {
    open();
    const cart = await sent();
    expect(await cart.findByText('Walnut Gloss')).toBeVisible();
    expect(cart.getByText('4 pieces')).toBeVisible();
    expect(await cart.findByText(words.gone('GONE'))).toBeVisible();
    expect(await cart.findByText(words.total)).toBeVisible();
    expect(added()).toEqual([]);
  });

  it('CART-59 CART-61 is added as a whole, once, and leaves the address', async () => {
    const { user, toasts, address } = open();
    const button = (await sent()).getByRole('button', { name: words.addAll });
    await user.dblClick(button);
    const cart = await sent();
    expect(await cart.findByText(words.allAdded(2))).toBeVisible();
    expect(added()).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 4 },
      { product_id: 'GONE', material: 'Sheet', quantity: 1 },
    ]);
    expect(toasts()).toEqual([words.added]);
    expect(address()).toBe('/cart');
    expect(cart.getAllByText(words.inCart)).toHaveLength(2);
    expect(cart.queryByRole('button', { name: words.addAll })).toBeNull();
    await user.click(cart.getByRole('button', { name: words.close }));
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });

  it('CART-60 CART-61 says how far it comes, and adds what was lost on the way once', async () => {
    let lost = true;
    let answer = () => {};
    const keys = () => api.callsOf(addCartItem).map(({ idempotencyKey }) => idempotencyKey);
    api.respond(addCartItem, ({ body }) => {
      if ((body as { product_id: string }).product_id !== 'B') return WALNUT;
      return lost ? new Promise<void>((resolve) => (answer = resolve)).then(networkError) : WALNUT;
    });
    const { user, toasts, address } = open('/cart?lines=A%3ASheet%3A1%2CB%3ASheet%3A2%2CC%3ASheet%3A3');
    const cart = await sent();
    await user.click(cart.getByRole('button', { name: words.addAll }));
    expect(await cart.findByText(words.adding(1, 3))).toBeVisible();
    answer();
    expect(await cart.findByText(words.someLeft(1, 3))).toBeVisible();
    expect(toasts()).toEqual([addToCartMessages.noResponse]);
    expect(address()).toBe('/cart?lines=B%3ASheet%3A2%2CC%3ASheet%3A3');
    expect(cart.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(-12))).toEqual([
      expect.stringContaining(words.inCart),
      expect.stringContaining(words.pieces(2)),
      expect.stringContaining(words.pieces(3)),
    ]);
    lost = false;
    await user.click(cart.getByRole('button', { name: words.addAll }));
    expect(await cart.findByText(words.allAdded(3))).toBeVisible();
    expect(added().map(({ product_id }) => product_id)).toEqual(['A', 'B', 'B', 'C']);
    const [ofA, ofB, again, ofC] = keys();
    expect(again).toBe(ofB);
    expect(new Set([ofA, ofB, ofC]).size).toBe(3);
  });

  it('CART-61 shows another link that is opened afterwards', async () => {
    const { user } = open();
    await user.click((await sent()).getByRole('button', { name: words.addAll }));
    await (await sent()).findByText(words.allAdded(2));
    await user.click(screen.getByRole('link', { name: 'Another' }));
    expect(await (await sent()).findByText(words.pieces(7))).toBeVisible();
    expect((await sent()).getByText(words.advice)).toBeVisible();
  });

  it('CART-59 adds what stands behind a line that is refused', async () => {
    refused = 'GONE';
    const { user, toasts, address } = open('/cart?lines=GONE%3ASheet%3A1%2CWAL-115%3ASheet%3A4');
    await user.click((await sent()).getByRole('button', { name: words.addAll }));
    await waitFor(() => expect(toasts()).toEqual([addToCartMessages.notFound]));
    expect(added().map(({ product_id }) => product_id)).toEqual(['GONE', 'WAL-115']);
    await waitFor(() => expect(address()).toBe('/cart?lines=GONE%3ASheet%3A1'));
  });

  it('CART-59 keeps what could not be added, and adds the rest no second time', async () => {
    refused = 'GONE';
    const { user, toasts } = open();
    await user.click((await sent()).getByRole('button', { name: words.addAll }));
    await waitFor(() => expect(toasts()).toEqual([addToCartMessages.notFound]));
    const cart = await sent();
    expect(cart.getByText(words.gone('GONE'))).toBeVisible();
    expect(await cart.findByText(words.someLeft(1, 2))).toBeVisible();
    expect(cart.getByText(words.inCart)).toBeVisible();
    refused = undefined;
    await user.click(cart.getByRole('button', { name: words.addAll }));
    await waitFor(() =>
      expect(added().map(({ product_id }) => product_id)).toEqual(['WAL-115', 'GONE', 'GONE']),
    );
  });

  it('CART-59 goes without a trace where it is not wanted', async () => {
    const { user } = open();
    await user.click((await sent()).getByRole('button', { name: words.dismiss }));
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(added()).toEqual([]);
  });

  it('CART-59 asks for another link where the address names no line', () => {
    open('/cart?lines=nothing');
    expect(screen.getByRole('status')).toHaveTextContent(words.unreadable);
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });
});
