import { endpointQuery } from 'shared-contracts/http';
import type { OrderPayment } from 'shared-contracts/order';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';

/** Milliseconds between two polls while a payment is being confirmed; the last pause repeats. */
const PAUSES = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000];

type Asked = { state: { data?: OrderPayment | null; dataUpdateCount: number; errorUpdateCount: number } };

/** PAY-14: the state of a payment; null if the provider has no such call. Polls with growing pauses while it is being confirmed. */
export const orderPaymentQuery = (order_id: string) => ({
  ...endpointQuery(getOrderPayment, { query: { order_id } }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }: Asked) =>
    data?.state === 'confirming' &&
    (PAUSES[dataUpdateCount + errorUpdateCount - 1] ?? PAUSES.at(-1) ?? false),
});

export const orderQuery = (order_id: string) => endpointQuery(getOrder, { query: { order_id } });
