// @module-tag all
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;

/** Counts to millions, which takes far more than a tenth of a second on any machine. */
const slowQuery = sql<{ count: number }>`
  with recursive number(n) as (select 1 union all select n + 1 from number where n < 4000000)
  select count(*) as count from number where cast(n as text) <> ${String(PHONE)}`;

describe('a slow query', () => {
  it('is logged once, with its text and without its values', async () => {
    const { shop, log } = await testProvider();
    expect((await slowQuery.execute(shop.db)).rows).toEqual([{ count: 4_000_000 }]);
    const lines = log.filter((line) => line.startsWith('slow: '));
    expect(lines).toEqual([
      expect.stringMatching(
        /^slow: \d{3,} ms in with recursive number\(n\) as .* where cast\(n as text\) <> (?:\?|\$1)$/,
      ),
    ]);
    expect(log.join('\n')).not.toContain(String(PHONE));
  });
});
