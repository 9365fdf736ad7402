import { withTransaction } from 'provider/database/with-transaction';
import { type PriceChange, type SetPrice, setPrice } from 'provider/price/price-list-store';
import { rupees } from 'provider/price/rupees';
import { recordChange } from 'provider/staff/audit-store';
import type { StaffMember } from 'provider/staff/staff-store';
import { formatRupees } from 'shared-contracts/money';
import type { Desk } from '../context/desk.ts';
import { ChangeRefused } from '../orders/change-order.ts';

/**
 * DESK-30, DESK-35: sets prices and visibility of products, all or none, and records who did it for each of them.
 * @param file what is recorded of the file that they come from
 * @throws {ChangeRefused} when a product is not as the staff saw it any more.
 */
export async function changePrices(
  { db, now }: Desk,
  changes: readonly PriceChange[],
  { staff, file }: { staff: StaffMember; file?: string },
): Promise<void> {
  const who = String(staff.phone);
  // In the order in which carts lock products, so that none waits for another one in a circle.
  const idOf = ({ before }: PriceChange) => before.product_id;
  const inOrder = changes.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  await withTransaction(db, async (trx) => {
    for (const change of inOrder) {
      const subject = idOf(change);
      const [before, after] = [priceText(change.before), priceText(change.after)];
      if (!(await setPrice(trx, change, now())))
        throw new ChangeRefused(
          `${subject} has been changed meanwhile. Look at it before you change it again.`,
        );
      await recordChange(trx, { who, subject, now: now(), action: 'price', before, after });
    }
    if (file !== undefined)
      await recordChange(trx, { who, now: now(), action: 'price file', before: '', after: file });
  });
}

/** `₹4,000.00, list ₹5,000.00, hidden`. */
export function priceText({ selling_price_paise, actual_price_paise, is_hidden }: SetPrice): string {
  return [
    selling_price_paise === null ? 'no price' : formatRupees(rupees(selling_price_paise)),
    ...(actual_price_paise === null ? [] : [`list ${formatRupees(rupees(actual_price_paise))}`]),
    ...(is_hidden ? ['hidden'] : []),
  ].join(', ');
}
