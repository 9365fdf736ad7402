import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import type { ReleasedSet } from 'releases/registry/released-set';
import { releasesFolder } from 'releases/registry/store/registry-folders';
import { namedTag } from '../entity-tags.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const RELEASE_PATH = /^\/releases\/([a-z][a-z0-9-]{0,63})\/([0-9a-f]{16})\/(.+)$/;

/** A release never changes, so its hash and the encoding identify the bytes of a path. */
function etag(hash: string, encoding: string | null): string {
  return `"${hash}-${encoding ?? 'plain'}"`;
}

/** A single range of bytes. Any other header is ignored, so that the client gets the whole file (RFC 9110, 14.2). */
const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-\d{1,15})$/;

function isRange(header: string): boolean {
  const [range, from = '', to] = RANGE.exec(header.trim()) ?? [];
  return range !== undefined && !(to && Number(to) < Number(from));
}

/** A 404 for a missing file. Never an HTML page, because a browser would try to run or show it. */
function fileNotFound(c: Context): Response {
  return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
}

async function sendFile(c: Context, serve: ReturnType<typeof serveStatic>, hash: string, caching: string) {
  c.header('Cache-Control', caching);
  c.header('Vary', 'Accept-Encoding');
  const asked = c.req.header('If-None-Match');
  const tags = [null, 'br', 'gzip'].map((encoding) => etag(hash, encoding));
  const tag = asked?.trim() === '*' ? undefined : namedTag(asked, tags);
  if (tag) return c.body(null, 304, { ETag: tag });
  if (!isRange(c.req.header('Range') ?? '')) c.req.raw.headers.delete('Range');
  const file = await serve(c, async () => {});
  if (!file) return fileNotFound(c);
  const own = etag(hash, file.headers.get('Content-Encoding'));
  if (namedTag(asked, [own])) {
    await file.body?.cancel();
    return new Response(null, {
      status: 304,
      headers: { 'Cache-Control': caching, Vary: 'Accept-Encoding', ETag: own },
    });
  }
  file.headers.set('Vary', 'Accept-Encoding');
  file.headers.set('ETag', own);
  return file;
}

/**
 * `/releases/<id>/<hash>/<file>`: the client files of every published release, so that open tabs can still load older
 * ones (PROM-4). Other origins may read them, because remotes are loaded with `crossorigin`.
 */
export function releaseFiles(registry: string): Handler {
  const serve = serveStatic({
    root: releasesFolder(registry),
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(RELEASE_PATH, '$1/$2/client/$3'),
  });
  return async (c) => {
    const hash = RELEASE_PATH.exec(c.req.path)?.[2];
    if (!hash) return fileNotFound(c);
    const response = await sendFile(c, serve, hash, FOREVER);
    response.headers.set('Access-Control-Allow-Origin', '*');
    response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return response;
  };
}

/** Files with a fixed path, such as `/favicon.ico`: `client/root/` of the live shell. */
export function rootFiles(registry: string, currentSet: () => ReleasedSet | undefined): Handler {
  return async (c) => {
    const set = currentSet();
    if (!set) return fileNotFound(c);
    const { hash } = set.shell;
    const serve = serveStatic({
      root: releasesFolder(registry),
      precompressed: true,
      rewriteRequestPath: (path) => `shell/${hash}/client/root${path}`,
    });
    return sendFile(c, serve, hash, ONE_HOUR);
  };
}
