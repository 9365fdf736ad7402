import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Product } from 'shared-contracts/product';
import { toastsAtom } from 'shared-contracts/remotes';
import { renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { exampleProduct } from '../testing/example-products.ts';
import { TEAK } from '../testing/open-product.tsx';
import { ShareProduct } from './share-product.tsx';

const words = messages.share;
const TITLE = 'Malabar Teak 1.5mm Acrylic Sheet';
let url: string;

beforeEach(() => {
  url = new URL(TEAK, document.baseURI).href;
});
afterEach(() => vi.unstubAllGlobals());

function openShare() {
  const { store } = renderWithShell(<ShareProduct product={Product.parse(exampleProduct())} />);
  return () => store.get(toastsAtom).map(({ message, shownFor }) => ({ message, shownFor }));
}

/** @param changes of the browser's navigator */
function browserWith(changes: object) {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, ...changes });
}

describe('ShareProduct', () => {
  it('has a link to WhatsApp with title and address', () => {
    openShare();
    const link = screen.getByRole('link', { name: `${words.whatsApp} ${words.newTab}` });
    const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toBe(`${TITLE} ${url}`);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each([
    ['copies the link', { writeText: () => Promise.resolve() }, words.copied],
    ['says when it cannot copy', { writeText: () => Promise.reject(new Error('denied')) }, words.copyFailed],
    ['says when the browser has no clipboard', undefined, words.noClipboard],
  ])('%s', async (_: string, clipboard: { writeText: () => Promise<void> } | undefined, message: string) => {
    browserWith({ clipboard });
    const write = clipboard && vi.spyOn(clipboard, 'writeText');
    const toasts = openShare();
    screen.getByRole('button', { name: words.copyLink }).click();
    await vi.waitFor(() => expect(toasts()).toEqual([{ message, shownFor: 2_000 }]));
    if (write) expect(write).toHaveBeenCalledWith(url);
  });

  it.each([
    ['says when it is shared', () => Promise.resolve(), [words.shared]],
    ['says when it could not be shared', () => Promise.reject(new Error('no')), [words.shareFailed]],
    [
      'shows no toast when sharing is cancelled',
      () => Promise.reject(new DOMException('', 'AbortError')),
      [],
    ],
  ])('%s by the system', async (_, respond, shown) => {
    const share = vi.fn(respond);
    browserWith({ share });
    const toasts = openShare();
    await userEvent
      .setup({ writeToClipboard: false })
      .click(screen.getByRole('button', { name: words.more }));
    await vi.waitFor(() => expect(toasts().map(({ message }) => message)).toEqual(shown));
    expect(share).toHaveBeenCalledWith({ title: TITLE, url });
  });

  it('offers no system sharing where the browser has none', () => {
    browserWith({});
    openShare();
    expect(screen.queryByRole('button', { name: words.more })).toBeNull();
  });
});
