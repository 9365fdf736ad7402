import { css } from '@emotion/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, Select, Skeleton } from 'shared-contracts/look';
import type { OrderListItem } from 'shared-contracts/order';
import { isSameStatus, ORDER_LIST_LIMIT, ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';
import { OLDER_ORDERS, olderOrdersQuery, ordersQuery } from './order-queries.ts';
import { OrderTable } from './order-table.tsx';
import { statusLabel } from './status-badge.tsx';

const words = messages.orders;

/** The query parameter with the shown status. Without it, all orders are shown. */
const STATUS = 'status';

const CRUMBS = [{ label: messages.home, to: pagePath('/') }, { label: words.title }];

const bar = css`
  display: flex;
  justify-content: flex-end;
  margin-bottom: var(--s-5);
  > * {
    min-width: min(100%, 13rem);
  }
  @media (max-width: 599px) {
    > * {
      flex: 1;
    }
  }
`;

function OrdersPage() {
  const [search, setSearch] = useSearchParams();
  const status = search.get(STATUS) ?? '';
  const known = ORDER_STATUS_FILTERS.find((filter) => isSameStatus(filter, status));
  const show = (chosen: string) => setSearch(chosen ? { [STATUS]: chosen } : {}, { replace: true });
  return (
    <AccountLayout crumbs={CRUMBS} title={words.title}>
      <div css={[bar, onScreen]}>
        <Select aria-label={words.filter} value={known ?? ''} onChange={(event) => show(event.target.value)}>
          <option value="">{words.allStatuses}</option>
          {ORDER_STATUS_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {statusLabel(filter)}
            </option>
          ))}
        </Select>
      </div>
      <Orders status={known} onShowAll={() => show('')} />
    </AccountLayout>
  );
}

type OrdersProps = {
  /** Absent for all orders. */
  status: string | undefined;
  onShowAll: () => void;
};

function Orders({ status, onShowAll }: OrdersProps) {
  const { newest, orders, ...older } = useOrders();
  if (newest.error && !orders && !hasSessionEnded(newest.error)) {
    return <ErrorPanel title={newest.error.message} onRetry={() => void newest.refetch()} />;
  }
  if (!orders) return <OrdersSkeleton />;
  const shown = orders.filter(({ Status }) => status === undefined || isSameStatus(Status, status));
  return (
    <>
      {shown.length > 0 ? (
        <OrderTable orders={shown} />
      ) : (
        <EmptyPanel title={words.empty} message={words.emptyAdvice}>
          {status !== undefined && (
            <Button variant="secondary" onClick={onShowAll}>
              {words.showAll}
            </Button>
          )}
          {orders.length === 0 && <ButtonLink to={shopPath()}>{words.shopNow}</ButtonLink>}
        </EmptyPanel>
      )}
      {older.hasOlder && <OlderOrders {...older} />}
    </>
  );
}

const foot = css`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  margin-top: var(--s-5);
`;

type OlderOrdersProps = Pick<ReturnType<typeof useOrders>, 'isLoadingOlder' | 'olderError' | 'showOlder'>;

/** Shown below an empty list, too: older orders may have the chosen status. */
function OlderOrders({ isLoadingOlder, olderError, showOlder }: OlderOrdersProps) {
  return (
    <div css={[foot, onScreen]}>
      {olderError && !isLoadingOlder && <span role="alert">{olderError.message}</span>}
      <Button variant="secondary" busy={isLoadingOlder} onClick={showOlder}>
        {words.showOlder}
      </Button>
    </div>
  );
}

const lines = css`
  display: grid;
  gap: var(--s-4);
`;

function OrdersSkeleton() {
  return (
    <div css={lines} role="status" aria-busy aria-label={words.loading}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="3.5rem" />
      ))}
    </div>
  );
}

/** Newest first, older ones by page (ORD-22). A provider without pages sends the same orders again; no new ones end the list. */
function useOrders() {
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

export default {
  Page: OrdersPage,
  parameters: { [STATUS]: 'one' },
  prefetch: () => [ordersQuery],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies PageModule;
