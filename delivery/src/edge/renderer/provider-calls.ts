import { isPublicQuery } from 'shared-contracts/document';
import { reasonOf } from '../../event-log.ts';
import type { EdgeMessage, ProviderCall } from '../isolated/messages.ts';

/** Milliseconds. Pages wait for a fraction of it; a filter's late options may take longer. */
const TIME_LIMIT = 20_000;
const MAX_BODY_BYTES = 4 * 2 ** 20;
/** Calls under way. Sixteen pages with all their queries stay far below. */
const MAX_CALLS = 200;

/** Carries out what a renderer's process asks of the API. */
export interface ProviderCalls {
  make(call: ProviderCall): void;
  cancel(id: number): void;
  cancelAll(): void;
}

/**
 * Only public queries are made, of the provider alone, without a token: a server build can learn from the API what every
 * visitor can, and change nothing.
 * @param answer sends the response to the process
 */
export function createProviderCalls(
  providerOrigin: string,
  answer: (message: EdgeMessage) => void,
): ProviderCalls {
  const running = new Map<number, AbortController>();

  async function request({ id, method, path, body }: ProviderCall): Promise<EdgeMessage> {
    const url = new URL(providerOrigin + path);
    if (url.origin !== new URL(providerOrigin).origin || !isPublicQuery(method, url.pathname)) {
      throw new Error(`${method} ${url.pathname} is no public query of the API.`);
    }
    if (running.size >= MAX_CALLS) throw new Error('Too many calls of the renderer are under way.');
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIME_LIMIT)]);
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
      const response = await fetch(url, { method, body: body ?? null, headers, redirect: 'error', signal });
      const retryAfter = response.headers.get('retry-after') ?? undefined;
      return { kind: 'response', id, status: response.status, retryAfter, body: await textOf(response) };
    } finally {
      running.delete(id);
    }
  }

  return {
    make(call) {
      request(call).then(answer, (error: unknown) =>
        answer({ kind: 'no-response', id: call.id, reason: reasonOf(error) }),
      );
    },
    cancel: (id) => running.get(id)?.abort(),
    cancelAll() {
      for (const controller of running.values()) controller.abort();
    },
  };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The response of the provider is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
