// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setShortlisted, shortlistEntries } from 'shared-contracts/stored/products';
import { EXAMPLE_SHOP, setWindowWidth } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { followShortlist } from './follow-shortlist.ts';
import { Header } from './header.tsx';
import { headerUnderTest } from './header-fixture.tsx';

let user: UserEvent;
beforeEach(() => {
  ({ user } = headerUnderTest());
});

describe('the links', () => {
  it.each([
    [messages.home, '/'],
    [messages.about, '/about'],
    [messages.shop, '/shop/Sheet'],
    [messages.gallery, '/?gallery'],
    [messages.contact, '/contact'],
  ])('SITE-4 %s leads to %s', (name, path) => {
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

  it('MATCH-1 SHORT-6 SITE-7 SITE-71 are in a menu on phones, which closes on navigation', async () => {
    setWindowWidth(360);
    const { address } = renderInShop(<Header />);
    await user.click(screen.getByRole('button', { name: messages.openMenu }));
    const menu = screen.getByRole('dialog', { name: EXAMPLE_SHOP.shopName });
    const paths = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths.slice(5)).toEqual(['/shortlist', '/match', '/my-room', '/cutting-list', '/samples']);
    await user.click(within(menu).getByRole('link', { name: messages.about }));
    await waitFor(() => expect(address()).toBe('/about'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the heart', () => {
  const named = (product_id: string) => ({ product_id, material: 'Sheet' });
  const heart = () => screen.getByRole('link', { name: /^Shortlist/ });
  beforeEach(() => void setShortlisted([...shortlistEntries()], false));

  it('SITE-70 leads to the shortlist, and counts what is on it as it changes', () => {
    const { store } = renderInShop(<Header />);
    expect(heart()).toHaveAttribute('href', '/shortlist');
    setShortlisted([named('S1'), named('S2')], true);
    act(() => followShortlist(store));
    expect(heart()).toHaveAccessibleName('Shortlist, 2 products');
    expect(heart()).toHaveTextContent('2');
    act(() => void setShortlisted([named('S1')], false));
    expect(heart()).toHaveAccessibleName('Shortlist, 1 product');
    act(() => void setShortlisted([named('S2')], false));
    expect(heart()).toHaveAccessibleName(messages.shortlist);
    expect(heart()).toHaveTextContent('');
  });

  it('SITE-70 counts nothing in the document, which is the same for everybody', () => {
    setShortlisted([named('S1')], true);
    renderInShop(<Header />);
    expect(heart()).toHaveAccessibleName(messages.shortlist);
  });
});
