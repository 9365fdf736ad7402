/** Responses to calls that the document's script has sent, by path with query, and the token that they were sent with. */
type EarlyCalls = { token: string; responses: Map<string, Promise<Response>> };

declare global {
  // TypeScript accepts only `var` here.
  var __CALLS__: EarlyCalls | undefined;
}

/** Milliseconds, after which the shopper sees an error. A later response is dropped. */
export const CALL_TIMEOUT = 20_000;
/** Milliseconds after which a response is too old for the call that it was requested for. */
export const USABLE_FOR = 10_000;

export function headersOf(token: string | null): Record<string, string> {
  return { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
}

/**
 * Sends the GET calls of a customer's page, as soon as its document says which these are (SESS-17).
 * @param paths with their queries
 */
export function sendEarlyCalls(paths: readonly string[], token: string): void {
  const responses = new Map(
    paths.map((path) => {
      const options = { headers: headersOf(token), signal: AbortSignal.timeout(CALL_TIMEOUT) };
      return [path, fetch(path, options)] as const;
    }),
  );
  // The call that takes a response handles its failure.
  for (const response of responses.values()) response.catch(() => undefined);
  globalThis.__CALLS__ = { token, responses };
}

/** @returns the response to an early call: once, only to the same customer, and while the document is new */
export function takeEarlyCall(path: string, token: string | null): Promise<Response> | undefined {
  const { token: customer, responses } = globalThis.__CALLS__ ?? {};
  if (!responses || customer !== token || performance.now() > USABLE_FOR) return undefined;
  const response = responses.get(path);
  responses.delete(path);
  return response;
}

/** After a call that may have changed what the responses say. */
export function forgetEarlyCalls(): void {
  globalThis.__CALLS__ = undefined;
}
