import type { ShortlistEntry } from './shortlist.ts';

/** SHORT-4. A shopper adds no more. Lists that are joined may have more together: nothing is dropped. */
export const MAX_SHORTLIST = 40;
/** SHORT-14. Of one account: five devices with full lists. */
export const MAX_JOINED = 200;
/** SHORT-13. Products taken off that are remembered; of more, those taken off first are forgotten. */
export const MAX_REMOVED = 100;

/** What identifies a product: foreign providers have one id in several materials. */
export type ProductKey = Pick<ShortlistEntry, 'product_id' | 'material'>;

/** A key that two products never share, whatever signs their ids have. */
export const productKey = ({ product_id, material }: ProductKey): string =>
  JSON.stringify([product_id, material]);

export function shortlisted(entries: readonly ShortlistEntry[]): ShortlistEntry[] {
  return entries.filter(({ is_removed }) => !is_removed);
}

/**
 * Joins lists of one customer (SHORT-12): of each product the last change counts. The result is the same in whatever order, and however
 * often, lists are joined. Of changes in the same millisecond the one that adds counts.
 * @returns the last change first
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

/** By code units, as the databases compare. */
const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** A joined list without the removals that are forgotten. Every product that is on the list stays. */
export function withoutOldRemovals(joined: readonly ShortlistEntry[]): ShortlistEntry[] {
  let removed = 0;
  return joined.filter(({ is_removed }) => {
    if (is_removed) removed += 1;
    return !is_removed || removed <= MAX_REMOVED;
  });
}

/**
 * A list after a change. Its time is later than that of the change before, which another device may have made, so that a clock that
 * is behind loses nothing (SHORT-15).
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
 * The list of a device after the account's answer: what was sent is replaced by it, so that a time in the future becomes the server's;
 * what has changed since is joined with it (SHORT-15).
 * @param sent the list that was answered
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
