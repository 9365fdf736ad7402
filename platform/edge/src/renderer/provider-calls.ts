import { type Context, ROOT_CONTEXT, type Span, SpanKind } from '@opentelemetry/api';
import { KEEP_ALIVE_MARGIN } from 'parts/http/http-server';
import { inSpan, noteStatus, traceHeaders } from 'parts/http/tracing';
import { Agent } from 'undici';
import type { EdgeMessage, ProviderCall } from '../isolated/messages.ts';
import { reasonOf } from '../isolated/reason.ts';
import { type CallOutcome, type CallWatch, nameCall, outcomeOf } from '../proxy/call-outcome.ts';
import { publicQueries } from './public-queries.ts';

/** Milliseconds. Pages wait only for a fraction of this; late options of a filter may take longer. */
const TIME_LIMIT = 20_000;
const MAX_BODY_BYTES = 4 * 2 ** 20;
/** Calls under way. Sixteen pages with all their queries need far fewer. */
const MAX_CALLS = 200;
const LATE = new DOMException('The provider is late.', 'TimeoutError');
const METHODS = new Set(['GET', 'POST']);
const HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

interface CallingPage {
  requestId?: string | undefined;
  /** The span of the page's rendering. */
  trace?: Context;
}

/** Makes the API calls that a renderer's process requests. */
export interface ProviderCalls {
  make(call: ProviderCall, page?: CallingPage): void;
  cancel(id: number): void;
  end(): void;
}

/**
 * Makes only public queries, only to the provider, and without a token: a server build can learn from the API what every visitor can, and
 * change nothing.
 * @param answer sends the response to the process
 */
export function createProviderCalls(
  providerOrigin: string,
  answer: (message: EdgeMessage) => void,
  { noteCall, attributesOf }: CallWatch = {},
): ProviderCalls {
  // `fetch` takes twice the processor time, and a page makes up to 17 calls.
  const agent = new Agent({ keepAliveTimeoutThreshold: KEEP_ALIVE_MARGIN, allowH2: false });
  const { origin } = new URL(providerOrigin);
  const running = new Map<number, AbortController>();

  const isPublic = publicQueries(async () => {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const { body } = await agent.request({ origin, path: '/openapi.json', method: 'GET', signal });
    return JSON.parse(await textOf(body));
  });

  async function request(
    { id, method, path, body }: ProviderCall,
    { requestId, span }: CallingPage & { span: Span },
  ): Promise<EdgeMessage> {
    const url = new URL(providerOrigin + path);
    if (running.size >= MAX_CALLS) throw new Error('Too many calls of the renderer are under way.');
    const controller = new AbortController();
    running.set(id, controller);
    const timeout = setTimeout(() => controller.abort(LATE), TIME_LIMIT);
    try {
      if (url.origin !== origin || !(await isPublic(method, url.pathname))) {
        throw new Error(`${method} ${url.pathname} is no public query of the API.`);
      }
      const response = await agent
        .request({
          origin,
          path: url.pathname + url.search,
          method: method as 'GET' | 'POST',
          body: body ?? null,
          headers: {
            ...HEADERS,
            ...(requestId !== undefined && { 'x-request-id': requestId }),
            ...traceHeaders(),
          },
          signal: controller.signal,
        })
        .catch((error: unknown) => {
          noteCall?.(failureOf(controller.signal));
          throw error;
        });
      const status = response.statusCode;
      noteCall?.(outcomeOf(status));
      noteStatus(span, status);
      const text = await textOf(response.body);
      if (status >= 300 && status < 400) throw new Error('The provider redirects a query.');
      const retryAfter = response.headers['retry-after']?.toString();
      return { kind: 'response', id, status, retryAfter, body: text };
    } finally {
      clearTimeout(timeout);
      running.delete(id);
    }
  }

  return {
    make(call, { requestId, trace: parent = ROOT_CONTEXT } = {}) {
      inSpan('call', { kind: SpanKind.CLIENT, parent }, (span) => {
        // The process is not trusted with names: a method or path that no release uses could be any text.
        const method = METHODS.has(call.method) ? call.method : 'other';
        if (span.isRecording()) nameCall(span, method, attributesOf?.(pathOf(call), '/api/*'));
        return request(call, { requestId, span });
      }).then(answer, (error: unknown) =>
        answer({ kind: 'no-response', id: call.id, reason: reasonOf(error) }),
      );
    },
    cancel: (id) => running.get(id)?.abort(),
    end: () => void agent.destroy(),
  };
}

function pathOf({ path }: ProviderCall): string {
  const [before = ''] = path.split('?');
  return before;
}

function failureOf({ aborted, reason }: AbortSignal): CallOutcome {
  if (!aborted) return 'unreachable';
  return reason === LATE ? 'late' : 'cancelled';
}

/** Leaving the loop early destroys the body, and with it the connection. */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The response of the provider is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
