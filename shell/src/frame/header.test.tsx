import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCart } from 'shared-contracts/cart/endpoints';
import { listen } from 'shared-contracts/events';
import type { EnterCartProps, LoginDialogProps } from 'shared-contracts/remotes';
import { forgetSession, storeSession } from 'shared-contracts/session';
import { type MockApi, mockApi, noAnswer } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { LOGIN_PROMPT_DELAY } from './cart-button.tsx';
import { Header } from './header.tsx';
import { CUSTOMER, renderInShop, renderWithDeadRemotes, SHOP, setWindowWidth } from './shop-fixture.tsx';

let api: MockApi;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  forgetSession();
  api = mockApi();
  api.answer(getCart, () => ({ message: 'No items in cart' }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});

afterEach(() => {
  vi.useRealTimers();
  setWindowWidth(1024);
});

const cartButton = () => screen.getByRole('button', { name: /^Cart/ });
const accountButton = () => screen.getByRole('button', { name: /^Account/ });

function logIn() {
  storeSession({ token: 'a-token', phone: CUSTOMER.phone });
}

function item(product_id: string, quantity: number, category = '1.5mm Acrylic') {
  return {
    cart_item_id: quantity,
    quantity,
    material: 'Sheet',
    image_link: '',
    Product: { product_id, colour_name: '', selling_price: 1, actual_price: 1, category, type: '' },
  };
}

function LoginDialog({ onLoggedIn, onClose }: LoginDialogProps) {
  return (
    <dialog open aria-label="login">
      <button type="button" onClick={onLoggedIn}>
        log in
      </button>
      <button type="button" onClick={onClose}>
        not now
      </button>
    </dialog>
  );
}

function EnterCart({ onReady, onStay }: EnterCartProps) {
  return (
    <>
      <button type="button" onClick={onReady}>
        ready
      </button>
      <button type="button" onClick={onStay}>
        stay
      </button>
    </>
  );
}

