import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { hasOneSpelling } from 'parts/http/one-spelling';
import { OVERLOAD, type Overload } from 'parts/http/overload';
import { callersTrace, inSpan, noteStatus } from 'parts/http/tracing';
import { BODY_LIMIT } from 'shared-contracts/endpoint';
import type { TrustedProxies } from '../settings/trusted-proxies.ts';
import type { ApiEnvironment } from './api.ts';
import { HttpError } from './http-error.ts';

/** A proxy's request id is accepted only if it is a UUID, so that a client cannot write free text into the log. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const requestId = createMiddleware<ApiEnvironment>(async (context, next) => {
  const given = context.req.header('x-request-id');
  const id = given && UUID.test(given) ? given : randomUUID();
  context.set('requestId', id);
  context.header('X-Request-Id', id);
  await next();
});

/** Security headers. HTML documents set their own Content-Security-Policy. */
export const responseHeaders = (isStopping: () => boolean) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    // A client with a keep-alive connection sends its next request to the new provider. The rest of a body that is too large
    // is not read, so the connection cannot be used again.
    if (isStopping() || context.res.status === 413) headers.set('Connection', 'close');
  });

export const bodySizeLimit = bodyLimit({
  maxSize: BODY_LIMIT.bytes,
  onError: () => {
    throw new HttpError(413, BODY_LIMIT.message);
  },
});

/** SITE-61, as the edge server before it. */
export const refuseOtherSpellings = createMiddleware<ApiEnvironment>(async (context, next) => {
  if (!hasOneSpelling(context.env.incoming.url ?? ''))
    throw new HttpError(404, 'There is nothing at this address.');
  await next();
});

/** Runs before all other work, because a refusal must cost next to nothing. */
export const refuseWhenOverloaded = (overload: Overload) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    const leave = overload.enter(context.req.path);
    if (!leave) throw new HttpError(503, OVERLOAD.message, OVERLOAD);
    try {
      await next();
    } finally {
      leave();
    }
  });

/** Traces each request in a span named after the route's pattern, because the URL may hold a phone number. Trusts the edge server's trace. */
export const traceRequest = createMiddleware<ApiEnvironment>((context, next) => {
  const { method } = context.req;
  const isTrusted = context.get('trustedProxies').has(context.env.incoming.socket.remoteAddress);
  const parent = isTrusted ? callersTrace((name) => context.req.header(name)) : ROOT_CONTEXT;
  return inSpan('request', { kind: SpanKind.SERVER, parent }, async (span) => {
    await next();
    if (!span.isRecording()) return;
    const route = routePath(context, -1);
    span
      .updateName(`${method} ${route}`)
      .setAttributes({ 'http.request.method': method, 'http.route': route });
    noteStatus(span, context.res.status);
  });
});

/** Tells later handlers which proxies' headers to trust. */
export const trustProxies = (trusted: TrustedProxies) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    context.set('trustedProxies', trusted);
    await next();
  });

/** Methods of calls that another site may send, as they change nothing, and of the preflight request. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * API-95: refuses requests that a browser sends for a page of another site, which could otherwise send codes through its visitors. Only such
 * pages get this 403. Browsers without the header cannot send JSON to another site without a preflight request.
 */
export const refuseOtherSites = createMiddleware<ApiEnvironment>(async (context, next) => {
  const isForeign = context.req.header('sec-fetch-site') === 'cross-site';
  if (isForeign && !READING.has(context.req.method))
    throw new HttpError(403, 'Pages of other websites may not do this.');
  await next();
});
