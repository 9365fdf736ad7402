// @module-tag all
// Over 250 lines because own, sent and compared shortlists are one page with one set-up.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import {
  forgetSeen,
  isShortlisted,
  noteSeen,
  setShortlisted,
  shortlistEntries,
} from 'shared-contracts/stored/products';
import { errorResponse, type MockApi, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coloursOfShadeQuery } from '../product/swatches/colour-queries.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { shopApi } from '../testing/shop-api.ts';
import shortlist from './shortlist-page.tsx';

const room = (view: string) => ({
  picture: {
    image_link: `/images/X/${view}-800.webp`,
    quality: 'high' as const,
    image_type: 'render' as const,
  },
});
const KITCHEN = '/images/X/kitchen-800.webp';
const named = (product_id: string, colour_name: string, changes = {}) =>
  aProduct({ product_id, colour_name, ...changes });
const milk = named('S2', 'Milk', { type: 'Solid' });
const PRODUCTS = [named('S1', 'Chalk'), milk, named('S3', 'Snow'), named('S4', 'Salt'), named('S5', 'Rice')];
const key = (product_id: string) => ({ product_id, material: 'Sheet' });

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  act(() => {
    setShortlisted([...shortlistEntries()], false);
    forgetSeen();
  });
  api = shopApi();
  api.respond(
    getProduct,
    ({ query }) => PRODUCTS.find(({ product_id }) => product_id === query['id']) ?? errorResponse(404),
  );
  api.respond(colorsByShade, () =>
    PRODUCTS.map((product) => ({ ...product, room_views: [room('kitchen'), room('living')] })),
  );
});

