import { getShortlist, joinShortlist } from 'shared-contracts/shortlist/endpoints';
import type { ShopDatabase } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { mountForCustomer } from '../http/mount-endpoint.ts';
import { joinWithShortlist, readShortlist } from './shortlist-store.ts';

interface ShortlistSource {
  db: ShopDatabase;
  now: () => Date;
}

export function mountShortlistRoutes(api: Api, { db, now }: ShortlistSource): void {
  mountForCustomer(api, getShortlist, async ({ session }) => ({
    entries: await readShortlist(db, session.customer_id),
  }));

  mountForCustomer(api, joinShortlist, async ({ session, body }) => ({
    entries: await joinWithShortlist(db, session.customer_id, body.entries, now()),
  }));
}
