import { importanceOf } from 'parts/http/overload';
import { allEndpoints } from 'shared-contracts/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { ON_POSTGRES } from '../testing/postgres-server.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { temporaryFolder } from '../testing/test-provider.ts';

/** Postgres works outside the event loop, so lists are refused when too many are under way, not when their turns take long. */
const AT_ONCE = ON_POSTGRES ? 400 : 100;
const MOST_LISTS = 2_000;
const REFUSED = 20;

interface Answer {
  status: number;
  retryAfter: string | null;
  message: string;
}

it('PROM-32 counts each call of the contract to its class', () => {
  const classes = new Map<string, string[]>();
  for (const { path } of allEndpoints) {
    const importance = importanceOf(path);
    classes.set(importance, [...new Set([...(classes.get(importance) ?? []), path])].sort());
  }
  expect(Object.fromEntries(classes)).toMatchSnapshot();
  expect(importanceOf('/images/A1/front/640.avif')).toBe('list');
});

describe('a provider with more calls than it can answer', () => {
  it('PROM-32 refuses lists with a sentence and a time, answers every login, and lists again once the flood is over', {
    tags: ['all'],
    timeout: 60_000,
  }, async () => {
    const { origin } = await providerProcess({ SHOP_DATA: temporaryFolder() });
    const call = async (path: string, body: unknown): Promise<Answer> => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      const { message = '' } = (await response.json()) as { message?: string };
      return { status: response.status, retryAfter: response.headers.get('Retry-After'), message };
    };
    const list = (turn: number) =>
      call(`${filterProducts.path}?page=1&limit=24`, {
        filters: { productClass: 'Sheet', minPrice: turn % 900 },
      });
    const login = () => call('/api/customer/verify-otp', { customer_id: 9876543210, otp: 1234 });

    let turn = 0;
    const isOver = () => turn >= MOST_LISTS || lists.filter(({ status }) => status === 503).length >= REFUSED;
    const lists: Answer[] = [];
    const logins: Answer[] = [];
    const flood = async () => {
      while (!isOver()) {
        turn += 1;
        lists.push(await list(turn));
      }
    };
    const shopper = async () => {
      while (!isOver()) logins.push(await login());
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, flood), shopper(), shopper()]);

    const refused = lists.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(REFUSED);
    expect(lists.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({
      retryAfter: '2',
      message: 'The shop is very busy right now. Please try again in a moment.',
    });
    expect(logins.length).toBeGreaterThan(0);
    expect(logins.filter(({ status }) => status === 503)).toEqual([]);
    expect(await list(1)).toMatchObject({ status: 200 });
    const health = (await (await fetch(`${origin}/health/ready`)).json()) as { load: { refused: unknown } };
    // On Postgres, some requests are refused because they waited too long for a connection.
    const told = ON_POSTGRES ? expect.any(Number) : refused.length;
    expect(health.load.refused).toMatchObject({ list: told, payment: 0 });
  });
});
