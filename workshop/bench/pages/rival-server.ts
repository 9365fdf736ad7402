import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers about the transfer of one body. All others are passed on, so that they cost every rival the same. */
const OF_ONE_BODY = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** What a rival has of its own: files, and documents whose styles and scripts the shop's policy does not name. */
type Own = { folder?: string; hasPolicy?: boolean };

export type RivalServer = { origin: string; close: () => void };

/**
 * A server for one rival: it makes its own documents where the shop has one, and requests everything else from the shop, except the
 * files of the rival's own folder. Files are compressed once, as by the edge server; API requests are not cached.
 */
export function startRivalServer(
  shop: string,
  documentOf: (url: string) => Promise<string>,
  { folder, hasPolicy = true }: Own = {},
): Promise<RivalServer> {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();

  async function load(url: string) {
    const file = folder && path.join(folder, url);
    if (file && statSync(file, { throwIfNoEntry: false })?.isFile()) {
      const body = brotliCompressSync(readFileSync(file), {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      const headers = {
        'Content-Type': 'text/javascript',
        'Content-Encoding': 'br',
        'Cache-Control': IMMUTABLE,
      };
      return { status: 200, headers, body };
    }
    const upstream = await fetch(shop + url);
    const type = upstream.headers.get('content-type') ?? '';
    const content = Buffer.from(await upstream.arrayBuffer());
    const headers = Object.fromEntries([...upstream.headers].filter(([name]) => !OF_ONE_BODY.has(name)));
    if (!/^(text|application)\//.test(type)) return { status: upstream.status, headers, body: content };
    const isDocument = type.startsWith('text/html');
    // Kept for all visits, as the edge server keeps the shop's.
    const text = isDocument ? await documentOf(url) : content;
    const params = { [constants.BROTLI_PARAM_QUALITY]: isDocument ? 4 : 11 };
    const body = brotliCompressSync(text, { params });
    if (!hasPolicy) delete headers['content-security-policy'];
    return { status: upstream.status, headers: { ...headers, 'content-encoding': 'br' }, body };
  }

  async function respond(url: string, response: ServerResponse): Promise<void> {
    const known = kept.get(url) ?? (await load(url));
    kept.set(url, known);
    response.writeHead(known.status, known.headers);
    response.end(known.body);
  }

  const server = createServer((request, response) => {
    const fail = (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    };
    const { url = '/' } = request;
    if (url.startsWith('/api/')) passOn(request, new URL(url, shop), response).on('error', fail);
    else respond(url, response).catch(fail);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    }),
  );
}

/** Passes request and response on unchanged. */
function passOn(request: IncomingMessage, to: URL, response: ServerResponse) {
  const { method, headers } = request;
  const onward = openRequest(to, { method, headers: { ...headers, host: to.host } }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  return request.pipe(onward);
}
