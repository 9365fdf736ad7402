// @module-tag all
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { mockApi } from 'shared-contracts/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import * as account from './account-button.tsx';
import * as cart from './cart-button.tsx';
import * as banner from './connection-banner.tsx';
import * as footer from './footer.tsx';
import { Frame } from './frame.tsx';
import { FramePart } from './frame-part.tsx';
import * as nav from './main-nav.tsx';

import * as menu from './phone-menu.tsx';

vi.mock('./account-button.tsx', { spy: true });
vi.mock('./cart-button.tsx', { spy: true });
vi.mock('./connection-banner.tsx', { spy: true });
vi.mock('./footer.tsx', { spy: true });
vi.mock('./main-nav.tsx', { spy: true });

vi.mock('./phone-menu.tsx', { spy: true });

beforeEach(() => {
  mockApi();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  ['the account icon', () => vi.mocked(account.AccountButton)],
  ['the cart icon', () => vi.mocked(cart.CartButton)],
  ['the links', () => vi.mocked(nav.MainNav)],
  ['the phone menu', () => vi.mocked(menu.PhoneMenu)],
  ['the connection banner', () => vi.mocked(banner.ConnectionBanner)],
  ['the footer', () => vi.mocked(footer.Footer)],
])('PROM-57 when %s throws, the rest of the frame stays', (_, part) => {
  part().mockImplementation(() => {
    throw new Error('broken');
  });
  renderInShop(<Frame>the page</Frame>);
  part().mockRestore();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('the page');
  expect(screen.getByRole('button', { name: messages.account })).toBeInTheDocument();
  // A plain link replaces the button that throws.
  expect(screen.getByLabelText(messages.cart)).toBeInTheDocument();
});

it('PROM-134 a part that threw is tried again on the next page', () => {
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('broken');
    return <p>the part</p>;
  }
  renderInShop(
    <>
      <Link to="/about">About</Link>
      <FramePart name="part" fallback={<p>the fallback</p>}>
        <Part />
      </FramePart>
    </>,
  );
  expect(screen.getByText('the fallback')).toBeInTheDocument();
  isBroken = false;
  act(() => screen.getByRole('link', { name: 'About' }).click());
  expect(screen.getByText('the part')).toBeInTheDocument();
});
