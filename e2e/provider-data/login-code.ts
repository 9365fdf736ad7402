import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { env } from '../env.ts';

/** A new phone number for each test, so that limits on codes do not affect other tests. */
export function newPhone(): string {
  return `9${randomInt(100_000_000, 1_000_000_000)}`;
}

export async function loginCode(phone: string, provider = env.providerOrigin): Promise<string> {
  let code = '';
  await expect(async () => {
    const response = await fetch(`${provider}/dev/messages?to=${phone}`);
    const sent = (await response.json()) as { code?: number }[];
    // A phone also gets confirmations of orders, which have no code.
    code = String(sent.find((message) => message.code !== undefined)?.code);
    expect(code).toMatch(/^\d{4}$/);
  }).toPass();
  return code;
}
