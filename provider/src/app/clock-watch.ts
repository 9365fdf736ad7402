import { deleteCodesToCome } from '../customer/one-time-code-store.ts';
import { withTransaction } from '../database/with-transaction.ts';
import type { LogLine } from '../http/request-log.ts';
import { TIME_TO_PAY } from '../order/create-order.ts';
import { limitTimeToPay } from '../order/order-store.ts';
import { sendConfirmationsToCome } from '../payment/confirmations.ts';
import { askAboutAttemptsToCome } from '../payment/payment-attempt-store.ts';
import { tryRefundsToCome } from '../payment/refund-store.ts';
import { PAUSES } from '../payment/send-refunds.ts';
import { countAttemptsToCome } from '../rate-limit/rate-limit-store.ts';
import { leavePlacesToCome } from '../rate-limit/waiting-line.ts';
import { limitSessions } from '../session/session-store.ts';
import type { Shop } from './shop.ts';

/** Milliseconds between two looks at the clock. */
const INTERVAL = 5_000;

type Services = Pick<Shop, 'db' | 'settings' | 'now'>;

/**
 * Ends what was to happen by a clock that has been set back since: a limit would last, a code be valid and a payment wait until the clock
 * is there again. Changes nothing while the clock is right.
 */
export async function endTimesToCome({ db, settings, now: clock }: Services): Promise<void> {
  await withTransaction(db, async (trx) => {
    const now = clock();
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    await countAttemptsToCome(trx, now);
    await leavePlacesToCome(trx, now);
    await deleteCodesToCome(trx, { now, lifetime: settings.otp.codeLifetime });
    await limitSessions(trx, after(settings.sessionLength));
    await limitTimeToPay(trx, after(TIME_TO_PAY));
    await askAboutAttemptsToCome(trx, now);
    await tryRefundsToCome(trx, { now, latest: after(PAUSES.most) });
    await sendConfirmationsToCome(trx, now);
  });
}

/** Notices that the clock was set back, while the provider runs. @returns ends the watch */
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
