import type { ShopTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimitRule } from './rate-limit-rules.ts';

/** The rules for one kind of attempt by one subject (a phone, an address, or everyone). */
export interface RateLimit {
  kind: string;
  subject: string;
  rules: readonly RateLimitRule[];
}

/** Milliseconds; longer than every rule's window. */
const RETENTION = 2 * 24 * 60 * 60 * 1000;
const TOO_MANY_TRIES = 'Too many tries. Please wait a while and try again.';

/**
 * Counts one attempt against every limit, or against none if one of them is exceeded. The transaction locks each
 * subject, so concurrent attempts are counted one after another.
 * @returns the ids of the counted attempts, for `uncountAttempts`.
 * @throws {HttpError} 429 with the seconds until the next attempt is allowed.
 */
export async function countAttempt(
  trx: ShopTransaction,
  limits: readonly RateLimit[],
  now: Date,
): Promise<number[]> {
  await deleteOldAttempts(trx, now);
  const counted: number[] = [];
  for (const { kind, subject, rules } of limits) {
    const subjectId = await lockSubject(trx, { kind, subject, latest_at: now.toISOString() });
    await enforceRules(trx, subjectId, rules, now);
    const { attempt_id } = await trx
      .insertInto('attempt')
      .values({ attempt_subject_id: subjectId, attempted_at: now.toISOString() })
      .returning('attempt_id')
      .executeTakeFirstOrThrow();
    counted.push(attempt_id);
  }
  return counted;
}

/** Removes attempts that turned out to be legitimate. */
export async function uncountAttempts(trx: ShopTransaction, counted: readonly number[]): Promise<void> {
  if (counted.length > 0) await trx.deleteFrom('attempt').where('attempt_id', 'in', counted).execute();
}

async function lockSubject(
  trx: ShopTransaction,
  row: { kind: string; subject: string; latest_at: string },
): Promise<number> {
  const { attempt_subject_id } = await trx
    .insertInto('attempt_subject')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ latest_at: row.latest_at }))
    .returning('attempt_subject_id')
    .executeTakeFirstOrThrow();
  return attempt_subject_id;
}

async function enforceRules(
  trx: ShopTransaction,
  subjectId: number,
  rules: readonly RateLimitRule[],
  now: Date,
): Promise<void> {
  for (const { window, reads, wait } of rules) {
    const since = new Date(now.getTime() - window).toISOString();
    const rows = await trx
      .selectFrom('attempt')
      .select('attempted_at')
      .where('attempt_subject_id', '=', subjectId)
      .where('attempted_at', '>', since)
      .orderBy('attempted_at', 'desc')
      .limit(reads)
      .execute();
    const milliseconds = wait(
      rows.map(({ attempted_at }) => Date.parse(attempted_at)),
      now.getTime(),
    );
    if (milliseconds > 0) throw new HttpError(429, TOO_MANY_TRIES, { retryAfter: milliseconds / 1000 });
  }
}

async function deleteOldAttempts(trx: ShopTransaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION).toISOString();
  await trx.deleteFrom('attempt_subject').where('latest_at', '<', before).execute();
}
