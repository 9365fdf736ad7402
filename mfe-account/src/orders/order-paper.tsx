import { css } from '@emotion/react';
import { FactList } from 'shared-contracts/layouts/fact-list';
import { onPaper } from 'shared-contracts/layouts/paper';
import { formatRupees } from 'shared-contracts/money';
import type { OrderDetail } from 'shared-contracts/order';
import { isOfSamples } from 'shared-contracts/order/rules';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { orderDay } from './order-date.ts';
import { isPackaging, itemKind, unitPrice } from './order-item.ts';
import { OrderSums } from './order-sums.tsx';
import { paymentLabel } from './payment-label.ts';
import { orderStatusLabel } from './status-badge.tsx';

const words = messages.order;

const paper = css`
  display: grid;
  gap: var(--s-6);
  font-size: var(--type-small);
`;

const head = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-6);
  padding-bottom: var(--s-5);
  border-bottom: 1px solid var(--ink);
  > p {
    white-space: pre-line;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--s-4);
    align-content: start;
    justify-self: end;
  }
  dl > div {
    display: contents;
  }
  dl dd {
    min-width: auto;
  }
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  tr {
    break-inside: avoid;
  }
  th {
    padding: 0 0 var(--s-2) var(--s-4);
    border-bottom: 1px solid var(--ink);
    font-weight: var(--weight-medium);
    text-align: right;
    vertical-align: bottom;
  }
  td {
    padding: var(--s-2) 0 var(--s-2) var(--s-4);
    border-bottom: var(--hair);
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }
  th:first-of-type,
  td:first-of-type {
    padding-left: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-soft);
  }
`;

const sums = css`
  justify-self: end;
  width: 20rem;
  break-inside: avoid;
  > dl {
    padding: 0;
  }
`;

/** The order as a document, on paper only (ORD-17). As a letterhead it replaces the footer (`base.css`). */
export function OrderPaper({ order }: { order: OrderDetail }) {
  const { shopName, address, phone, email, gstin } = useConfiguration();
  const { order_id, date_time } = order;
  const facts = [
    [messages.orders.id, order_id],
    [messages.orders.date, orderDay(date_time)],
    [messages.orders.status, orderStatusLabel(order)],
    [words.paymentStatus, paymentLabel(order)],
  ] as const;
  return (
    <div css={[paper, onPaper]} data-letterhead>
      <div css={head}>
        <p>
          <b>{shopName}</b>
          {`\n${address}\n${phone}\n${email}`}
          {gstin && `\n${words.gstin(gstin)}`}
        </p>
        <FactList facts={facts} />
      </div>
      <DeliveryAddress order={order} title={words.billingAndDelivery} />
      <ItemTable order={order} />
      <div css={sums}>
        <OrderSums order={order} />
      </div>
    </div>
  );
}

function ItemTable({ order }: { order: OrderDetail }) {
  const isPriced = !isOfSamples(order);
  const headings = isPriced
    ? [words.item, words.unitPrice, words.pieces, words.amount]
    : [words.item, words.pieces];
  return (
    <table css={table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.Order_items.map((item) => {
          const { product_id, material, colour_name, quantity, total_amount } = item;
          return (
            <tr key={`${product_id} ${material}`}>
              <td>
                {colour_name || product_id}
                <small>
                  {[itemKind(item), !isPackaging(item) && product_id].filter(Boolean).join(' · ')}
                </small>
              </td>
              {isPriced && <td>{formatRupees(unitPrice(item))}</td>}
              <td>{quantity}</td>
              {isPriced && <td>{formatRupees(total_amount)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
