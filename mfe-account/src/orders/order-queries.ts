import { endpointQuery } from 'shared-contracts/http';
import { getOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';

/** Statuses change without the browser, so both are requested at each visit. */
export const ordersQuery = { ...endpointQuery(getOrders, {}), staleTime: 0 };

export const orderQuery = (order_id: string) => ({
  ...endpointQuery(getOrder, { query: { order_id } }),
  staleTime: 0,
});

/** How far the payment is, and when the order arrives. A provider may lack it (API-18). */
export const orderPaymentQuery = (order_id: string) => ({
  ...endpointQuery(getOrderPayment, { query: { order_id } }),
  staleTime: 0,
});
