import { isAddOn } from 'shared-contracts/cart/rules';
import type { OrderItem } from 'shared-contracts/order';
import { messages } from '../messages.ts';

/** Whether it is the packaging, which has no product page. */
export const isPackaging = ({ quantity, category }: OrderItem): boolean =>
  isAddOn({ quantity, Product: { category } });

/** `1.5mm Acrylic · Wood · Sheet`. */
export function itemKind(item: OrderItem): string {
  const { category, type, material } = item;
  return isPackaging(item)
    ? messages.order.packaging
    : [category, type, material].filter(Boolean).join(' · ');
}

/** In rupees; null where the provider sends no amount. */
export const unitPrice = ({ total_amount, quantity }: OrderItem): number | null =>
  total_amount === null || quantity === 0 ? null : total_amount / quantity;
