import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, inboxCode } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const ORIGINS = Array.from({ length: 25 }, (_, index) => `203.0.113.${index + 1}`);
/** Without limits, one guess in so many would log in. The first right one comes after the free wrong tries of a day. */
const RIGHT_GUESS = 10;
const TRIES_PER_CODE = 3;
const TEN_MINUTES = 10 * 60_000;

/** Hashing codes is slow, so each run attacks three phones, and the matrix ten. */
const ATTACKS = [
  { phones: 3, guesses: 120, tags: [] },
  { phones: 10, guesses: 10_000, tags: ['matrix'] },
];

function phonesUnderAttack(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 9000000001 + index);
}

function codeBeside(code: number): number {
  return code === 9999 ? 1000 : code + 1;
}

/** The statuses of one guess after the other at a phone, each from another address, with new codes as often as the shop sends them. */
async function attack(origin: string, phone: number, guesses: number): Promise<number[]> {
  const statuses: number[] = [];
  let code = 0;
  for (let guess = 1; guess <= guesses; guess += 1) {
    const call = caller(origin, { address: ORIGINS[guess % ORIGINS.length] });
    if (guess % TRIES_PER_CODE === 1) {
      await call(sendOtp, { body: { customer_id: phone } });
      code = await inboxCode(origin, phone);
    }
    const otp = guess % RIGHT_GUESS === 0 ? code : codeBeside(code);
    statuses.push((await call(verifyOtp, { body: { customer_id: phone, otp } })).status);
  }
  return statuses;
}

async function logInFrom(address: string, phone: number, origin: string): Promise<number> {
  const call = caller(origin, { address });
  await call(sendOtp, { body: { customer_id: phone } });
  const otp = await inboxCode(origin, phone);
  return (await call(verifyOtp, { body: { customer_id: phone, otp } })).status;
}

describe('guessing codes', () => {
  for (const { phones: count, guesses, tags } of ATTACKS) {
    it(`logs in by none of ${guesses} guesses from many addresses, and locks no owner out`, {
      timeout: 15 * 60_000,
      tags,
    }, async () => {
      const { origin, pass } = await testProvider();
      const phones = phonesUnderAttack(count);
      const statuses = await Promise.all(phones.map((phone) => attack(origin, phone, guesses / count)));
      expect(new Set(statuses.flat())).toEqual(new Set([400, 429]));
      expect(await logInFrom('198.51.100.1', 9111111111, origin)).toBe(200);
      pass(TEN_MINUTES);
      for (const phone of phones) expect(await logInFrom('198.51.100.1', phone, origin)).toBe(200);
    });
  }
});
