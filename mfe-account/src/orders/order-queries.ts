import { endpointQuery } from 'shared-contracts/http';
import { getOrder, getOrders } from 'shared-contracts/order/endpoints';

/** Statuses change without the browser, so both are requested at each visit. */
export const ordersQuery = { ...endpointQuery(getOrders, {}), staleTime: 0 };

export const orderQuery = (order_id: string) => ({
  ...endpointQuery(getOrder, { query: { order_id } }),
  staleTime: 0,
});
