// @vitest-environment node
import type { PageQuery } from 'shared-contracts/remotes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { missingResults, queryState, queryStateJson, runQueries } from './page-queries.ts';

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
  it('sends the query of several pages once within two seconds', async () => {
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

  it('caches nothing for longer, however many pages run the query', async () => {
    const kept = createQueryClient();
    await runQueries([categories(async () => [])], kept, LIMIT);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(kept.getQueryCache().getAll()).toEqual([]);
  });

  it('SHOP-35 keeps filter options as long as their query asks, for the requests of later lists', async () => {
    const kept = createQueryClient();
    const options = { ...categories(async () => ['2mm Acrylic']), gcTime: 10_000 };
    await runQueries([options], kept, LIMIT);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(kept.getQueryData(options.queryKey)).toEqual(['2mm Acrylic']);
    await vi.advanceTimersByTimeAsync(1);
    expect(kept.getQueryData(options.queryKey)).toBeUndefined();
  });

  it('SHOP-48 repeats a query that states a longer time only after that time', async () => {
    const kept = createQueryClient();
    const asked = vi.fn(async () => ['Matt']);
    const options = { ...categories(asked), gcTime: 60_000, staleTime: 10_000 };
    await runQueries([options], kept, LIMIT);
    await vi.advanceTimersByTimeAsync(9_999);
    await runQueries([options], kept, LIMIT);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await runQueries([options], kept, LIMIT);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('makes two queries of one request, and requests anew with the next page after two seconds', async () => {
    const kept = createQueryClient(0);
    const asked = vi.fn(async () => ['2mm Acrylic']);
    const list = categories(asked);
    const made = (name: string) => ({ queryKey: [name], queryFn: () => kept.fetchQuery(list) });
    await runQueries([made('first'), made('all')], kept, LIMIT);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await runQueries([made('first'), made('all')], kept, LIMIT);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('caches no failure: the next page repeats the query', async () => {
    const kept = createQueryClient();
    const failing = categories(() => Promise.reject(new Error('down')));
    expect(missingResults(await runQueries([failing], kept, LIMIT), [failing])).toEqual([
      'No response to categories: Error: down.',
    ]);
    const mended = categories(async () => []);
    expect(missingResults(await runQueries([mended], kept, LIMIT), [mended])).toEqual([]);
  });

  it('omits a late query, and repeats it for the next page', async () => {
    const kept = createQueryClient();
    const slow = categories(() => new Promise(() => undefined));
    const responses = runQueries([slow], kept, LIMIT);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(missingResults(await responses, [slow])).toEqual(['No response to categories: it is late.']);
    const mended = categories(async () => []);
    expect(missingResults(await runQueries([mended], kept, LIMIT), [mended])).toEqual([]);
  });
});

describe('queryState', () => {
  it('contains the result once if page and frame have the same query', async () => {
    const asked = [categories(async () => ['2mm Acrylic']), categories(async () => ['2mm Acrylic'])];
    const results = await runQueries(asked, createQueryClient(), LIMIT);
    expect(queryState(results, asked)).toEqual([[['public', 'categories'], ['2mm Acrylic']]]);
  });
});

describe('queryState of a query that names what its page shows', () => {
  it('PROM-211 contains that part alone, the same for all pages that share the response', async () => {
    const inDocument = vi.fn((names: readonly string[]) => names.slice(0, 1));
    const query = { ...categories(async () => ['2mm Acrylic', 'MATT Acrylic']), meta: { inDocument } };
    const results = await runQueries([query], createQueryClient(), LIMIT);
    const [one, other] = [queryState(results, [query]), queryState(results, [query])];
    expect(one).toEqual([[['public', 'categories'], ['2mm Acrylic']]]);
    expect(other[0]?.[1]).toBe(one[0]?.[1]);
    expect(inDocument).toHaveBeenCalledTimes(1);
  });
});

describe('queryStateJson', () => {
  const key = ['public', 'categories'];

  it('is the JSON of the state, byte for byte', () => {
    const state = [
      [key, { name: 'Teak "gloss" \u2028', price: null, missing: undefined }],
      [['public', 'count'], 12],
      [['public', 'colours'], []],
    ] as const;
    expect(queryStateJson(state)).toBe(JSON.stringify(state));
    expect(queryStateJson([])).toBe('[]');
  });

  it('reads a response once that several pages share', () => {
    const read = vi.fn(() => '2mm Acrylic');
    const response = {
      get category() {
        return read();
      },
    };
    const pages = [queryStateJson([[key, response]]), queryStateJson([[['another key'], response]])];
    expect(pages).toEqual([
      '[[["public","categories"],{"category":"2mm Acrylic"}]]',
      '[[["another key"],{"category":"2mm Acrylic"}]]',
    ]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
