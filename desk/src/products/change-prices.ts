import { type PriceChange, type SetPrice, setPrice } from 'provider/price/price-list-store';
import { rupees } from 'provider/price/rupees';
import type { StaffMember } from 'provider/staff/staff-store';
import { formatRupees } from 'shared-contracts/money';
import { recorded } from '../audit/recorded.ts';
import type { Desk } from '../context/desk.ts';
import { ChangeRefused } from '../orders/change-order.ts';

/**
 * DESK-30, DESK-35: sets prices and visibility of products, all or none, and records who changed each of them.
 * @param file the name recorded for a price file
 * @throws {ChangeRefused} if a product has changed since the staff saw it
 */
export async function changePrices(
  desk: Desk,
  changes: readonly PriceChange[],
  { staff, file }: { staff: StaffMember; file?: string },
): Promise<void> {
  // Sorted like the locks of carts, to prevent deadlocks.
  const idOf = ({ before }: PriceChange) => before.product_id;
  const inOrder = changes.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  await recorded(desk, staff, async (trx) => {
    for (const change of inOrder)
      if (!(await setPrice(trx, change, desk.now())))
        throw new ChangeRefused(
          `${idOf(change)} has been changed meanwhile. Look at it before you change it again.`,
        );
    const records = inOrder.map((change) => ({
      ...{ subject: idOf(change), action: 'price' },
      ...{ before: priceText(change.before), after: priceText(change.after) },
    }));
    return [...records, ...(file === undefined ? [] : [{ action: 'price file', after: file }])];
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
