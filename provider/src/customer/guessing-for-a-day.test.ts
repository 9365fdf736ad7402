import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../database/migrations/migrate.ts';
import { HttpError } from '../http/http-error.ts';
import { settingsFromEnvironment } from '../settings/env.ts';
import type { Secrets } from '../settings/secrets.ts';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import { fastHash } from '../testing/slow-hash.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryFolder } from '../testing/test-provider.ts';
import { logIn, sendCode } from './login.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { NO_CODE } from './one-time-code.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-20T10:00:00Z');
/** The number of possible codes, 1000 to 9999. */
const CODES = 9000;
const TRIES_PER_CODE = 3;
/** Places in the longest possible waiting line. */
const LINE = 120;

type Refusal = { wait: number };

/** The two calls of the login with the default limits, an empty database, and a clock that the test sets. */
async function login() {
  // A day has too many guesses for the slow hash. The limits do not depend on it.
  const hash = fastHash();
  const db = await openTestDatabase(temporaryFolder());
  await migrate(db);
  if (!ON_POSTGRES) await sql`pragma synchronous = off`.execute(db);
  const clock = { time: START };
  const codes = new Map<string, number>();
  let compared = 0;
  const services = {
    db,
    settings: settingsFromEnvironment({}),
    secrets: (): Secrets => ({ tokenKeys: [{ token: 'a secret for tokens' }], pepper: 'a pepper' }),
    messages: {
      send: async ({ to, code = 0 }: { to: string; code?: number }) => void codes.set(to, code),
    },
    now: () => new Date(clock.time),
  };
  return {
    clock,
    /** Whether a code was sent, or how long to wait. */
    send: (attempt: LoginAttempt) => unlessRefused(sendCode(services, attempt)),
    guess: async (attempt: LoginAttempt, otp: number) => {
      hash.mockClear();
      const outcome = await unlessRefused(logIn(services, { ...attempt, otp }));
      compared += hash.mock.calls.filter(([, salt]) => salt !== NO_CODE.salt).length;
      return outcome;
    },
    /** The number of guesses that were compared with a valid code. */
    comparedGuesses: () => compared,
    codeOf: (phone: number) => codes.get(String(phone)) ?? 0,
  };
}

type Login = Awaited<ReturnType<typeof login>>;

/** @returns milliseconds to wait after a 429, or whether the call succeeded */
async function unlessRefused(call: Promise<unknown>): Promise<boolean | Refusal> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.retryAfter === undefined ? false : { wait: error.retryAfter * SECOND };
  }
}

/** Generates clients, each with a new address and a new device. */
function freshClients() {
  let count = 0;
  return (customer_id: number): LoginAttempt => {
    count += 1;
    return { customer_id, origin: `address ${count}`, device: `device of an attacker ${count}` };
  };
}

function freshPhones() {
  let phone = 9000000000;
  return () => {
    phone += 1;
    return phone;
  };
}

function otherThan(code: number): number {
  return code === 9999 ? 1000 : code + 1;
}

/**
 * Uses up all tries of a code, those of strangers first. All guesses are wrong, so that the attack lasts as long as the limits allow. Counted
 * is the number of guesses that are compared with the code.
 */
async function tryAll(
  { guess, codeOf }: Login,
  asker: LoginAttempt,
  stranger: (phone: number) => LoginAttempt,
): Promise<void> {
  const wrong = otherThan(codeOf(asker.customer_id));
  while ((await guess(stranger(asker.customer_id), wrong)) === false);
  for (const _ of Array(TRIES_PER_CODE)) await guess(asker, wrong);
}

describe('guessing codes for a day', () => {
  it('LOGIN-15 PROM-45 hits one phone with a chance of 1 % at most, from as many addresses and devices as there are tries', {
    tags: ['all'],
  }, async () => {
    const shop = await login();
    const { send, guess, codeOf, clock } = shop;
    const fresh = freshClients();
    const phone = 9000000001;
    let asker = fresh(phone);
    for (; clock.time < START + DAY; clock.time += MINUTE) {
      // The previous code still has tries left when the limits of strangers allow one more.
      await guess(fresh(phone), otherThan(codeOf(phone)));
      for (asker = fresh(phone); (await send(asker)) === true; asker = fresh(phone))
        await tryAll(shop, asker, fresh);
    }
    expect(shop.comparedGuesses()).toBeGreaterThan(60);
    expect(shop.comparedGuesses() / CODES).toBeLessThanOrEqual(0.01);
  });

  it('LOGIN-15 PROM-45 hits two of all phones at most, from as many addresses, devices and phones as there are tries', {
    timeout: 10 * MINUTE,
    tags: ['matrix'],
  }, async () => {
    const shop = await login();
    const { send, clock } = shop;
    const fresh = freshClients();
    const nextPhone = freshPhones();
    let waiting: { client: LoginAttempt; due: number }[] = [];
    const ask = async (client: LoginAttempt) => {
      const sent = await send(client);
      if (sent === true) await tryAll(shop, client, fresh);
      if (typeof sent === 'object') waiting.push({ client, due: clock.time + sent.wait });
    };
    for (; clock.time < START + DAY; clock.time += 30 * SECOND) {
      const due = waiting.filter((place) => place.due <= clock.time);
      waiting = waiting.filter((place) => place.due > clock.time);
      for (const { client } of due) await ask(client);
      while (waiting.length < LINE) await ask(fresh(nextPhone()));
    }
    expect(shop.comparedGuesses()).toBeGreaterThan(5_000);
    expect(shop.comparedGuesses() / CODES).toBeLessThanOrEqual(2);
  });

  it('LOGIN-15 PROM-47 from twenty addresses lets each newcomer log in within a minute, and each known device at once', {
    tags: ['all'],
    timeout: (ON_POSTGRES ? 8 : 2) * MINUTE,
  }, async () => {
    const shop = await login();
    const { send, guess, clock, codeOf } = shop;
    const owner = { customer_id: 9876543210, origin: 'home', device: 'a device of the owner' };
    const logsIn = async (client: LoginAttempt) => {
      expect(await send(client)).toBe(true);
      expect(await guess(client, codeOf(client.customer_id))).toBe(true);
    };
    await logsIn(owner);
    const fresh = freshClients();
    const nextPhone = freshPhones();
    const waits: number[] = [];
    let newcomer: { client: LoginAttempt; since: number } | undefined;
    const dues = Array.from({ length: 20 }, () => START);
    for (let step = 0; clock.time < START + DAY; step += 1, clock.time += 30 * SECOND) {
      for (const [index, due] of dues.entries()) {
        if (due > clock.time) continue;
        const attacker = { customer_id: nextPhone(), origin: `attacker ${index}` };
        const sent = await send(attacker);
        if (sent === true) await tryAll(shop, attacker, fresh);
        if (typeof sent === 'object') dues[index] = clock.time + sent.wait;
      }
      if (step % 180 === 0) await logsIn(owner);
      if (step % 60 === 30)
        newcomer = { client: { customer_id: 9200000000 + step, origin: `home ${step}` }, since: clock.time };
      if (!newcomer || (await send(newcomer.client)) !== true) continue;
      expect(await guess(newcomer.client, codeOf(newcomer.client.customer_id))).toBe(true);
      waits.push(clock.time - newcomer.since);
      newcomer = undefined;
    }
    expect(waits).toHaveLength(48);
    expect(Math.max(...waits)).toBeLessThanOrEqual(MINUTE);
    expect(shop.comparedGuesses() / CODES).toBeLessThanOrEqual(2);
  });
});
