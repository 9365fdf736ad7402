// @vitest-environment node
import type { PageQuery } from 'shared-contracts/remotes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { missingResults, queryState, runQueries } from './page-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMIT = 300;
const categories = (queryFn: PageQuery['queryFn']): PageQuery => ({
  queryKey: ['public', 'categories'],
  queryFn,
});

describe('runQueries', () => {
  it('asks for several pages once, at the same time and for two seconds', async () => {
    const kept = createQueryClient();
    const asked = vi.fn(async () => ['2mm Acrylic']);
    await Promise.all([
      runQueries([categories(asked)], kept, LIMIT),
      runQueries([categories(asked)], kept, LIMIT),
    ]);
    await vi.advanceTimersByTimeAsync(1_999);
    await runQueries([categories(asked)], kept, LIMIT);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await runQueries([categories(asked)], kept, LIMIT);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing longer, however many pages ask', async () => {
    const kept = createQueryClient();
    await runQueries([categories(async () => [])], kept, LIMIT);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(kept.getQueryCache().getAll()).toEqual([]);
  });

  it('keeps no failure: the next page asks again', async () => {
    const kept = createQueryClient();
    const failing = categories(() => Promise.reject(new Error('down')));
    expect(missingResults(await runQueries([failing], kept, LIMIT), [failing])).toEqual([
      'No response to categories: Error: down.',
    ]);
    const mended = categories(async () => []);
    expect(missingResults(await runQueries([mended], kept, LIMIT), [mended])).toEqual([]);
  });

  it('leaves out what is late, and asks anew for the next page', async () => {
    const kept = createQueryClient();
    const slow = categories(() => new Promise(() => undefined));
    const answering = runQueries([slow], kept, LIMIT);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(missingResults(await answering, [slow])).toEqual(['No response to categories: it is late.']);
    const mended = categories(async () => []);
    expect(missingResults(await runQueries([mended], kept, LIMIT), [mended])).toEqual([]);
  });
});

describe('queryState', () => {
  it('holds what page and frame both ask for once', async () => {
    const asked = [categories(async () => ['2mm Acrylic']), categories(async () => ['2mm Acrylic'])];
    const results = await runQueries(asked, createQueryClient(), LIMIT);
    expect(queryState(results, asked)).toEqual([[['public', 'categories'], ['2mm Acrylic']]]);
  });
});
