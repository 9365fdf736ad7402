import { endpointQuery } from 'shared-contracts/http';
import { getOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import { ORDER_LIST_LIMIT } from 'shared-contracts/order/rules';

/** Statuses change without the browser, so they are requested at each visit. */
export const ordersQuery = { ...endpointQuery(getOrders, {}), staleTime: 0 };

/** Page size of the older orders. `ORDER_LIST_LIMIT` is a multiple of it, so the pages continue the first, unpaged list. */
export const OLDER_ORDERS = 100;

/** Requests orders older than the first list, from page 0 on. */
export const olderOrdersQuery = (page: number) => ({
  ...endpointQuery(getOrders, {
    query: { page: ORDER_LIST_LIMIT / OLDER_ORDERS + 1 + page, limit: OLDER_ORDERS },
  }),
  staleTime: 0,
});

export const orderQuery = (order_id: string) => ({
  ...endpointQuery(getOrder, { query: { order_id } }),
  staleTime: 0,
});

/** Requests the state of the payment and the dates of arrival. The data are null where the provider lacks the call. */
export const orderPaymentQuery = (order_id: string) => ({
  ...endpointQuery(getOrderPayment, { query: { order_id } }),
  staleTime: 0,
});
