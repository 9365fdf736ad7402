import type { QueryCall } from './requests-ahead.ts';
import { pathOf } from './send-request.ts';

/**
 * The GET calls in the `meta` of queries, as paths with their queries. The document of a page that needs a login lists them, so that
 * they are sent before its scripts have loaded.
 */
export function callPaths(queries: readonly { meta?: Readonly<Record<string, unknown>> }[]): string[] {
  return queries.flatMap(({ meta = {} }) => {
    const { call }: QueryCall = meta;
    return call?.endpoint.method === 'GET' ? pathOf(call.endpoint, call.request) : [];
  });
}
