/** Responses to calls of the document's script, by path with query, and the token that was sent. */
type EarlyCalls = { token: string; responses: Map<string, Promise<Response>> };

declare global {
  // TypeScript accepts only `var` here.
  var __CALLS__: EarlyCalls | undefined;
}

/** Milliseconds after which the shopper sees an error. A later response is dropped. */
export const CALL_TIMEOUT = 20_000;

/**
 * Sends the GET calls of a customer's page as soon as the document has listed them (SESS-17). Part of the script in the document, so this
 * file imports nothing.
 * @param paths with their queries
 */
export function sendEarlyCalls(paths: readonly string[], token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  const send = (path: string) => {
    const response = fetch(path, { headers, signal: AbortSignal.timeout(CALL_TIMEOUT) });
    // The call that uses the response handles the failure.
    response.catch(() => undefined);
    return [path, response] as const;
  };
  globalThis.__CALLS__ = { token, responses: new Map(paths.map(send)) };
}
