import { onPaper } from 'shared-contracts/layouts/paper';
import { formatRupees } from 'shared-contracts/money';
import type { OrderDetail, OrderItem } from 'shared-contracts/order';
import { isOfSamples } from 'shared-contracts/order/rules';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { orderDay } from './order-date.ts';
import { isPackaging, itemKind, unitPrice } from './order-item.ts';
import { OrderSums } from './order-sums.tsx';
import { PaperSheet, paperSums } from './paper-sheet.tsx';
import { paymentLabel } from './payment-label.ts';
import { orderStatusLabel } from './status-badge.tsx';

const words = messages.order;

/** The order as a document, on paper only (ORD-17). */
export function OrderPaper({ order }: { order: OrderDetail }) {
  const { shopName, address, phone, email, gstin } = useConfiguration();
  const { order_id, date_time } = order;
  const isPriced = !isOfSamples(order);
  const facts = [
    [messages.orders.id, order_id],
    [messages.orders.date, orderDay(date_time)],
    [messages.orders.status, orderStatusLabel(order)],
    [words.paymentStatus, paymentLabel(order)],
  ] as const;
  return (
    <PaperSheet
      css={onPaper}
      from={[shopName, address, phone, email, ...(gstin ? [words.gstin(gstin)] : [])]}
      facts={facts}
      to={<DeliveryAddress order={order} title={words.billingAndDelivery} />}
      columns={
        isPriced ? [words.item, words.unitPrice, words.pieces, words.amount] : [words.item, words.pieces]
      }
      rows={order.Order_items.map((item) => cellsOf(item, isPriced))}
    >
      <div css={paperSums}>
        <OrderSums order={order} />
      </div>
    </PaperSheet>
  );
}

function cellsOf(item: OrderItem, isPriced: boolean): string[] {
  const { product_id, colour_name, quantity, total_amount } = item;
  const remark = [itemKind(item), !isPackaging(item) && product_id].filter(Boolean).join(' · ');
  const name = `${colour_name || product_id}\n${remark}`;
  if (!isPriced) return [name, String(quantity)];
  return [name, formatRupees(unitPrice(item)), String(quantity), formatRupees(total_amount)];
}
