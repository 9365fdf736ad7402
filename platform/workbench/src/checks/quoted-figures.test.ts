import { describe, expect, it } from 'vitest';
import { inCheckoutWith } from './checkout-fixture.ts';
import { figureErrors } from './quoted-figures.ts';

const errorsOf = (sentence: string, source: string) =>
  inCheckoutWith({ 'docs/architecture.md': sentence, 'edge/src/limits.ts': source }, (root) =>
    figureErrors(root),
  );

describe('figureErrors', () => {
  it.each([
    ['250 ms (`CHECK_INTERVAL`)', 'const CHECK_INTERVAL = 250;'],
    ['280 ms (`DATA_LIMIT`)', '  DATA_LIMIT: milliseconds.default(280),'],
    ['10 s (`CHECK_PAUSE`)', '  CHECK_PAUSE: z._default(integer, 10_000),'],
    ['2 s (`COMPLETE.fresh`)', 'const COMPLETE: Lifetime = { fresh: 2_000, stale: 6_000 };'],
    ['6 s (`COMPLETE.stale`)', 'const COMPLETE: Lifetime = { fresh: 2_000, stale: 6_000 };'],
    ['6 s (`COMPLETE.stale`, in `store.ts`)', 'const COMPLETE = { fresh: 2_000, stale: 6_000 };'],
    ['64 KB (`BODY_LIMIT.bytes`)', 'export const BODY_LIMIT = { bytes: 64 * 1024 } as const;'],
    ['32 MB (`CACHE_BYTES`)', 'const CACHE_BYTES = 32 * 2 ** 20;'],
    ['2 minutes (`CODE_TIME`)', 'const CODE_TIME = 2 * 60_000;'],
    ['1,000 pages (`MOST_PAGES`)', 'const MOST_PAGES = 1_000;'],
  ])('reads %s', async (sentence, source) => {
    expect(await errorsOf(sentence, source)).toEqual([]);
  });

  it('names a figure that differs from its constant', async () => {
    expect(await errorsOf('It looks every 200 ms (`CHECK_INTERVAL`).', 'const CHECK_INTERVAL = 50;')).toEqual(
      ['docs/architecture.md says 200 ms (CHECK_INTERVAL); the constant is 50.'],
    );
  });

  it('names a constant that does not exist', async () => {
    expect(await errorsOf('It looks every 200 ms (`CHECK_INTERVAL`).', 'const INTERVAL = 200;')).toEqual([
      'docs/architecture.md says 200 ms (CHECK_INTERVAL), which no source defines as a number.',
    ]);
  });
});
