import * as endpoints from 'shared-contracts/order/endpoints';
import type { ShopDatabase } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { mountForCustomer } from '../http/mount-endpoint.ts';
import { readOrder, readOrders } from './read-orders.ts';
import { repeatOrder } from './reorder.ts';

export function mountOrderRoutes(api: Api, { db }: { db: ShopDatabase }): void {
  mountForCustomer(api, endpoints.getOrders, ({ session, query }) =>
    readOrders(db, { customer_id: session.customer_id, ...query }),
  );

  mountForCustomer(api, endpoints.getOrder, ({ session, query }) =>
    readOrder(db, { customer_id: session.customer_id, ...query }),
  );

  mountForCustomer(api, endpoints.reorder, ({ session, body }) =>
    repeatOrder(db, { customer_id: session.customer_id, ...body }),
  );
}
