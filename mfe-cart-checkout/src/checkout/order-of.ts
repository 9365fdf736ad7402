import type { CartItem, PriceSummary } from 'shared-contracts/cart';
import { orderItemCount } from 'shared-contracts/cart/rules';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import type { OrderRequest } from '../payment/create-order.ts';

/** CHECK-7: the order of a cart as it was shown. The server refuses it if its own count or sum is another one. */
export function orderOf(
  items: readonly CartItem[],
  summary: PriceSummary,
  address_label: string,
): OrderRequest {
  return {
    item_count: orderItemCount(items),
    payable_amount: summary.total,
    address_label,
    coupon_code: summary.coupon_code ?? '',
    payment_mode: DEFAULT_PAYMENT_MODE,
    note: '',
  };
}