const page = (
  <main tabIndex={-1}>
    <shortlist.Page />
  </main>
);
const open = (at = '/shortlist') => renderWithShell(page, { at });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name},`) });
const heart = (name: string) => screen.findByRole('button', { name: new RegExp(`^Shortlist ${name},`) });
const compare = (name: string) => screen.findByRole('checkbox', { name: words.compareNamed(name) });

describe('the shopper’s own shortlist', () => {
  it('SHORT-20 invites to find products while it is empty', async () => {
    open();
    expect(await screen.findByRole('heading', { name: words.empty })).toBeVisible();
    expect(screen.getByRole('img', { name: words.emptyPicture })).toBeVisible();
    expect(screen.getByRole('link', { name: words.toShop })).toHaveAttribute('href', '/shop/Sheet');
  });

  it('SHORT-20 shows what is kept, the last one first', async () => {
    setShortlisted([key('S2'), key('S1')], true);
    open();
    await card('Chalk');
    expect(names()).toEqual(['Milk', 'Chalk']);
  });

  it('SHORT-20 leaves a product in its place that is taken off, so that it can be brought back', async () => {
    setShortlisted([key('S1'), key('S2')], true);
    open();
    await userEvent.click(await heart('Chalk'));
    expect(await screen.findByText(words.takenOff)).toBeVisible();
    expect([isShortlisted(key('S1')), names()]).toEqual([false, ['Chalk', 'Milk']]);
    const { opacity } = getComputedStyle((await card('Chalk')).closest('article') as Element);
    expect(opacity, 'its links work, so they stay readable').not.toBe('0.5');
    await userEvent.click(await heart('Chalk'));
    await waitFor(() => expect(isShortlisted(key('S1'))).toBe(true));
    expect(names()).toEqual(['Chalk', 'Milk']);
  });

  it('SHORT-9 says which product is gone, and takes it off on request', async () => {
    setShortlisted([key('S1'), key('GONE')], true);
    open();
    expect(await screen.findByText(words.gone('GONE'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.takeOff }));
    expect(isShortlisted(key('GONE'))).toBe(false);
  });

  it('SHORT-20 offers to load a product again', async () => {
    setShortlisted([key('S1')], true);
    api.respond(getProduct, () => errorResponse(500));
    open();
    expect(await screen.findByText(words.failed('S1'))).toBeVisible();
    api.respond(getProduct, () => named('S1', 'Chalk'));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Chalk')).toBeVisible();
  });

  it('SHORT-32 is shared as an address, with the apps of a phone', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, share });
    setShortlisted([key('S1'), key('S2'), key('S3')], true);
    open('/shortlist?compare=S1,S2');
    await userEvent.click(await heart('Snow'));
    await userEvent.click(await screen.findByRole('button', { name: words.share }));
    const url = expect.stringMatching(/\/shortlist\?products=S1,S2&compare=S1,S2$/);
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
  });

  it('SHORT-37 says before it is shared that more than 40 products do not go with it', async () => {
    const account = (from: number) => Array.from({ length: 39 }, (_, index) => key(`P${from + index}`));
    setShortlisted(account(0), true);
    open();
    const stored = Object.keys(localStorage).find((entry) => entry.endsWith('shortlist')) ?? '';
    const joined = [...account(0), ...account(100)].map((product, index) => ({
      ...product,
      changed_at: new Date(1e12 + index).toISOString(),
      is_removed: false,
    }));
    expect(screen.queryByText(/left out/)).toBeNull();
    localStorage.setItem(stored, JSON.stringify(joined));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored })));
    expect(await screen.findByText(words.leftOutOfLink(38, 40))).toBeVisible();
  });

  it('SHORT-32 is printed on request', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    setShortlisted([key('S1')], true);
    open();
    await userEvent.click(await screen.findByRole('button', { name: words.print }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the comparison', () => {
  const keys = PRODUCTS.map(({ product_id }) => key(product_id));
  beforeEach(() => void setShortlisted(keys, true));

  const table = async () => within(await screen.findByRole('table'));
  const facts = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);

  it('SHORT-21 begins with the second product that is chosen, and is in the address', async () => {
    const { address } = open();
    await userEvent.click(await compare('Chalk'));
    expect(screen.getByRole('status')).toHaveTextContent(words.chooseAnother);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(await compare('Milk'));
    const heads = (await table()).getAllByRole('columnheader');
    expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual(['Chalk', 'Milk']);
    await waitFor(() => expect(address()).toBe('/shortlist?compare=S1,S2'));
  });

  it('SHORT-21 takes four products at most', async () => {
    open('/shortlist?compare=S1,S2,S3,S4');
    expect(await compare('Rice')).toBeDisabled();
    await userEvent.click(await compare('Salt'));
    expect(await compare('Rice')).toBeEnabled();
  });

  it('SHORT-21 shows all products in one room, which the shopper chooses', async () => {
    const { address } = open('/shortlist?compare=S1,S2');
    await table();
    const pictures = async () =>
      (await table()).getAllByRole('img').map((picture) => picture.getAttribute('src'));
    await waitFor(async () => expect(await pictures()).toEqual(Array(2).fill(KITCHEN)));
    await userEvent.click(screen.getByRole('radio', { name: 'Living room' }));
    expect(await pictures()).toEqual(Array(2).fill('/images/X/living-800.webp'));
    await waitFor(() => expect(address()).toBe('/shortlist?compare=S1,S2&room=living'));
  });

  it('SHORT-21 shows them in a room although the document of a product had its colours without rooms', async () => {
    const { queries } = open('/shortlist?compare=S1,S2');
    act(() => {
      for (const product of PRODUCTS.slice(0, 2))
        queries.setQueryData(coloursOfShadeQuery(product).queryKey, [product]);
    });
    await table();
    await waitFor(async () => expect((await table()).getAllByRole('img')[0]).toHaveAttribute('src', KITCHEN));
  });

  it('SHORT-21 says which product has no picture in the room', async () => {
    api.respond(colorsByShade, () => [{ ...named('S1', 'Chalk'), room_views: [room('kitchen')] }]);
    open('/shortlist?compare=S1,S2');
    expect(await screen.findByText(words.comparison.notInRoom)).toBeVisible();
  });

  it('SHORT-22 marks in words what differs, and shows that alone on request', async () => {
    open('/shortlist?compare=S1,S2');
    expect(await facts()).toContain('Type · differs');
    expect(await facts()).toContain('Class');
    await userEvent.click(screen.getByRole('checkbox', { name: words.comparison.onlyDifferences }));
    expect(await facts()).toEqual(['Type · differs']);
  });

  it('SHORT-22 says so when nothing differs', async () => {
    open('/shortlist?compare=S1,S3');
    await table();
    await userEvent.click(screen.getByRole('checkbox', { name: words.comparison.onlyDifferences }));
    expect(screen.getByText(words.comparison.noDifferences)).toBeVisible();
  });

  it('SHORT-21 leaves out a product on request', async () => {
    const { address } = open('/shortlist?compare=S1,S2,S3');
    await userEvent.click(await screen.findByRole('button', { name: words.comparison.leaveOut('Milk') }));
    await waitFor(() => expect(address()).toBe('/shortlist?compare=S1,S3'));
  });

  it('SHORT-21 gets the focus from the bar below the list', async () => {
    open('/shortlist?compare=S1,S2');
    await userEvent.click(await screen.findByRole('button', { name: words.sideBySide }));
    expect(screen.getByRole('region', { name: words.comparison.title })).toHaveFocus();
  });
});

describe('a list that was sent', () => {
  const SENT = '/shortlist?products=S1,S2,GONE';

  it('SHORT-30 is shown as it was sent, and leaves the own list alone', async () => {
    setShortlisted([key('S3')], true);
    open(SENT);
    expect(await screen.findByRole('heading', { level: 1, name: words.sent })).toBeVisible();
    await card('Milk');
    expect(names()).toEqual(['Chalk', 'Milk']);
    expect(await screen.findByText(words.goneSent('GONE'))).toBeVisible();
    expect([isShortlisted(key('S1')), isShortlisted(key('S3'))]).toEqual([false, true]);
  });

  it('SHORT-31 is added to the own list on request', async () => {
    setShortlisted([key('S3')], true);
    const { store } = open(SENT);
    await card('Milk');
    await screen.findByText(words.goneSent('GONE'));
    await userEvent.click(screen.getByRole('button', { name: words.keepAll }));
    expect(['S1', 'S2', 'S3', 'GONE'].map((id) => isShortlisted(key(id)))).toEqual([true, true, true, false]);
    expect(store.get(toastsAtom)).toMatchObject([{ message: words.kept(2), action: { to: '/shortlist' } }]);
  });

  it('SHORT-31 says how many found no place', async () => {
    setShortlisted(
      Array.from({ length: 39 }, (_, index) => key(`P${index}`)),
      true,
    );
    const { store } = open(SENT);
    await card('Milk');
    await userEvent.click(screen.getByRole('button', { name: words.keepAll }));
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'warn', message: words.keptInPart(1, 40) }]);
    expect(isShortlisted(key('S1'))).toBe(true);
  });

  it.each([
    [41, 'the last one is left out'],
    [52, 'the last 12 are left out'],
  ])('SHORT-37 of %i products says that %s', async (count, sentence) => {
    open(`/shortlist?products=${Array.from({ length: count }, (_, index) => `P${index}`)}`);
    const notice = await screen.findByText(new RegExp(sentence));
    expect(notice).toHaveTextContent(`This link names ${count} products.`);
  });

  it('SHORT-30 asks for another link when it names no products', async () => {
    open('/shortlist?products=');
    expect(await screen.findByRole('heading', { name: words.sentEmpty })).toBeVisible();
  });
});

describe('the products seen', () => {
  it('SHORT-8 are below the list, until the shopper clears them', async () => {
    noteSeen(key('S5'));
    noteSeen(key('GONE'));
    open();
    const strip = within(await screen.findByRole('region', { name: words.seen }));
    expect(strip.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Rice',
    ]);
    await userEvent.click(strip.getByRole('button', { name: words.seenForget }));
    await waitFor(() => expect(screen.queryByRole('region', { name: words.seen })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
