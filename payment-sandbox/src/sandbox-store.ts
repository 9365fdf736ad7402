import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

const Row = z.object({
  payment_id: z.string(),
  page_id: z.string(),
  amount: z.int(),
  expires_at: z.number(),
  return_url: z.string(),
  /** The result chosen on the page; null before. */
  result: z.nullable(z.enum(['paid', 'failed'])),
  /** The time from which the result holds; until then the payment is pending. */
  result_at: z.nullable(z.number()),
});
export type SandboxPayment = z.output<typeof Row>;

const RefundRow = z.object({
  refund_id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  made_at: z.number(),
});
export type SandboxRefund = z.output<typeof RefundRow>;

/** Milliseconds since 1970. */
type Time = number;

/** The payments of the sandbox, in a file of their own: they outlive a restart of the provider, and of the sandbox. */
export class SandboxStore {
  readonly #database: DatabaseSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#database = new DatabaseSync(join(folder, 'payment-sandbox.sqlite'));
    this.#database.exec(`
      pragma journal_mode = wal;
      create table if not exists payment (
        payment_id text primary key, page_id text not null unique, amount integer not null, expires_at integer not null,
        return_url text not null, result text, result_at integer);
      create table if not exists refund (
        refund_id text primary key, payment_id text not null, amount integer not null, made_at integer not null);
      create table if not exists webhook (place integer primary key check (place = 1), url text not null);`);
  }

  /** Undefined if the id is in use for another amount. Repeating a payment returns the same page. */
  create(payment: Pick<SandboxPayment, 'payment_id' | 'amount' | 'expires_at' | 'return_url'>) {
    const { payment_id, amount, expires_at, return_url } = payment;
    this.#database
      .prepare('insert into payment values (?, ?, ?, ?, ?, null, null) on conflict do nothing')
      .run(payment_id, randomBytes(12).toString('base64url'), amount, expires_at, return_url);
    const created = this.find(payment_id);
    return created?.amount === amount ? created : undefined;
  }

  find(payment_id: string): SandboxPayment | undefined {
    return this.#row('select * from payment where payment_id = ?', payment_id);
  }

  /** Finds a payment by the secret part of its page's address. */
  onPage(page_id: string): SandboxPayment | undefined {
    return this.#row('select * from payment where page_id = ?', page_id);
  }

  /** Sets the result of a payment that has none. */
  decide(payment_id: string, result: 'paid' | 'failed', at: Time): void {
    this.#database
      .prepare('update payment set result = ?, result_at = ? where payment_id = ? and result is null')
      .run(result, at, payment_id);
  }

  /** False if the id is in use, or if more would be paid back than was paid. */
  refund({ refund_id, payment_id, amount }: Omit<SandboxRefund, 'made_at'>, at: Time): boolean {
    const { changes } = this.#database
      .prepare(
        `insert into refund select ?, payment_id, ?, ? from payment
         where payment_id = ? and result = 'paid' and result_at <= ?
           and amount >= ? + (select coalesce(sum(amount), 0) from refund where refund.payment_id = payment.payment_id)
         on conflict do nothing`,
      )
      .run(refund_id, amount, at, payment_id, at, amount);
    return changes === 1;
  }

  findRefund(refund_id: string): SandboxRefund | undefined {
    const row = this.#database.prepare('select * from refund where refund_id = ?').get(refund_id);
    return row ? z.parse(RefundRow, { ...row }) : undefined;
  }

  get webhookUrl(): string | undefined {
    const url = this.#database.prepare('select url from webhook').get()?.url;
    return typeof url === 'string' ? url : undefined;
  }

  set webhookUrl(url: string) {
    this.#database
      .prepare('insert into webhook values (1, ?) on conflict do update set url = excluded.url')
      .run(url);
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  close(): void {
    this.#database.close();
  }

  #row(query: string, value: string): SandboxPayment | undefined {
    const row = this.#database.prepare(query).get(value);
    return row ? z.parse(Row, { ...row }) : undefined;
  }
}

/** The state that the API reports. A late result overrides the end of the time to pay, as at a real gateway. */
export function stateOf({ result, result_at, expires_at }: SandboxPayment, now: Time) {
  if (result !== null && result_at !== null && result_at <= now)
    return result === 'paid' ? 'COMPLETED' : 'FAILED';
  return result === null && expires_at <= now ? 'FAILED' : 'PENDING';
}
