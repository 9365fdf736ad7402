import { listen } from '../events/events.ts';
import { isAccepted } from '../incoming/incoming.ts';
import { fields, flag, type Shape, text } from '../incoming/shapes.ts';
import { entryKey } from '../session/session-storage.ts';
import type { ShortlistEntry } from '../shortlist/shortlist.ts';
import {
  MAX_SHORTLIST,
  type ProductKey,
  productKey,
  shortlisted,
  withChange,
} from '../shortlist/shortlist-rules.ts';
import { AccountShortlist } from './account-shortlist.ts';
import { StoredList } from './stored-list.ts';

/** SHORT-8. */
export const MAX_SEEN = 12;

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const time: Shape<string> = (value): value is string =>
  text(value) && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value));

const keyShape = fields<ProductKey>({ product_id: text, material: text });
const entryShape = fields<ShortlistEntry>({
  product_id: text,
  material: text,
  changed_at: time,
  is_removed: flag,
});

const shortlist = new StoredList(entryKey('shortlist', 1), entryShape);
const seen = new StoredList(entryKey('seen', 1), keyShape);
const account = new AccountShortlist(shortlist);
if (typeof window !== 'undefined') {
  account.start();
  listen('session-ended', () => seen.forget(), new AbortController().signal);
  listen('session-expired', () => seen.reload(), new AbortController().signal);
}

/**
 * Calls back when the shortlist or the seen products change, also in another tab. A customer's list is synchronised with the
 * account's. @returns a function that unsubscribes
 */
export function subscribeKept(listener: () => void): () => void {
  account.join();
  const ends = [shortlist.subscribe(listener), seen.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** All entries, including removed ones, the last change first. The same array until they change. */
export const shortlistEntries = (): readonly ShortlistEntry[] => shortlist.items();

export function isShortlisted(product: ProductKey): boolean {
  const key = productKey(product);
  return shortlist.items().some((entry) => !entry.is_removed && productKey(entry) === key);
}

/**
 * Adds products to the shortlist, the first of them on top, or removes them.
 * @returns the number of products that did not fit, because the list has `MAX_SHORTLIST`
 */
export function setShortlisted(products: readonly ProductKey[], isOn: boolean): number {
  let refused = 0;
  const given = products.filter((product) => isAccepted(keyShape, product, 'a product for the shortlist'));
  const last = Date.now() + given.length - 1;
  shortlist.change((before) => {
    let entries = before;
    for (const [index, product] of given.entries()) {
      const on = shortlisted(entries);
      const isThere = on.some((entry) => productKey(entry) === productKey(product));
      if (isThere === isOn) continue;
      if (isOn && on.length >= MAX_SHORTLIST) refused += 1;
      else entries = withChange(entries, product, { is_removed: !isOn, now: last - index });
    }
    return entries;
  });
  account.join();
  return refused;
}

/** The last seen products, the latest first, at most `MAX_SEEN`. They never leave this device. The same array until they change. */
export const seenProducts = (): readonly ProductKey[] => seen.items();

export function noteSeen({ product_id, material }: ProductKey): void {
  if (!isAccepted(keyShape, { product_id, material }, 'a product that was seen')) return;
  const key = productKey({ product_id, material });
  seen.change((products) =>
    [{ product_id, material }, ...products.filter((product) => productKey(product) !== key)].slice(
      0,
      MAX_SEEN,
    ),
  );
}

export function forgetSeen(): void {
  seen.change(() => []);
}
