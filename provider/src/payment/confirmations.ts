import type { Selectable } from 'kysely';
import { formatRupees } from 'shared-contracts/money';
import { SAMPLES } from 'shared-contracts/order/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { CustomerOrderTable } from '../database/order-tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import type { MessageSender } from '../notifications/message-sender.ts';
import { rupees } from '../price/rupees.ts';
import { readSampleCoupon } from '../price/sample-coupon.ts';
import type { StepFaults } from './step-faults.ts';

export interface ConfirmationServices {
  db: ShopDatabase;
  messages: MessageSender;
  /** Orders whose message is sent and could not be marked so, with the time: this process sends it to none of them again. */
  unmarked: Map<string, string>;
  /** Is told what fails for one order. */
  faults: StepFaults;
  now: () => Date;
}

/** Milliseconds after a failure, doubled with each further one. */
const RETRY = 30_000;
const MAX_TRIES = 10;
const BATCH = 20;

/** Queues the confirmation of an order that has been placed, once. */
export async function queueConfirmation(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('order_confirmation')
    .values({ order_id, created_at: at, next_try_at: at, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many confirmations will be tried again, and how many were tried too often. */
export async function countUnsentConfirmations(
  db: ShopDatabase,
): Promise<Record<'waiting' | 'given up', number>> {
  const { unsent, waiting } = await db
    .selectFrom('order_confirmation')
    .select((eb) => [eb.fn.countAll<number>().as('unsent'), eb.fn.count<number>('next_try_at').as('waiting')])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting, 'given up': unsent - waiting };
}

/**
 * Sends the confirmation of each placed order that waits in the outbox, at least once: it is marked as sent afterwards. A mark that
 * cannot be written, as in a locked file, is written in a later round, without another message. So an order gets a second
 * message only where the process is killed between sending and marking (PAY-81): twice is better than never.
 */
export async function sendConfirmations(services: ConfirmationServices): Promise<void> {
  const { db, faults, now, unmarked } = services;
  for (const order_id of unmarked.keys())
    await faults.contain('confirmation', order_id, () => markSent(services, order_id));
  const waiting = await db
    .selectFrom('order_confirmation')
    .innerJoin('customer_order', 'customer_order.order_id', 'order_confirmation.order_id')
    .select(['customer_order.order_id', 'customer_id', 'kind', 'total_paise', 'times_tried'])
    .where('next_try_at', '<=', now().toISOString())
    .orderBy('next_try_at')
    .limit(BATCH + faults.count().confirmation)
    .execute();
  for (const order of waiting) {
    if (unmarked.has(order.order_id)) continue;
    await faults.contain('confirmation', order.order_id, () => sendConfirmation(services, order));
  }
}

type ConfirmedOrder = Pick<
  Selectable<CustomerOrderTable>,
  'order_id' | 'customer_id' | 'kind' | 'total_paise'
>;

/** Writes the message. That of samples has their coupon, unless it is used or has ended. */
async function textOf(db: ShopDatabase, order: ConfirmedOrder, now: Date): Promise<string> {
  const { order_id, kind, total_paise } = order;
  const price = formatRupees(rupees(total_paise));
  if (kind !== SAMPLES) return `Your order ${order_id} for ${price} is paid and placed. Thank you!`;
  const paid = `Your samples ${order_id} for ${price} are paid and on their way soon. Thank you!`;
  const coupon = await readSampleCoupon(db, order_id, now);
  if (coupon?.state !== 'open') return paid;
  const off = formatRupees(rupees(coupon.amount_paise));
  return `${paid} The coupon ${coupon.code} takes ${off} off one order until ${DAY.format(new Date(coupon.valid_until))}.`;
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

async function sendConfirmation(
  services: ConfirmationServices,
  order: ConfirmedOrder & { times_tried: number },
): Promise<void> {
  const { db, messages, now, unmarked } = services;
  const { order_id, customer_id } = order;
  if (!(await claim(db, order, now()))) return;
  const text = await textOf(db, order, now());
  await messages.send({ to: String(customer_id), text, order_id }).catch((cause: unknown) => {
    throw new Error('The message could not be sent.', { cause });
  });
  unmarked.set(order_id, now().toISOString());
  await markSent(services, order_id);
}

/** Claims a confirmation for one try, so that a second provider on the same data does not send it too. */
async function claim(
  db: ShopDatabase,
  { order_id, times_tried }: { order_id: string; times_tried: number },
  now: Date,
): Promise<boolean> {
  const tries = times_tried + 1;
  const next_try_at =
    tries === MAX_TRIES ? null : new Date(now.getTime() + RETRY * 2 ** times_tried).toISOString();
  const claimed = await withTransaction(db, (trx) =>
    trx
      .updateTable('order_confirmation')
      .set({ times_tried: tries, next_try_at })
      .where('order_id', '=', order_id)
      .where('times_tried', '=', times_tried)
      .returning('order_id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

async function markSent({ db, unmarked }: ConfirmationServices, order_id: string): Promise<void> {
  const sent_at = unmarked.get(order_id);
  await withTransaction(db, (trx) =>
    trx
      .updateTable('order_confirmation')
      .set({ sent_at, next_try_at: null })
      .where('order_id', '=', order_id)
      .execute(),
  );
  unmarked.delete(order_id);
}
