import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import type { LogLine } from '../http/request-log.ts';
import { TIME_TO_PAY } from '../order/create-order.ts';
import { PAUSES } from '../payment/send-refunds.ts';
import type { Shop } from './shop.ts';

/** Milliseconds between two checks of the clock. */
const INTERVAL = 5_000;
/** Milliseconds that a clock may be corrected by while the codes that were sent before stay valid. */
const CORRECTION = 60_000;

type Services = Pick<Shop, 'db' | 'settings' | 'now'>;

/**
 * Repairs times in the future after the clock was set back: until the clock is there again, a rate limit would last, a code stay valid, and a
 * payment wait. Changes nothing while the clock is right.
 */
export async function endTimesToCome({ db, settings, now: clock }: Services): Promise<void> {
  await withTransaction(db, async (trx) => {
    const time = clock().getTime();
    const after = (milliseconds: number) => new Date(time + milliseconds).toISOString();
    const now = after(0);
    const lastCode = after(settings.otp.codeLifetime + CORRECTION);
    const lastSession = after(settings.sessionLength);
    const lastPayment = after(TIME_TO_PAY);
    const lastRefund = after(PAUSES.most);
    await pullBack(trx, 'attempt', { attempted_at: now }, { attempted_at: now });
    await pullBack(trx, 'one_time_code', { expires_at: lastCode }, { expires_at: now });
    await pullBack(trx, 'session', { expires_at: lastSession }, { expires_at: lastSession });
    await pullBack(trx, 'customer_order', { pay_until: lastPayment }, { pay_until: lastPayment });
    const asked = { next_ask_at: now, asked_at: null, seen_at: now };
    await pullBack(trx, 'payment_attempt', { asked_at: now, seen_at: now }, asked);
    const tried = { created_at: now, sent_at: now, next_try_at: lastRefund };
    await pullBack(trx, 'refund', tried, { next_try_at: now });
  });
}

type Times<Name extends keyof Tables> = { [Column in keyof Tables[Name] & string]?: string | null };

/**
 * The SQL for several tables is here, because it concerns only their times.
 * @param latest the latest plausible value of each column; a row with a later one is changed
 * @param to the new values of its columns. If the first column is null, it stays so: what has ended does not begin again
 */
async function pullBack<Name extends keyof Tables>(
  trx: ShopTransaction,
  table: Name,
  latest: Times<Name>,
  to: Times<Name>,
): Promise<void> {
  const isLater = Object.entries(latest).map(([column, time]) => sql`${sql.ref(column)} > ${time}`);
  const values = Object.entries(to).map(([column, time]) => sql`${sql.ref(column)} = ${time}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(values)}
    where ${sql.ref(Object.keys(to)[0] ?? '')} is not null and (${sql.join(isLater, sql` or `)})`.execute(
    trx,
  );
}

/** Watches for the clock being set back while the provider runs. @returns a function that ends the watch */
export function watchClock(services: Services, log: LogLine, interval = INTERVAL): () => void {
  let latest = services.now().getTime();
  const timer = setInterval(() => {
    const time = services.now().getTime();
    const back = latest - time;
    latest = time;
    if (back <= 0) return;
    endTimesToCome(services).then(
      () => log(`clock: it was set back by about ${Math.round((back + interval) / 1_000)} s.`),
      (error: Error) => log(`clock: ${error.message}`),
    );
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
