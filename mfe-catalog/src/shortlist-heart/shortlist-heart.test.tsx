import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toastsAtom } from 'shared-contracts/remotes';
import { MAX_SHORTLIST } from 'shared-contracts/shortlist/rules';
import { isShortlisted, setShortlisted, shortlistEntries } from 'shared-contracts/stored/products';
import { renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductCard } from '../product-card/product-card.tsx';
import { heartMessages } from './heart-messages.ts';
import { ShortlistHeart } from './shortlist-heart.tsx';

const TEAK = aProduct();
const NAME = 'Shortlist Malabar Teak, 1.5mm Acrylic, sheet';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ product_id: `P${index}`, material: 'Sheet' }));

beforeEach(() => {
  localStorage.clear();
  setShortlisted(
    shortlistEntries().map((entry) => entry),
    false,
  );
});

const setUp = () => renderWithShell(<ProductCard product={TEAK} sizes="200px" />);
const heart = (name = NAME) => screen.getByRole('button', { name });
const pressed = (isPressed: boolean) =>
  waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', String(isPressed)));

describe('the heart of a product card', () => {
  it('SHORT-1 puts the product on the shortlist, and takes it off', async () => {
    setUp();
    await userEvent.click(heart());
    await pressed(true);
    expect(isShortlisted(TEAK)).toBe(true);
    await userEvent.click(heart());
    await pressed(false);
    expect(isShortlisted(TEAK)).toBe(false);
  });

  it('SHORT-2 is not pressed in the document, and shows what is kept once the page is idle', async () => {
    setShortlisted([TEAK], true);
    expect(renderToString(<ShortlistHeart product={TEAK} name="Teak" />)).toContain('aria-pressed="false"');
    setUp();
    await pressed(true);
  });

  it('SHORT-5 follows a change elsewhere on the page', async () => {
    setUp();
    setShortlisted([TEAK], true);
    await pressed(true);
  });

  it('SHORT-3 says where the list is after the first product alone', async () => {
    const { store } = setUp();
    await userEvent.click(heart());
    await waitFor(() =>
      expect(store.get(toastsAtom)).toMatchObject([
        { message: heartMessages.first, action: { to: '/shortlist' } },
      ]),
    );
    setShortlisted(numbered(1), true);
    await userEvent.click(heart());
    await userEvent.click(heart());
    await pressed(true);
    expect(store.get(toastsAtom)).toHaveLength(1);
  });

  it('SHORT-4 says that the list is full, and does not press', async () => {
    setShortlisted(numbered(MAX_SHORTLIST), true);
    const { store } = setUp();
    await userEvent.click(heart());
    await waitFor(() =>
      expect(store.get(toastsAtom)).toMatchObject([
        { tone: 'warn', message: heartMessages.full(MAX_SHORTLIST) },
      ]),
    );
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});

// Must be the last test, because it loads its modules anew.
describe('what the browser keeps of products', () => {
  it('SHORT-2 is known after a press also on a page that is never idle', async () => {
    vi.resetModules();
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { keptAtIdle, loadKept } = await import('./kept-products.ts');
    const kept = keptAtIdle();
    await loadKept();
    await expect(kept).resolves.toHaveProperty('subscribeKept');
    vi.unstubAllGlobals();
  });
});
