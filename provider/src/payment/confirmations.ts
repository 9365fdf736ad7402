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
  /** Messages that were sent but could not be marked as sent, by name. This process sends none of them again. */
  unmarked: Map<string, SentMessage>;
  /** Records failures of single orders. */
  faults: StepFaults;
  now: () => Date;
}

/** Milliseconds after the first failure, doubled with each further one. */
const RETRY = 30_000;
const MAX_TRIES = 10;
const BATCH = 20;

/** Queues the confirmation of a placed order, once. */
export async function queueConfirmation(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('order_confirmation')
    .values({ order_id, created_at: at, next_try_at: at, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The outboxes of confirmations and of later messages. Only their keys and texts differ. */
const OUTBOXES = ['order_confirmation', 'order_message'] as const;

/** The number of messages that will be tried again, and of those that were tried too often. */
export async function countUnsentConfirmations(
  db: ShopDatabase,
): Promise<Record<'waiting' | 'given up', number>> {
  const counts = { waiting: 0, 'given up': 0 };
  for (const outbox of OUTBOXES) {
    const { unsent, waiting } = await db
      .selectFrom(outbox)
      .select((eb) => [
        eb.fn.countAll<number>().as('unsent'),
        eb.fn.count<number>('next_try_at').as('waiting'),
      ])
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    counts.waiting += waiting;
    counts['given up'] += unsent - waiting;
  }
  return counts;
}

/**
 * Sends each waiting message of the outboxes at least once. It is marked as sent afterwards. If the mark cannot be written, as in a
 * locked file, a later round writes it without sending again. So a customer gets a message twice only if the process is
 * killed between sending and marking (PAY-81): twice is better than never.
 */
export async function sendConfirmations(services: ConfirmationServices): Promise<void> {
  const { db, faults, now, unmarked } = services;
  for (const [name, sent] of unmarked)
    await faults.contain('confirmation', name, () => markSent(services, sent));
  for (const outbox of OUTBOXES) {
    for (const message of await waitingIn(db, outbox, {
      now: now(),
      limit: BATCH + faults.count().confirmation,
    })) {
      const name = nameOf(message);
      if (!unmarked.has(name))
        await faults.contain('confirmation', name, () => sendMessage(services, message));
    }
  }
}

async function waitingIn(
  db: ShopDatabase,
  outbox: (typeof OUTBOXES)[number],
  { now, limit }: { now: Date; limit: number },
) {
  return await db
    .selectFrom(`${outbox as 'order_message'} as waiting`)
    .innerJoin('customer_order', 'customer_order.order_id', 'waiting.order_id')
    .select(['customer_order.order_id', 'customer_id', 'customer_order.kind', 'total_paise', 'times_tried'])
    .where('next_try_at', '<=', now.toISOString())
    .where('sent_at', 'is', null)
    .orderBy('next_try_at')
    .$if(outbox === 'order_message', (query) =>
      query.select(['order_message_id', 'waiting.kind as tells', 'text']).orderBy('order_message_id'),
    )
    .limit(limit)
    .execute();
}

type WaitingMessage = Awaited<ReturnType<typeof waitingIn>>[number];
type MessageKey = Pick<WaitingMessage, 'order_id' | 'order_message_id'>;
export type SentMessage = WaitingMessage & { sent_at: string };

/** The name of a message in the log and at `/ops`. */
function nameOf({ order_id, order_message_id: id, tells }: WaitingMessage): string {
  return id === undefined ? order_id : `${order_id} (${tells}, message ${id})`;
}

type ConfirmedOrder = Pick<
  Selectable<CustomerOrderTable>,
  'order_id' | 'customer_id' | 'kind' | 'total_paise'
>;

/** The text of a confirmation. That of samples contains their coupon, unless it is used or has ended. */
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

async function sendMessage(services: ConfirmationServices, message: WaitingMessage): Promise<void> {
  const { db, messages, now, unmarked } = services;
  const { order_id, customer_id, tells = 'placed' } = message;
  if (!(await claim(db, message, now()))) return;
  const text = message.text ?? (await textOf(db, message, now()));
  await messages.send({ kind: tells, to: String(customer_id), text, order_id }).catch((cause: unknown) => {
    throw new Error('The message could not be sent.', { cause });
  });
  const sent = { ...message, sent_at: now().toISOString() };
  unmarked.set(nameOf(message), sent);
  await markSent(services, sent);
}

/** Claims a message for one try, so that a second provider on the same data does not send it as well. */
async function claim(db: ShopDatabase, message: WaitingMessage, now: Date): Promise<boolean> {
  const { times_tried } = message;
  const tries = times_tried + 1;
  const next_try_at =
    tries === MAX_TRIES ? null : new Date(now.getTime() + RETRY * 2 ** times_tried).toISOString();
  const claimed = await withTransaction(db, (trx) =>
    update(trx, message)
      .set({ times_tried: tries, next_try_at })
      .where('times_tried', '=', times_tried)
      .returning('order_id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

async function markSent({ db, unmarked }: ConfirmationServices, sent: SentMessage): Promise<void> {
  const { sent_at } = sent;
  await withTransaction(db, (trx) => update(trx, sent).set({ sent_at, next_try_at: null }).execute());
  unmarked.delete(nameOf(sent));
}

function update(trx: ShopTransaction, { order_id, order_message_id: id }: MessageKey) {
  return id === undefined
    ? trx.updateTable('order_confirmation' as 'order_message').where('order_id', '=', order_id)
    : trx.updateTable('order_message').where('order_message_id', '=', id);
}
