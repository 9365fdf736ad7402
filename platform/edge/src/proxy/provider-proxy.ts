import { type Span, SpanKind } from '@opentelemetry/api';
import type { Context, Handler } from 'hono';
import { routePath } from 'hono/route';
import type { StatusCode } from 'hono/utils/http-status';
import { KEEP_ALIVE_MARGIN } from 'parts/http/http-server';
import { failSpan, inSpan, noteStatus } from 'parts/http/tracing';
import { isPublicQuery } from 'shared-contracts/document';
import { Agent, type Dispatcher, errors } from 'undici';
import { logEvent } from '../event-log.ts';
import { reasonOf } from '../isolated/reason.ts';
import { type CallWatch, nameCall, outcomeOf } from './call-outcome.ts';
import type { EdgeVariables } from './edge-request.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.ts';
import { ProviderOutage } from './provider-outage.ts';
import { BodyTooLarge, bodyTooLarge, requestBody, wholeBody } from './request-body.ts';

const NOT_READY = 'The picture is not ready yet. Please try again in a moment.';
const NOT_RESPONDING = 'The shop is not answering right now. Please try again in a moment.';
/** Milliseconds for which an idle connection stays open if the provider sets no time. */
const KEEP_ALIVE_DEFAULT = 60_000;
/**
 * A busy Node server accepts only one connection in each turn of its event loop, so many new ones would wait for seconds. This limit is above
 * the number of calls that may be under way; only payments, which never wait for a connection, are not counted in that.
 */
const CONNECTIONS = 1_024;
/** The provider's status while its picture queue is full. */
const OVERLOADED = 503;
const TOO_LARGE = 413;
/** Statuses with which `Response` does not accept a body. */
const BODILESS = new Set<number>([204, 205, 304]);

interface ProxyOptions extends CallWatch {
  /** The provider's URL; its path, if any, precedes each request's path. */
  provider: URL;
  publicUrl: string;
  /** Milliseconds without any data after which the request is given up. */
  timeLimit: number;
  /** The client repeats a late request, so it gets a 202. This is not logged, and browsers report no error. */
  isRetried?: true | undefined;
}

/** Reverse proxy to the provider. Streams bodies in both directions, and leaves compressed ones as they are. */
export function providerProxy({
  provider,
  publicUrl,
  timeLimit,
  isRetried,
  noteCall,
  attributesOf,
}: ProxyOptions): Handler<EdgeVariables> {
  const agent = new Agent({
    headersTimeout: timeLimit,
    bodyTimeout: timeLimit,
    keepAliveTimeout: KEEP_ALIVE_DEFAULT,
    keepAliveTimeoutThreshold: KEEP_ALIVE_MARGIN,
    connections: CONNECTIONS,
    allowH2: false,
  });
  const basePath = provider.pathname.replace(/\/$/, '');
  const outage = new ProviderOutage();

  /** @param left aborts when the visitor has left. A reading call is then cancelled; a call that may change something is finished */
  async function forward(c: Context<EdgeVariables>, left: AbortSignal): Promise<Dispatcher.ResponseData> {
    // Not `c.req.raw`: building it would consume the body of `incoming`.
    const { incoming } = c.env;
    const { pathname, search } = new URL(c.req.url);
    const onlyReads = ['GET', 'HEAD'].includes(c.req.method) || isPublicQuery(c.req.method, pathname);
    const request = {
      origin: provider.origin,
      // Appended, not resolved against the origin: a path with two leading slashes would lead to another host.
      path: basePath + pathname + search,
      method: c.req.method as Dispatcher.HttpMethod,
      headers: requestHeaders(incoming, provider, {
        requestId: c.get('requestId'),
        visitor: c.get('visitor'),
        publicUrl,
      }),
      ...(onlyReads && { signal: left }),
    };
    const body = onlyReads ? await wholeBody(incoming) : undefined;
    return outage.bridge(() => agent.request({ ...request, body: body ?? requestBody(incoming) }), onlyReads);
  }

  async function respond(c: Context<EdgeVariables>, span: Span): Promise<Response> {
    const left = new AbortController();
    c.env.outgoing.once('close', () => left.abort());
    try {
      const { statusCode, headers, body } = await forward(c, left.signal);
      noteCall?.(outcomeOf(statusCode));
      noteStatus(span, statusCode);
      // Without a listener, an error in an unread body would end the process. With it, a reader still gets the error.
      body.on('error', () => undefined);
      c.env.outgoing.once('close', () => body.destroy());
      if (isRetried && statusCode === OVERLOADED) {
        await body.dump();
        return notReady(c);
      }
      if (statusCode === TOO_LARGE && !c.env.incoming.complete) {
        body.destroy();
        return bodyTooLarge(c);
      }
      const isBodiless = BODILESS.has(statusCode) || c.req.method === 'HEAD';
      if (isBodiless) await body.dump();
      return c.newResponse(
        // Not `Readable.toWeb`, which still enqueues data after a cancellation, and so throws outside of any request.
        isBodiless ? null : ReadableStream.from(body),
        statusCode as StatusCode,
        responseHeaders(headers),
      );
    } catch (error) {
      if (error instanceof BodyTooLarge) return bodyTooLarge(c);
      const isLate = error instanceof errors.HeadersTimeoutError;
      const { aborted: hasLeft } = left.signal;
      const outcome = isLate ? 'late' : hasLeft ? 'cancelled' : 'unreachable';
      noteCall?.(outcome);
      failSpan(span, outcome);
      if (isLate && isRetried) return notReady(c);
      if (isLate || !hasLeft)
        logEvent(isLate ? 'provider-late' : 'provider-unreachable', {
          path: c.req.path,
          reason: reasonOf(error),
          requestId: c.get('requestId'),
        });
      c.header('Cache-Control', 'no-store');
      return c.json({ message: NOT_RESPONDING }, isLate ? 504 : 502);
    }
  }

  return (c) =>
    inSpan('call', { kind: SpanKind.CLIENT }, async (span) => {
      if (span.isRecording()) {
        nameCall(span, c.req.method, attributesOf?.(c.req.path, routePath(c)));
      }
      return respond(c, span);
    });
}

/** For an `img` element this is a failed picture, and its page requests it again. */
function notReady(c: Context): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ message: NOT_READY }, 202);
}
