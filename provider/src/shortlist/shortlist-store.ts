import type { ShortlistEntry } from 'shared-contracts/shortlist';
import {
  joinShortlists,
  MAX_JOINED,
  productKey,
  shortlisted,
  withoutOldRemovals,
} from 'shared-contracts/shortlist/rules';
import { lockCustomer } from '../customer/customer-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';

/** All entries, including removed products, the last change first. */
export async function readShortlist(db: ShopDatabase, customer_id: number): Promise<ShortlistEntry[]> {
  const rows = await db
    .selectFrom('shortlist_entry')
    .select(['product_id', 'material', 'changed_at', 'is_removed'])
    .where('customer_id', '=', customer_id)
    .execute();
  return joinShortlists(rows.map((row) => ({ ...row, is_removed: row.is_removed === 1 })));
}

/**
 * Joins a device's list with the customer's (API-121). A time in the future becomes `now`, because a clock that is ahead would otherwise
 * override every later change. Products that the shop does not know are kept: they may return.
 * @throws {HttpError} 409 when more products than `MAX_JOINED` would be on the list
 */
export async function joinWithShortlist(
  db: ShopDatabase,
  customer_id: number,
  sent: readonly ShortlistEntry[],
  now: Date,
): Promise<ShortlistEntry[]> {
  const latest = now.toISOString();
  const inTime = sent.map((entry) => (entry.changed_at > latest ? { ...entry, changed_at: latest } : entry));
  return await withTransaction(db, async (trx) => {
    await lockCustomer(trx, customer_id);
    const before = await readShortlist(trx, customer_id);
    const joined = withoutOldRemovals(joinShortlists(before, inTime));
    if (shortlisted(joined).length > MAX_JOINED)
      throw new HttpError(
        409,
        `A shortlist holds at most ${MAX_JOINED} products. Please take some off to save it to your account.`,
      );
    await replaceChanged(trx, customer_id, { before, joined });
    return joined;
  });
}

async function replaceChanged(
  trx: ShopTransaction,
  customer_id: number,
  { before, joined }: { before: readonly ShortlistEntry[]; joined: readonly ShortlistEntry[] },
): Promise<void> {
  const lineOf = (entry: ShortlistEntry) =>
    JSON.stringify([productKey(entry), entry.changed_at, entry.is_removed]);
  const [known, wanted] = [new Set(before.map(lineOf)), new Set(joined.map(lineOf))];
  for (const { product_id, material } of before.filter((entry) => !wanted.has(lineOf(entry)))) {
    await trx
      .deleteFrom('shortlist_entry')
      .where('customer_id', '=', customer_id)
      .where('product_id', '=', product_id)
      .where('material', '=', material)
      .execute();
  }
  const added = joined.filter((entry) => !known.has(lineOf(entry)));
  if (added.length === 0) return;
  await trx
    .insertInto('shortlist_entry')
    .values(added.map((entry) => ({ ...entry, customer_id, is_removed: entry.is_removed ? 1 : 0 })))
    .execute();
}
