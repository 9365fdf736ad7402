import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import { releasesFolder } from '../../registry/registry-folders.ts';
import type { ReleasedSet } from '../../registry/released-set.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const RELEASE_PATH = /^\/releases\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/(.+)$/;

/** One path holds one sequence of bytes for each encoding, so the release's hash tells them apart. */
function etag(hash: string, encoding: string | null): string {
  return `"${hash}-${encoding ?? 'plain'}"`;
}

/** The tag among those that a visitor holds which is one of this path's. */
function knownTag(c: Context, hash: string): string | undefined {
  const own = [null, 'br', 'gzip'].map((encoding) => etag(hash, encoding));
  const held = (c.req.header('If-None-Match') ?? '').split(/\s*,\s*/);
  return held.map((tag) => tag.replace(/^W\//, '')).find((tag) => own.includes(tag));
}

/** A missing file is never answered with a page: a browser would run or show that instead. */
export function noSuchFile(c: Context): Response {
  return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
}

async function answerFile(c: Context, serve: ReturnType<typeof serveStatic>, hash: string, caching: string) {
  c.header('Cache-Control', caching);
  c.header('Vary', 'Accept-Encoding');
  const known = knownTag(c, hash);
  if (known) return c.body(null, 304, { ETag: known });
  const file = await serve(c, async () => {});
  if (!file) return noSuchFile(c);
  file.headers.set('Vary', 'Accept-Encoding');
  file.headers.set('ETag', etag(hash, file.headers.get('Content-Encoding')));
  return file;
}

/**
 * `/releases/<id>/<hash>/<file>`: the browser files of every release that was ever published, for tabs that were
 * opened before the latest one. Other origins may read them: remotes are loaded with `crossorigin`.
 */
export function releaseFiles(registry: string): Handler {
  const serve = serveStatic({
    root: releasesFolder(registry),
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(RELEASE_PATH, '$1/$2/client/$3'),
  });
  return async (c) => {
    const hash = RELEASE_PATH.exec(c.req.path)?.[2];
    if (!hash) return noSuchFile(c);
    const answer = await answerFile(c, serve, hash, FOREVER);
    answer.headers.set('Access-Control-Allow-Origin', '*');
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  };
}

/** Files that must lie at the top, such as `/favicon.ico`: `client/root/` of the live shell. */
export function rootFiles(registry: string, currentSet: () => ReleasedSet | undefined): Handler {
  return async (c) => {
    const set = currentSet();
    if (!set) return noSuchFile(c);
    const { hash } = set.shell;
    const serve = serveStatic({
      root: releasesFolder(registry),
      precompressed: true,
      rewriteRequestPath: (path) => `shell/${hash}/client/root${path}`,
    });
    return answerFile(c, serve, hash, ONE_HOUR);
  };
}
