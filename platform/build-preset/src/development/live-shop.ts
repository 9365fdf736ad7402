import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIVE_SET_PATH, type LiveSet } from 'shared-contracts/document';
import { type DevelopedRemote, documentWith, hasPage } from './live-documents.ts';

const HOP_HEADERS = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade'];
/** Response headers to drop: `fetch` has already decoded the body, and `localhost` has no HTTPS. */
const NOT_PASSED_ON = ['content-encoding', 'strict-transport-security', 'alt-svc'];
/** Request headers to drop: with them the shop may respond with a 304, without the document to change. */
const CONDITIONS = ['if-none-match', 'if-modified-since'];

/** @throws Error with a sentence, if no shop answers at the address */
export async function requireShop(shop: URL): Promise<void> {
  const set = await fetch(new URL(LIVE_SET_PATH, shop))
    .then((response) => response.json() as Promise<Partial<LiveSet>>)
    .catch(() => undefined);
  if (!set?.live?.['shell']) throw new Error(`No shop answers at ${shop.origin}${LIVE_SET_PATH}.`);
}

/** Answers a request from a running shop, with one remote in place of its live release. */
export async function answerFromShop(
  shop: URL,
  remote: DevelopedRemote,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', shop);
  const isDocument = request.headers.accept?.includes('text/html') ?? false;
  const isChanged = isDocument || pathname === LIVE_SET_PATH;
  const address = new URL(pathname + search, shop);
  const received = await send(address, request, isChanged ? CONDITIONS : []).catch((error: unknown) => error);
  if (!(received instanceof Response)) {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`${shop.origin} does not answer: ${String(received)}`);
    return;
  }
  const isNewPage = isDocument && received.status === 404 && hasPage(remote, pathname);
  response.statusCode = isNewPage ? 200 : received.status;
  response.setHeaders(without(received.headers, [...HOP_HEADERS, ...NOT_PASSED_ON]));
  if (isChanged) {
    const text = await received.text();
    response.removeHeader('etag');
    response.setHeader('cache-control', 'no-store');
    response.end(isDocument ? documentWith(remote, text, pathname) : liveSetWith(remote, JSON.parse(text)));
  } else if (received.body) {
    // The browser may close the connection, or the shop may stop in the middle of the response.
    await pipeline(received.body, response).catch(() => response.destroy());
  } else response.end();
}

/** Without this change, an open tab would think that the developer's build has been replaced by a newer release. */
function liveSetWith({ id, published }: DevelopedRemote, set: LiveSet): string {
  return JSON.stringify({ ...set, live: { ...set.live, [id]: published.version } });
}

function send(address: URL, request: IncomingMessage, left: readonly string[]): Promise<Response> {
  const { method = 'GET' } = request;
  const headers = without(new Headers(sentHeaders(request)), [...HOP_HEADERS, ...left]);
  // The shop refuses calls from other sites.
  if (headers.has('origin')) headers.set('origin', address.origin);
  if (headers.has('referer')) headers.set('referer', address.href);
  const body =
    method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as RequestInit['body']);
  const init = { method, headers, body, duplex: 'half', redirect: 'manual' } as const;
  return fetch(address, init);
}

function sentHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}

function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
}
