import type { ShopTransaction } from 'provider/database/with-transaction';
import { withTransaction } from 'provider/database/with-transaction';
import { recordChange } from 'provider/staff/audit-store';
import type { StaffMember } from 'provider/staff/staff-store';
import type { Desk } from '../context/desk.ts';

type Recorded = Omit<Parameters<typeof recordChange>[1], 'who' | 'now' | 'before'> & { before?: string };

/** DESK-9: makes a change, and stores the audit records that it returns, in one transaction. */
export async function recorded(
  { db, now }: Pick<Desk, 'db' | 'now'>,
  { phone }: StaffMember,
  change: (trx: ShopTransaction) => Promise<Recorded[]>,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    for (const record of await change(trx))
      await recordChange(trx, { before: '', ...record, who: String(phone), now: now() });
  });
}