describe('the links', () => {
  it.each([
    [messages.home, '/'],
    [messages.about, '/about'],
    [messages.shop, '/shop'],
    [messages.gallery, '/?gallery'],
    [messages.contact, '/contact'],
  ])('%s leads to %s', (name, path) => {
    renderInShop(<Header />);
    const nav = screen.getByRole('navigation', { name: messages.mainNavigation });
    expect(within(nav).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('leads home from the name of the shop', () => {
    renderInShop(<Header />);
    expect(screen.getByRole('link', { name: SHOP.shopName })).toHaveAttribute('href', '/');
  });

  it('marks the page that is shown', () => {
    renderInShop(<Header />, { at: '/shop/Sheet?page=2' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(messages.shop);
  });

  it('stands in a menu on phones, which closes on the way', async () => {
    setWindowWidth(360);
    const { address } = renderInShop(<Header />);
    await user.click(screen.getByRole('button', { name: messages.openMenu }));
    const menu = screen.getByRole('dialog', { name: SHOP.shopName });
    await user.click(within(menu).getByRole('link', { name: messages.about }));
    expect(address()).toBe('/about');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the badge', () => {
  it('sums the quantities, the add-on too', async () => {
    logIn();
    api.answer(getCart, () => [item('A', 2), item('B', 3), item('C', 1, 'addon')]);
    renderInShop(<Header />);
    expect(await screen.findByRole('button', { name: messages.cartWith(6) })).toHaveTextContent('6');
  });

  it('is absent while the count is unknown', () => {
    logIn();
    api.answer(getCart, () => noAnswer());
    renderInShop(<Header />);
    expect(cartButton()).toHaveTextContent('');
  });

  it('is absent for an empty cart', async () => {
    logIn();
    renderInShop(<Header />);
    await vi.waitFor(() => expect(api.callsOf(getCart)).toHaveLength(1));
    expect(cartButton()).toHaveAccessibleName(messages.cart);
  });
});

describe('the cart icon of a visitor', () => {
  const modules = { 'account/login-dialog': LoginDialog };

  it('says what is missing, and opens the login a second later', async () => {
    renderInShop(<Header />, { modules });
    await user.click(cartButton());
    expect(screen.getByText(messages.notLoggedIn)).toBeVisible();
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY - 100));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(await screen.findByRole('dialog', { name: 'login' })).toBeVisible();
  });

  it('leads to the cart after the login, which is asked for once', async () => {
    const requests = vi.fn();
    listen('login-requested', requests, new AbortController().signal);
    const { address } = renderInShop(<Header />, { modules });
    await user.click(cartButton());
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    await screen.findByRole('dialog');
    logIn();
    await user.click(screen.getByRole('button', { name: 'log in' }));
    await vi.waitFor(() => expect(address()).toBe('/cart'));
    expect(requests).toHaveBeenCalledOnce();
  });

  it('stays where it is when the login is closed, and asks again on the next click', async () => {
    const { address } = renderInShop(<Header />, { at: '/about', modules });
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    await user.click(await screen.findByRole('button', { name: 'not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe('/about');
  });

  it('opens a login that can be tried again when its owner is dead', async () => {
    const retried: string[] = [];
    renderWithDeadRemotes(<Header />, retried);
    await user.click(cartButton());
    act(() => vi.advanceTimersByTime(LOGIN_PROMPT_DELAY));
    const dialog = await screen.findByRole('dialog', { name: messages.logIn });
    retried.length = 0;
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['account/login-dialog']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the cart icon of a customer', () => {
  beforeEach(logIn);
  const modules = { 'cart-checkout/enter-cart': EnterCart };

  it('leads to the cart when its owner says that it is ready', async () => {
    const { address } = renderInShop(<Header />, { modules });
    await user.click(cartButton());
    await user.click(screen.getByRole('button', { name: 'ready' }));
    expect(address()).toBe('/cart');
    expect(screen.queryByRole('button', { name: 'ready' })).not.toBeInTheDocument();
  });

  it('stays when the add-on is declined', async () => {
    const { address } = renderInShop(<Header />, { at: '/about', modules });
    await user.click(cartButton());
    await user.click(screen.getByRole('button', { name: 'stay' }));
    expect(address()).toBe('/about');
    expect(screen.queryByRole('button', { name: 'stay' })).not.toBeInTheDocument();
  });

  it('says that it is checking while the question loads', async () => {
    renderInShop(<Header />);
    await user.click(cartButton());
    expect(screen.getByRole('status', { name: messages.enteringCart })).toBeInTheDocument();
  });

  it('leads to the cart without a question when its owner is dead', async () => {
    const { address } = renderWithDeadRemotes(<Header />);
    await user.click(cartButton());
    expect(address()).toBe('/cart');
  });
});

describe('the account icon', () => {
  it('opens the login for a visitor', async () => {
    renderInShop(<Header />, { modules: { 'account/login-dialog': LoginDialog } });
    expect(accountButton()).toHaveAccessibleName(messages.account);
    await user.click(accountButton());
    expect(screen.getByRole('dialog', { name: 'login' })).toBeVisible();
  });

  it('opens the menu for a customer', async () => {
    logIn();
    renderInShop(<Header />, {
      modules: {
        'account/account-menu': ({ onLogOut }) => (
          <button type="button" onClick={onLogOut}>
            leave
          </button>
        ),
      },
    });
    expect(accountButton()).toHaveAccessibleName(messages.accountLoggedIn);
    await user.click(accountButton());
    await user.click(screen.getByRole('button', { name: 'leave' }));
    expect(screen.getByRole('alertdialog', { name: messages.logOutQuestion })).toBeVisible();
  });

  it('still offers Logout when the menu’s owner is dead', async () => {
    logIn();
    renderWithDeadRemotes(<Header />);
    await user.click(accountButton());
    await user.click(screen.getByRole('button', { name: messages.logOut }));
    const question = screen.getByRole('alertdialog', { name: messages.logOutQuestion });
    await user.click(within(question).getByRole('button', { name: messages.logOut }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accountButton()).toHaveAccessibleName(messages.account);
  });
});
