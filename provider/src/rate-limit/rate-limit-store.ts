import type { ShopTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimitRule } from './rate-limit-rules.ts';

/** The rules for one kind of attempt by one subject (a phone, an address, a customer, or everyone). */
export interface RateLimit {
  kind: string;
  subject: string;
  rules: readonly RateLimitRule[];
  /** Shown to the shopper instead of the default message. */
  message?: string;
}

/** Milliseconds; longer than every rule's window. */
const RETENTION = 2 * 24 * 60 * 60 * 1000;
const TOO_MANY_TRIES = 'Too many tries. Please wait a while and try again.';

/**
 * Counts one attempt against every limit, or against none if one of them is exceeded. The transaction locks each
 * subject, which serialises concurrent attempts.
 * @returns the ids of the counted attempts, in the order of the limits, for `uncountAttempts`.
 * @throws {HttpError} 429 with the seconds until the next attempt is allowed.
 */
export async function countAttempt(
  trx: ShopTransaction,
  limits: readonly RateLimit[],
  now: Date,
): Promise<number[]> {
  await deleteOldSubjects(trx, now);
  const counted: number[] = [];
  for (const limit of limits) {
    const subjectId = await lockSubject(trx, limit, now);
    await deleteOldAttemptsOf(trx, subjectId, now);
    const milliseconds = await longestWait(trx, subjectId, limit.rules, now);
    if (milliseconds > 0)
      throw new HttpError(429, limit.message ?? TOO_MANY_TRIES, { retryAfter: milliseconds / 1000 });
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

export async function attemptsSince(
  trx: ShopTransaction,
  { kind, subject }: Pick<RateLimit, 'kind' | 'subject'>,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('attempt')
    .innerJoin('attempt_subject', 'attempt_subject.attempt_subject_id', 'attempt.attempt_subject_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('attempted_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a subject until the transaction ends. @returns its id. */
export async function lockSubject(
  trx: ShopTransaction,
  { kind, subject }: Pick<RateLimit, 'kind' | 'subject'>,
  now: Date,
): Promise<number> {
  const latest_at = now.toISOString();
  const { attempt_subject_id } = await trx
    .insertInto('attempt_subject')
    .values({ kind, subject, latest_at })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ latest_at }))
    .returning('attempt_subject_id')
    .executeTakeFirstOrThrow();
  return attempt_subject_id;
}

/** Milliseconds that the strictest rule waits; 0 when the attempt is allowed. */
async function longestWait(
  trx: ShopTransaction,
  subjectId: number,
  rules: readonly RateLimitRule[],
  now: Date,
): Promise<number> {
  let longest = 0;
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
    const times = rows.map(({ attempted_at }) => Date.parse(attempted_at));
    longest = Math.max(longest, wait(times, now.getTime()));
  }
  return longest;
}

async function deleteOldSubjects(trx: ShopTransaction, now: Date): Promise<void> {
  await trx.deleteFrom('attempt_subject').where('latest_at', '<', retainedSince(now)).execute();
}

/** For subjects that are never idle for long, such as everyone, which would otherwise keep all attempts. */
async function deleteOldAttemptsOf(trx: ShopTransaction, subjectId: number, now: Date): Promise<void> {
  await trx
    .deleteFrom('attempt')
    .where('attempt_subject_id', '=', subjectId)
    .where('attempted_at', '<', retainedSince(now))
    .execute();
}

function retainedSince(now: Date): string {
  return new Date(now.getTime() - RETENTION).toISOString();
}
