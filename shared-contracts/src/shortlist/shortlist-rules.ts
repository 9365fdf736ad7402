import type { ShortlistEntry } from './shortlist.ts';

/** SHORT-4: the most products that a shopper can add. Joined lists may have more, and nothing is dropped. */
export const MAX_SHORTLIST = 40;
/** SHORT-14: the most entries of an account, as from five devices with full lists. */
export const MAX_JOINED = 200;
/** SHORT-13: the most removed products that are remembered. Beyond that, the oldest removals are forgotten. */
export const MAX_REMOVED = 100;

/** Identifies a product. With some providers, one id exists in several materials. */
export type ProductKey = Pick<ShortlistEntry, 'product_id' | 'material'>;

/** A key that is unique for each product, whatever characters its id has. */
export const productKey = ({ product_id, material }: ProductKey): string =>
  JSON.stringify([product_id, material]);

export function shortlisted(entries: readonly ShortlistEntry[]): ShortlistEntry[] {
  return entries.filter(({ is_removed }) => !is_removed);
}

/**
 * Joins lists of one customer (SHORT-12): for each product the last change wins. The result does not depend on the order of the lists, nor
 * on how often they are joined. Of changes in the same millisecond, an addition wins.
 * @returns the entries, the last change first
 */
export function joinShortlists(...lists: readonly (readonly ShortlistEntry[])[]): ShortlistEntry[] {
  const latest = new Map<string, ShortlistEntry>();
  for (const entry of lists.flat()) {
    const known = latest.get(productKey(entry));
    if (!known || isLater(entry, known)) latest.set(productKey(entry), entry);
  }
  return [...latest.values()].sort(
    (one, other) => inOrder(other.changed_at, one.changed_at) || inOrder(productKey(one), productKey(other)),
  );
}

function isLater(entry: ShortlistEntry, known: ShortlistEntry): boolean {
  const order = inOrder(entry.changed_at, known.changed_at);
  return order > 0 || (order === 0 && known.is_removed && !entry.is_removed);
}

/** Compares by code units, as the databases do. */
const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Drops the oldest removals of a joined list. Products that are on the list stay. */
export function withoutOldRemovals(joined: readonly ShortlistEntry[]): ShortlistEntry[] {
  let removed = 0;
  return joined.filter(({ is_removed }) => {
    if (is_removed) removed += 1;
    return !is_removed || removed <= MAX_REMOVED;
  });
}

/**
 * A list after a change. The change gets a later time than the product's previous change, which another device may have made, so that a
 * slow clock loses nothing (SHORT-15).
 * @param now milliseconds since 1970
 */
export function withChange(
  entries: readonly ShortlistEntry[],
  { product_id, material }: ProductKey,
  { is_removed, now }: { is_removed: boolean; now: number },
): ShortlistEntry[] {
  const key = productKey({ product_id, material });
  const before = entries.find((entry) => productKey(entry) === key);
  const time = Math.max(now, before ? Date.parse(before.changed_at) + 1 : 0);
  const changed = { product_id, material, changed_at: new Date(time).toISOString(), is_removed };
  return withoutOldRemovals(joinShortlists(entries, [changed]));
}

/**
 * A device's list after the account's response. It replaces the entries that were sent, so that times in the future become the server's;
 * entries that have changed since are joined with it (SHORT-15).
 * @param sent the list in the request
 */
export function afterAnswer(
  entries: readonly ShortlistEntry[],
  { sent, answer }: { sent: readonly ShortlistEntry[]; answer: readonly ShortlistEntry[] },
): ShortlistEntry[] {
  const times = new Map(sent.map((entry) => [productKey(entry), entry.changed_at]));
  const answered = new Set(answer.map(productKey));
  const unanswered = entries.filter((entry) => {
    const key = productKey(entry);
    return !answered.has(key) || times.get(key) !== entry.changed_at;
  });
  return withoutOldRemovals(joinShortlists(unanswered, answer));
}
