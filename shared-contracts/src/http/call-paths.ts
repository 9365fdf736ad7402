import type { QueryCall } from './requests-ahead.ts';
import { pathOf } from './send-request.ts';

/**
 * The GET calls that queries name in `meta`, as paths with their queries: the document of a page that needs a login names them, so that
 * they leave before its scripts have come.
 */
export function callPaths(queries: readonly { meta?: Readonly<Record<string, unknown>> }[]): string[] {
  return queries.flatMap(({ meta = {} }) => {
    const { call }: QueryCall = meta;
    return call?.endpoint.method === 'GET' ? pathOf(call.endpoint, call.request) : [];
  });
}
