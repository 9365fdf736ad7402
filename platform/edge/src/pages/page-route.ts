import { SpanKind } from '@opentelemetry/api';
import type { Context, Handler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { inSpan, noteStatus } from 'parts/http/tracing';
import { namedTag } from '../entity-tags.ts';
import { contentSecurityPolicy, type PolicySources } from '../policy/content-security-policy.ts';
import { documentHeaders } from '../policy/security-headers.ts';
import { visitorNetwork } from '../policy/visitors.ts';
import type { EdgeVariables } from '../proxy/edge-request.ts';
import { isHttp2 } from '../proxy/edge-request.ts';
import { acceptedEncoding } from './document-body.ts';
import type { Completeness, Redirect, SentDocument } from './document-outcome.ts';
import type { Pages } from './page-store.ts';
import { plainPage } from './plain-page.ts';

const REVALIDATE = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
const REDIRECTS = [301, 302, 303, 307, 308] as const;

export interface PageRouteOptions {
  /** The pages of the set that takes traffic; undefined while nothing is released. */
  currentPages: () => Pages | undefined;
  policySources: PolicySources;
  /** Called for each document that this visitor is sent. */
  noteSent?: (completeness: Completeness) => void;
}

export function pageRoute({
  currentPages,
  policySources,
  noteSent,
}: PageRouteOptions): Handler<EdgeVariables> {
  async function respond(c: Context<EdgeVariables>): Promise<Response> {
    const pages = currentPages();
    if (!pages)
      return c.text('The shop is being set up. Please come back in a moment.', 503, { 'Retry-After': '5' });
    const { pathname, search } = new URL(c.req.url);
    const promised = pages.pageOf(pathname + search, visitorNetwork(c.get('visitor')), c.get('requestId'));
    if (await isLate(promised)) sendEarlyHints(c, pages.earlyHints);
    const page = await promised;
    if (page.kind === 'refusal') return refuse(c, page.retryAfter);
    if (page.kind === 'redirect') return redirect(c, page);
    noteSent?.(page.completeness);
    return sendDocument(c, page, policySources, pages);
  }

  return (c) =>
    inSpan('document', { kind: SpanKind.SERVER }, async (span) => {
      const response = await respond(c);
      noteStatus(span, response.status);
      return response;
    });
}

/** Milliseconds. A cached document arrives sooner, and needs no hints. */
const EARLY_HINTS_AFTER = 10;

async function isLate(page: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, EARLY_HINTS_AFTER, true);
  const late = await Promise.race([page.then(() => false), promise]);
  clearTimeout(timer);
  return late;
}

/** Sends early hints (SITE-32). Browsers ignore them over HTTP/1.1. */
function sendEarlyHints(c: Context<EdgeVariables>, link: string[]): void {
  const { incoming, outgoing } = c.env;
  if (isHttp2(incoming) && c.req.header('Sec-Fetch-Mode') === 'navigate') outgoing.writeEarlyHints({ link });
}

function redirect(c: Context, page: Redirect): Response {
  const status = REDIRECTS.find((known) => known === page.status) ?? 302;
  return c.body(null, status, { ...REVALIDATE, Location: page.target });
}

const TOO_MANY_REQUESTS = plainPage(
  'One moment, please',
  'Your network has requested a great many pages in a short time. Please wait a few seconds, then reload this page.',
);

/** Milliseconds. A client that ignores refusals repeats its request at once, and each request takes processor time. */
const REFUSAL_DELAY = 500;

async function refuse(c: Context, retryAfter: number): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, REFUSAL_DELAY));
  return c.html(TOO_MANY_REQUESTS, 429, { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) });
}

async function sendDocument(
  c: Context,
  page: SentDocument,
  sources: PolicySources,
  pages: Pick<Pages, 'trustedTypes' | 'needsLogin'>,
): Promise<Response> {
  const { body, status, hashes, retryAfter } = page;
  const headers = {
    ...(retryAfter === undefined
      ? REVALIDATE
      : { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) }),
    ...documentHeaders(pages.needsLogin(c.req.path)),
    ETag: body.etag,
    'Content-Security-Policy': contentSecurityPolicy(c.req.path, sources, {
      hashes,
      trustedTypes: pages.trustedTypes,
    }),
  };
  const isCached = namedTag(c.req.header('If-None-Match'), [body.etag]) !== undefined;
  if (retryAfter === undefined && isCached) return c.body(null, 304, headers);

  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  const bytes = await body.encoded(encoding);
  return c.newResponse(bytes, {
    status: status as StatusCode,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}
