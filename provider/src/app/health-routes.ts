import type { ShopDatabase } from '../database/database.ts';
import type { ApiApp } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';

/** `live`: the process answers. `ready`: the database answers too, and the provider is not about to stop. */
export function mountHealth(app: ApiApp, db: ShopDatabase, isStopping: () => boolean): void {
  app.get('/health/live', (context) => context.json({ status: 'live' }));
  app.get('/health/ready', async (context) => {
    if (isStopping()) throw new HttpError(503, 'The shop is being restarted.', { retryAfter: 1 });
    await db.selectFrom('catalogue_state').select('hash').executeTakeFirstOrThrow();
    return context.json({ status: 'ready' });
  });
}
