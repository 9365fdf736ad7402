import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderListItem } from 'shared-contracts/order';
import { ORDER_LIST_LIMIT } from 'shared-contracts/order/rules';
import { OLDER_ORDERS, olderOrdersQuery, ordersQuery } from './order-queries.ts';

/** Newest first, older ones by page (ORD-22). A provider without pages sends all again: none is new, so the list ends. */
export function useOrders() {
  const [pages, setPages] = useState(0);
  const newest = useQuery(ordersQuery);
  const older = useQueries({ queries: Array.from({ length: pages }, (_, page) => olderOrdersQuery(page)) });
  const listed = new Map<string, OrderListItem>(newest.data?.map((order) => [order.order_id, order]));
  let isFull = listed.size >= ORDER_LIST_LIMIT;
  for (const { data } of older) {
    const before = listed.size;
    for (const order of data ?? []) if (!listed.has(order.order_id)) listed.set(order.order_id, order);
    isFull = data === undefined || (listed.size > before && data.length >= OLDER_ORDERS);
  }
  const last = older.at(-1);
  return {
    newest,
    orders: newest.data && [...listed.values()],
    hasOlder: isFull,
    isLoadingOlder: last?.isFetching ?? false,
    olderError: last?.error ?? null,
    showOlder: () => {
      if (last?.error) void last.refetch();
      else setPages(pages + 1);
    },
  };
}
