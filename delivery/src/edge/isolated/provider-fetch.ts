import type { EdgeChannel } from './edge-channel.ts';
import type { EdgeMessage } from './messages.ts';

type ProviderAnswer = Extract<EdgeMessage, { kind: 'response' | 'no-response' }>;

interface Pending {
  resolve(response: object): void;
  reject(error: Error): void;
}

/** The only network of the process: `fetch` for the API, which the edge server carries out. */
export interface ProviderFetch {
  /** Takes the place of the global `fetch`. A response has a status, headers and a body of text. */
  fetch(address: unknown, request?: RequestInit): Promise<object>;
  settle(answer: ProviderAnswer): void;
}

export function createProviderFetch(channel: EdgeChannel, providerOrigin: string): ProviderFetch {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  return {
    fetch(address, { method = 'GET', body, signal } = {}) {
      const url = String(address);
      if (!url.startsWith(`${providerOrigin}/`)) {
        return Promise.reject(new TypeError(`While rendering, only the API can be called, not ${url}.`));
      }
      if (signal?.aborted) return Promise.reject(signal.reason);
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<object>();
      pending.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        if (!pending.delete(id)) return;
        channel.send({ kind: 'call-cancelled', id });
        reject(signal.reason);
      });
      const text = typeof body === 'string' ? body : undefined;
      channel.send({ kind: 'call', id, method, path: url.slice(providerOrigin.length), body: text });
      return promise;
    },
    settle(answer) {
      const call = pending.get(answer.id);
      pending.delete(answer.id);
      if (answer.kind === 'response') call?.resolve(responseOf(answer));
      else call?.reject(new TypeError(answer.reason));
    },
  };
}

/** As much of a `Response` as axios reads. The global class would load Node's HTTP client, which has the network. */
function responseOf({ status, retryAfter, body }: Extract<ProviderAnswer, { kind: 'response' }>): object {
  const headers = new Map([['content-type', 'application/json']]);
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    headers,
    text: async () => body,
    json: async () => JSON.parse(body),
  };
}
