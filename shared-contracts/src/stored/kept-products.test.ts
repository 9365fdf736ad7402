import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../events/events.ts';
import { forgetSession } from '../session/session-storage.ts';
import { MAX_SHORTLIST } from '../shortlist/shortlist-rules.ts';

const TEAK = { product_id: 'S15-TEAK', material: 'Sheet' };
const BLUE = { product_id: 'S15-BLUE', material: 'Sheet' };
const KEY = 'laminate-shop.shortlist';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ product_id: `P${index}`, material: 'Sheet' }));

/** Loads the module in a new document. */
async function opened() {
  vi.resetModules();
  return await import('./kept-products.ts');
}

const names = (products: readonly { product_id: string }[]) => products.map(({ product_id }) => product_id);

/** Stores as another tab does: this tab gets an event. */
function storeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the shortlist of a browser', () => {
  it('SHORT-5 keeps a product until it is taken off, also for the next document', async () => {
    const first = await opened();
    first.setShortlisted([TEAK], true);
    first.setShortlisted([BLUE], true);
    first.setShortlisted([TEAK], false);
    const next = await opened();
    expect([next.isShortlisted(TEAK), next.isShortlisted(BLUE)]).toEqual([false, true]);
    expect(next.isShortlisted({ ...BLUE, material: 'HDF' })).toBe(false);
  });

  it('tells its listeners of each change, until they leave', async () => {
    const { setShortlisted, subscribeKept } = await opened();
    const tell = vi.fn();
    const leave = subscribeKept(tell);
    setShortlisted([TEAK], true);
    expect(tell).toHaveBeenCalledOnce();
    leave();
    setShortlisted([BLUE], true);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('puts the first of several products on top', async () => {
    const { setShortlisted, shortlistEntries } = await opened();
    setShortlisted([TEAK, BLUE], true);
    expect(names(shortlistEntries())).toEqual(['S15-TEAK', 'S15-BLUE']);
  });

  it('SHORT-4 takes no more than its limit, and says how many found no place', async () => {
    const { isShortlisted, setShortlisted } = await opened();
    expect(setShortlisted(numbered(MAX_SHORTLIST - 1), true)).toBe(0);
    expect(setShortlisted([TEAK, BLUE], true)).toBe(1);
    expect([isShortlisted(TEAK), isShortlisted(BLUE)]).toEqual([true, false]);
    expect(setShortlisted([TEAK], true)).toBe(0);
    setShortlisted([TEAK], false);
    expect(setShortlisted([BLUE], true)).toBe(0);
  });

  it('SHORT-5 follows other tabs, and changes what they have stored', async () => {
    const here = await opened();
    here.setShortlisted([TEAK], true);
    const there = JSON.parse(localStorage.getItem(KEY) ?? '');
    const blue = { ...there[0], ...BLUE };
    storeElsewhere(KEY, JSON.stringify([blue, ...there]));
    expect(here.isShortlisted(BLUE)).toBe(true);
    // A change by another tab whose event has not arrived yet.
    localStorage.setItem(KEY, JSON.stringify([blue]));
    here.setShortlisted(numbered(1), true);
    expect(names(here.shortlistEntries())).toEqual(['P0', 'S15-BLUE']);
  });

  it('SHORT-7 is empty after a logout in another tab', async () => {
    const { seenProducts, noteSeen, setShortlisted, shortlistEntries } = await opened();
    setShortlisted([TEAK], true);
    noteSeen(TEAK);
    storeElsewhere(KEY, null);
    storeElsewhere('laminate-shop.seen', null);
    expect([shortlistEntries(), seenProducts()]).toEqual([[], []]);
    setShortlisted([BLUE], true);
    expect(names(shortlistEntries())).toEqual(['S15-BLUE']);
  });

  it('SHORT-7 goes with the products seen when the session ends', async () => {
    const { seenProducts, noteSeen, setShortlisted, shortlistEntries } = await opened();
    const events = await import('../events/events.ts');
    setShortlisted([TEAK], true);
    noteSeen(TEAK);
    forgetSession();
    events.emit('session-ended', {});
    expect([shortlistEntries(), seenProducts()]).toEqual([[], []]);
    expect(localStorage).toHaveLength(0);
  });

  it('SHORT-5 is read again when Back shows a page that the browser froze', async () => {
    const { isShortlisted, setShortlisted } = await opened();
    setShortlisted([TEAK], true);
    localStorage.clear();
    const shown = new Event('pageshow');
    Object.defineProperty(shown, 'persisted', { value: true });
    window.dispatchEvent(shown);
    expect(isShortlisted(TEAK)).toBe(false);
  });

  it.each([
    ['no JSON', 0],
    ['{"product_id":"S15-TEAK"}', 0],
    ['[null,7,"S15-TEAK"]', 0],
    ['[{"product_id":7,"material":"Sheet","changed_at":"2026-11-26T10:00:00.000Z","is_removed":false}]', 0],
    ['[{"product_id":"A","material":"Sheet","changed_at":"yesterday","is_removed":false}]', 0],
    ['[{"product_id":"A","material":"Sheet","changed_at":"2026-99-26T10:00:00.000Z","is_removed":false}]', 0],
    [
      '[{"x":1},{"product_id":"A","material":"Sheet","changed_at":"2026-11-26T10:00:00.000Z","is_removed":false}]',
      1,
    ],
  ])('SHORT-5 drops what is damaged: %s', async (stored, left) => {
    localStorage.setItem(KEY, stored);
    const { setShortlisted, shortlistEntries } = await opened();
    expect(shortlistEntries()).toHaveLength(left);
    setShortlisted([TEAK], true);
    expect(shortlistEntries()).toHaveLength(left + 1);
  });

  it('SHORT-5 leaves what a later version has stored', async () => {
    localStorage.setItem(`${KEY}.2`, 'of a later version');
    (await opened()).setShortlisted([TEAK], true);
    expect(localStorage.getItem(`${KEY}.2`)).toBe('of a later version');
  });

  it('SHORT-5 lasts until the document is left where the browser stores nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { isShortlisted, setShortlisted } = await opened();
    setShortlisted([TEAK], true);
    setShortlisted([BLUE], true);
    expect([isShortlisted(TEAK), isShortlisted(BLUE)]).toEqual([true, true]);
    expect((await opened()).isShortlisted(TEAK)).toBe(false);
  });

  it('ignores a product of the wrong shape', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { setShortlisted, shortlistEntries } = await opened();
    setShortlisted([{ product_id: 7 } as never], true);
    expect(shortlistEntries()).toEqual([]);
  });
});

describe('the products seen', () => {
  it('SHORT-8 are the last ones, newest first, each once', async () => {
    const { MAX_SEEN, noteSeen, seenProducts } = await opened();
    for (const product of [TEAK, ...numbered(MAX_SEEN), TEAK]) noteSeen(product);
    expect(seenProducts()).toHaveLength(MAX_SEEN);
    expect(names(seenProducts()).slice(0, 2)).toEqual(['S15-TEAK', `P${MAX_SEEN - 1}`]);
    expect(names((await opened()).seenProducts())).toEqual(names(seenProducts()));
  });

  it('SHORT-8 can be forgotten', async () => {
    const { forgetSeen, noteSeen, seenProducts } = await opened();
    noteSeen(TEAK);
    forgetSeen();
    expect(seenProducts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

// Otherwise its listeners would outlive the tests.
afterEach(() => emit('session-ended', {}));
