import { apiReference } from 'releases/registry/store/api-calls';
import { isPublicQuery } from 'shared-contracts/document';

/** Milliseconds after which the reference is read again for a call that it did not list: a newer release of the provider may list it. */
const ASKED_AGAIN = 10_000;

/**
 * Tells which API calls change nothing and need no login: those of every provider, and the queries by POST that this provider lists in its
 * API reference. So a remote with a new query waits only for the provider, and not for a release of the edge server.
 * @param readReference reads `/openapi.json` of the provider
 */
export function publicQueries(
  readReference: () => Promise<unknown>,
): (method: string, path: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let askedAt = -Infinity;
  return async (method, path) => {
    if (isPublicQuery(method, path)) return true;
    if (method !== 'POST') return false;
    const before = await known;
    if (!before.has(path) && performance.now() - askedAt > ASKED_AGAIN) {
      askedAt = performance.now();
      known = readReference()
        .then(namedQueries)
        .catch(() => before);
    }
    return (await known).has(path);
  };
}

function namedQueries(document: unknown): Set<string> {
  const { paths } = apiReference.parse(document);
  return new Set(Object.entries(paths).flatMap(([path, { post }]) => (isQuery(post) ? [path] : [])));
}

function isQuery(operation: unknown): boolean {
  if (typeof operation !== 'object' || operation === null || 'security' in operation) return false;
  return 'x-only-reads' in operation && operation['x-only-reads'] === true;
}
