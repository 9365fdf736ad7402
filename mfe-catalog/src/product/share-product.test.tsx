import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from 'shared-contracts/product';
import { toastsAtom } from 'shared-contracts/remotes';
import { renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productMessages } from '../product-facts/product-messages.ts';
import { TEAK } from '../testing/product-scenes.tsx';
import { ShareProduct } from './share-product.tsx';

const words = productMessages.share;
const TITLE = 'Malabar Teak 1.5mm Acrylic Sheet';
let url: string;

beforeEach(() => {
  url = new URL(TEAK, document.baseURI).href;
});

function openShare(changes: Partial<Product> = {}) {
  const { store } = renderWithShell(<ShareProduct product={aProduct(changes)} />);
  return () => store.get(toastsAtom).map(({ message, shownFor }) => ({ message, shownFor }));
}

/** @param changes of the browser's navigator */
function browserWith(changes: object) {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, ...changes });
}

describe('ShareProduct', () => {
  it('PROD-26 has a link to WhatsApp with greeting, name, price and address, without plus signs for spaces', () => {
    openShare();
    const link = screen.getByRole('link', { name: `${words.whatsApp} ${words.newTab}` });
    const [address, text = ''] = (link.getAttribute('href') ?? '').split('?text=');
    expect(address).toBe('https://wa.me/');
    expect(text).not.toContain('+');
    expect(decodeURIComponent(text).split('\n')).toEqual([
      'Hello! What do you think of this for our home?',
      `${TITLE}, ₹4,190.00 per sheet`,
      url,
    ]);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('PROD-26 names no price where there is none', () => {
    openShare({ selling_price: null });
    const link = screen.getByRole('link', { name: `${words.whatsApp} ${words.newTab}` });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`\n${TITLE}\n`);
  });

  it.each([
    ['copies the link', { writeText: () => Promise.resolve() }, words.copied],
    ['says when it cannot copy', { writeText: () => Promise.reject(new Error('denied')) }, words.copyFailed],
    ['says when the browser has no clipboard', undefined, words.noClipboard],
  ])(
    'PROD-19 %s',
    async (_: string, clipboard: { writeText: () => Promise<void> } | undefined, message: string) => {
      browserWith({ clipboard });
      const write = clipboard && vi.spyOn(clipboard, 'writeText');
      const toasts = openShare();
      screen.getByRole('button', { name: words.copyLink }).click();
      await vi.waitFor(() => expect(toasts()).toEqual([{ message, shownFor: 2_000 }]));
      if (write) expect(write).toHaveBeenCalledWith(url);
    },
  );

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

  it('PROD-27 has the link preview composed once, before the link is shared', async () => {
    const request = vi.fn(() => Promise.resolve());
    vi.stubGlobal('fetch', request);
    openShare({ link_preview: '/images/S15-TEAK/1a/kitchen-preview.jpg' });
    await userEvent.hover(screen.getByRole('group', { name: words.group }));
    screen.getByRole('link').focus();
    expect(request.mock.calls).toEqual([['/images/S15-TEAK/1a/kitchen-preview.jpg', { method: 'HEAD' }]]);
  });

  it('requests no link preview from a foreign provider', async () => {
    const request = vi.fn(() => Promise.resolve());
    vi.stubGlobal('fetch', request);
    openShare();
    await userEvent.hover(screen.getByRole('group', { name: words.group }));
    expect(request).not.toHaveBeenCalled();
  });
});
