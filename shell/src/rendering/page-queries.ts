import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { QueryState } from 'shared-contracts/document';
import type { DocumentResult, PageQuery } from 'shared-contracts/remotes';
import { isNotFoundError } from '../app/query-client.ts';

/** Milliseconds. Queries of many pages, such as the footer's categories, are sent once in this time. */
const CACHED_FOR = 2_000;

/** The results of a page's queries that arrived in time. */
export type QueryResults = ReadonlyMap<PageQuery, PromiseSettledResult<unknown>>;

/** @param cache shared by all pages of a renderer @param timeLimit milliseconds; the browser repeats the late queries */
export async function runQueries(
  queries: readonly PageQuery[],
  cache: QueryClient,
  timeLimit: number,
): Promise<QueryResults> {
  const results = new Map<PageQuery, PromiseSettledResult<unknown>>();
  const running = queries.map(async (query) => {
    // Queries of filter options set longer times: later lists are requested with all of the options (SHOP-35).
    const { gcTime = CACHED_FOR, staleTime = CACHED_FOR } = query;
    const [result] = await Promise.allSettled([
      cache.fetchQuery({ ...query, retry: false, gcTime, staleTime }),
    ]);
    results.set(query, result);
  });
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, timeLimit);
  await Promise.race([Promise.all(running), timeout.promise]);
  clearTimeout(timer);
  const inTime = new Map(results);
  // A late query would hold its connection until the provider responds.
  for (const { queryKey } of queries.filter((query) => !inTime.has(query))) {
    void cache.cancelQueries({ queryKey, exact: true });
  }
  return inTime;
}

/** Each result once, in the order of the queries: the order of arrival must not change the document. */
export function queryState(results: QueryResults, queries: readonly PageQuery[]): QueryState {
  const state = new Map<string, QueryState[number]>();
  for (const query of queries) {
    const result = results.get(query);
    if (result?.status !== 'fulfilled') continue;
    state.set(hashKey(query.queryKey), [query.queryKey, inDocument(query, result.value)]);
  }
  return [...state.values()];
}

/** A response → the part of it that documents contain. */
const carried = new WeakMap<object, unknown>();

function inDocument({ meta }: PageQuery, result: unknown): unknown {
  const { inDocument: part } = (meta ?? {}) as Partial<DocumentResult<unknown>>;
  if (!part || typeof result !== 'object' || result === null) return result;
  if (!carried.has(result)) carried.set(result, part(result));
  return carried.get(result);
}

/** JSON of the responses that are in use: pages that share one within its time share its JSON. */
const jsonOfResults = new WeakMap<object, string>();

/** Equal to `JSON.stringify` byte for byte. */
export function queryStateJson(state: QueryState): string {
  return `[${state.map(([key, result]) => `[${JSON.stringify(key)},${jsonOf(result)}]`).join(',')}]`;
}

function jsonOf(result: unknown): string {
  if (typeof result !== 'object' || result === null) return JSON.stringify(result);
  const json = jsonOfResults.get(result) ?? JSON.stringify(result);
  jsonOfResults.set(result, json);
  return json;
}

export function isNotFound(results: QueryResults, subject: PageQuery | undefined): boolean {
  return subject !== undefined && isNotFoundResult(results.get(subject));
}

/** A sentence for each query that failed or is late. "Not found" is a valid result. */
export function missingResults(results: QueryResults, queries: readonly PageQuery[]): string[] {
  return queries.flatMap((query) => {
    const result = results.get(query);
    if (result?.status === 'fulfilled' || isNotFoundResult(result)) return [];
    return [`No response to ${String(query.queryKey[1])}: ${result ? String(result.reason) : 'it is late'}.`];
  });
}

function isNotFoundResult(result: PromiseSettledResult<unknown> | undefined): boolean {
  return result?.status === 'rejected' && isNotFoundError(result.reason);
}
