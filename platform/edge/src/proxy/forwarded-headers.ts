import type { IncomingHttpHeaders } from 'node:http';
import { traceHeaders } from 'parts/http/tracing';
import type { EdgeRequest } from './edge-request.ts';

/** Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Only the edge server sets these: a client that could choose its own address would escape every limit per address. */
const ORIGIN_CLAIMS = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);
/** A visitor must not choose the trace of the provider's spans, or whether it is kept. */
const TRACE_CLAIMS = new Set(['traceparent', 'tracestate', 'baggage']);
/** Not forwarded, because Node has already responded with `100 Continue`. */
const EXPECT = 'expect';

type Headers = Record<string, string | string[]>;

function withoutHopByHop(headers: IncomingHttpHeaders): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP.has(name) || isPseudoHeader(name) || named.includes(name)
      ? []
      : [[name, value] as const],
  );
  return Object.fromEntries(kept);
}

/** HTTP/2 sends method, path and host as headers with a colon before their names. */
function isPseudoHeader(name: string): boolean {
  return name.startsWith(':');
}

interface EdgeDetails {
  requestId: string;
  visitor: string;
  publicUrl: string;
}

export function requestHeaders(
  { headers }: EdgeRequest,
  provider: URL,
  { requestId, visitor, publicUrl }: EdgeDetails,
): Headers {
  const kept = Object.entries(withoutHopByHop(headers)).filter(
    ([name]) => !ORIGIN_CLAIMS.has(name) && !TRACE_CLAIMS.has(name) && name !== EXPECT,
  );
  return {
    ...Object.fromEntries(kept),
    host: provider.host,
    'x-forwarded-for': visitor,
    'x-forwarded-host': headers.host ?? String(headers[':authority'] ?? ''),
    'x-public-origin': new URL(publicUrl).origin,
    'x-request-id': requestId,
    ...traceHeaders(),
  };
}

export function responseHeaders(headers: IncomingHttpHeaders): Headers {
  return withoutHopByHop(headers);
}
