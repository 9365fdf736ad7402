import type { PageResponse } from 'shared-contracts/document';
import {
  type EdgeMessage,
  type PageTimes,
  type ProcessMessage,
  type RenderMessage,
  withoutTexts,
} from './messages.ts';
import { SHARED_FILE, writePage } from './shared-file.ts';

/** The connection to the edge server. No server build can get hold of it. */
export interface EdgeChannel {
  send(message: ProcessMessage): void;
  /**
   * Responds to a message with a page.
   * @throws RangeError when the page is too long
   * @throws TypeError when a part of it cannot be written as JSON, such as a circular head; nothing is sent then
   */
  sendPage(request: RenderMessage, page: PageResponse, times: PageTimes): void;
  /** Sends this message, then ends the process. */
  sendLast(message: ProcessMessage): void;
  /** Passes on each message of the edge server, including earlier ones. */
  listen(handle: (message: EdgeMessage) => void): void;
}

/** Opens the connection on standard input and output. The process ends with the edge server. */
export function openEdgeChannel(): EdgeChannel {
  const { stdin, stdout } = process;
  const exit = process.exit.bind(process);
  // The edge server has ended, perhaps while a message was being sent.
  stdout.on('error', () => exit());
  const send = (message: ProcessMessage) => void stdout.write(lineOf(message));
  return {
    send,
    sendPage({ id, slot }, page, times) {
      const { response, texts } = withoutTexts(page);
      const sizes = slot === undefined ? undefined : writePage(SHARED_FILE, slot, texts);
      send({ kind: 'rendered', id, response, ...(sizes ? { sizes } : { texts }), times });
    },
    sendLast: (message) => void stdout.write(lineOf(message), () => exit(1)),
    listen(handle) {
      let rest = '';
      stdin.setEncoding('utf8');
      stdin.on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) handle(JSON.parse(line));
      });
      stdin.on('end', () => exit());
    },
  };
}

function lineOf(message: object): string {
  return `${JSON.stringify(message)}\n`;
}

type ProviderAnswer = Extract<EdgeMessage, { kind: 'response' | 'no-response' }>;

interface Pending {
  resolve(response: object): void;
  reject(error: Error): void;
}

/** The only network access of the process: a `fetch` for the API, which the edge server carries out. */
export interface ProviderFetch {
  /** Replaces the global `fetch`. A response has a status, headers and a body of text. */
  fetch(address: unknown, request?: RequestInit): Promise<object>;
  settle(answer: ProviderAnswer): void;
}

/** @param currentJob the page that the calling code is rendering */
export function createProviderFetch(
  channel: EdgeChannel,
  providerOrigin: string,
  currentJob: () => number,
): ProviderFetch {
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
      channel.send({
        kind: 'call',
        id,
        job: currentJob(),
        method,
        path: url.slice(providerOrigin.length),
        body: text,
      });
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

/** The part of `Response` that axios reads. The global class would load Node's HTTP client, which can open connections. */
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
