import { css } from '@emotion/react';
import { TextLink } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { OrderListItem } from 'shared-contracts/order';
import { isOfSamples } from 'shared-contracts/order/rules';
import { orderPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { orderDay } from './order-date.ts';
import { StatusBadge } from './status-badge.tsx';

const words = messages.orders;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: 0 var(--s-4) var(--s-3) 0;
    border-bottom: var(--hair);
    color: var(--ink-soft);
    font-size: var(--type-small);
    font-weight: var(--weight-medium);
    text-align: left;
  }
  td {
    padding: var(--s-3) var(--s-4) var(--s-3) 0;
    border-bottom: var(--hair);
    overflow-wrap: anywhere;
  }
  td:nth-of-type(even) {
    white-space: nowrap;
  }
  th:last-of-type,
  td:last-of-type {
    padding-right: 0;
    text-align: right;
  }
  /* Each order is a card. The roles in the markup keep the table for screen readers. */
  @media (max-width: 767px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody {
      display: grid;
      border-top: var(--hair);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-1) var(--s-4);
      align-items: center;
      padding-block: var(--s-3);
      border-bottom: var(--hair);
    }
    td {
      padding: 0;
      border: 0;
    }
    /* It is over half a line, so that two cells share one line. With large text, each cell has its own. */
    td:nth-of-type(odd) {
      flex: 1 1 max(9rem, 51%);
      min-width: 0;
    }
  }
`;

const soft = css`
  color: var(--ink-soft);
  font-size: var(--type-small);
`;

/** Shows a table on wide screens, and a card for each order on phones (ORD-1). */
export function OrderTable({ orders }: { orders: readonly OrderListItem[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the styles for phones take the table's own roles away
    <table css={table} role="table" aria-label={words.title}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {[words.id, words.date, words.status, words.total].map((heading) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {orders.map((order) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={order.order_id} role="row">
            {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
            <td role="cell">
              <TextLink to={orderPath(order.order_id)}>{order.order_id}</TextLink>
              {isOfSamples(order) && <span css={soft}> · {words.samples}</span>}
            </td>
            <td role="cell" css={soft}>
              {orderDay(order.date_time)}
            </td>
            <td role="cell">
              <StatusBadge order={order} />
            </td>
            <td role="cell">
              <strong>{formatRupees(order.checkout_amount)}</strong>
            </td>
            {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
