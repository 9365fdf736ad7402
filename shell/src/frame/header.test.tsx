import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop, setWindowWidth } from '../testing/shop-fixture.tsx';
import { Header } from './header.tsx';
import { headerUnderTest } from './header-fixture.tsx';

let user: UserEvent;
beforeEach(() => {
  ({ user } = headerUnderTest());
});

afterEach(() => setWindowWidth(1024));

describe('the links', () => {
  it.each([
    [messages.home, '/'],
    [messages.about, '/about'],
    [messages.shop, '/shop/Sheet'],
    [messages.gallery, '/?gallery'],
    [messages.contact, '/contact'],
  ])('%s leads to %s', (name, path) => {
    renderInShop(<Header />);
    const nav = screen.getByRole('navigation', { name: messages.mainNavigation });
    expect(within(nav).getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('links the shop’s name to the home page', () => {
    renderInShop(<Header />);
    expect(screen.getByRole('link', { name: EXAMPLE_SHOP.shopName })).toHaveAttribute('href', '/');
  });

  it('marks the current page', () => {
    renderInShop(<Header />, { at: '/shop/Sheet?page=2' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(messages.shop);
  });

  it('are in a menu on phones, which closes on navigation', async () => {
    setWindowWidth(360);
    const { address } = renderInShop(<Header />);
    await user.click(screen.getByRole('button', { name: messages.openMenu }));
    const menu = screen.getByRole('dialog', { name: EXAMPLE_SHOP.shopName });
    for (const [name, path] of [
      [messages.matchColour, '/match'],
      [messages.shortlist, '/shortlist'],
    ] as const)
      expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', path);
    await user.click(within(menu).getByRole('link', { name: messages.about }));
    await waitFor(() => expect(address()).toBe('/about'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
