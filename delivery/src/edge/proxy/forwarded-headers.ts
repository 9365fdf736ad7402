import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** They speak of one connection, not of the message (RFC 9110 7.6.1). */
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

/** Only the edge says from where a request came. Whoever may write these himself escapes every limit by origin. */
const CLAIMS_OF_ORIGIN = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

function withoutHops(headers: IncomingHttpHeaders): [name: string, value: string | string[]][] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP.has(name) || named.includes(name) ? [] : [[name, value]],
  );
}

interface ToldByTheEdge {
  requestId: string;
  /** The shop's address as visitors type it. */
  publicUrl: string;
}

/** The headers of a visitor's request, as the provider gets them. */
export function forwardedHeaders(
  request: IncomingMessage,
  provider: URL,
  { requestId, publicUrl }: ToldByTheEdge,
): Record<string, string | string[]> {
  const kept = withoutHops(request.headers).filter(([name]) => !CLAIMS_OF_ORIGIN.has(name));
  return {
    ...Object.fromEntries(kept),
    host: provider.host,
    'x-forwarded-for': request.socket.remoteAddress ?? 'unknown',
    'x-forwarded-host': request.headers.host ?? '',
    'x-public-origin': new URL(publicUrl).origin,
    'x-request-id': requestId,
  };
}

/** The headers of the provider's answer, as the visitor gets them. */
export function returnedHeaders(answer: IncomingMessage): Record<string, string | string[]> {
  return Object.fromEntries(withoutHops(answer.headers));
}
