import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OrdinaryApp } from './ordinary-app/build-ordinary-app.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Serves the ordinary application. Its documents are the shop's own, data blocks and all, with this application's
 * scripts and preloads in the place of the federated ones: whatever differs is federation.
 * @param shop origin of the running shop
 */
export function startOrdinaryServer(app: OrdinaryApp, shop: string): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const brotli = (key: string, content: Buffer | string): Buffer => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: key.startsWith('document') ? 4 : constants.BROTLI_MAX_QUALITY,
    };
    const kept = compressed.get(key) ?? brotliCompressSync(content, { params });
    compressed.set(key, kept);
    return kept;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const file = path.join(app.folder, url);
    const type = TYPES[path.extname(url)];
    if (type && isFile(file)) {
      const isFont = type.startsWith('font');
      response.writeHead(200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(isFont ? {} : { 'Content-Encoding': 'br' }),
      });
      response.end(isFont ? readFileSync(file) : brotli(file, readFileSync(file)));
      return;
    }
    const original = await fetch(shop + url, { headers: { Accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await original.arrayBuffer());
    const contentType = original.headers.get('content-type') ?? '';
    if (!contentType.startsWith('text/html')) {
      response.writeHead(original.status, { 'Content-Type': contentType });
      response.end(body);
      return;
    }
    const html = ordinaryDocument(body.toString(), app);
    response.writeHead(original.status, { 'Content-Type': contentType, 'Content-Encoding': 'br' });
    response.end(brotli(`document ${html.length}`, html));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function ordinaryDocument(html: string, app: OrdinaryApp): string {
  const set = /<script type="application\/json" id="released-set">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { first } = JSON.parse(set) as { first: string[] };
  const loads = [
    ...app.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...app.scripts.map((src) => `<script defer src="${src}" fetchpriority="high"></script>`),
    ...app.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin fetchpriority="low">`,
    ),
    ...first.flatMap(app.chunksOf).map((href) => `<link rel="preload" as="script" href="${href}">`),
  ];
  return html
    .replace(/<link[^>]*(rel="stylesheet"|as="script"|as="font")[^>]*>\n?/g, '')
    .replace(/<script[^>]* src=[^>]*><\/script>\n?/g, '')
    .replace(set, JSON.stringify({ first }))
    .replace('</head>', `${loads.join('\n')}\n</head>`);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
