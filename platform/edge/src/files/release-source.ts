import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readSignature } from 'releases/registry/signing/release-signature';
import type { ReleaseIndex } from 'releases/registry/source/release-index';
import {
  digestOfFiles,
  type FileDigest,
  fileDigests,
  hashOfDigest,
} from 'releases/registry/store/content-hash';
import { releaseFolder } from 'releases/registry/store/registry-folders';

const PATH = /^\/releases\/([a-z][a-z0-9-]{0,63})\/([0-9a-f]{16})\/(index\.json|[0-9a-f]{64})$/;
/** Releases whose lists of files are kept. */
const LISTS_KEPT = 50;

/**
 * Offers the stored releases whole to other edge servers (`RELEASE_SOURCE`), with their server builds: never to visitors. A release that
 * has lost files is not there.
 */
export function releaseSourceRoute(registry: string): RequestListener {
  const lists = new LRUCache<string, FileDigest[]>({ max: LISTS_KEPT });

  async function filesOf(id: string, hash: string): Promise<FileDigest[] | undefined> {
    const known = lists.get(`${id}/${hash}`);
    if (known) return known;
    const files = await fileDigests(releaseFolder(registry, id, hash)).catch(() => []);
    if (hashOfDigest(digestOfFiles(files)) !== hash) return undefined;
    lists.set(`${id}/${hash}`, files);
    return files;
  }

  async function contentOf(url: string): Promise<Buffer | string | undefined> {
    const [, id, hash, name] = PATH.exec(url) ?? [];
    if (!id || !hash || !name) return undefined;
    const files = await filesOf(id, hash);
    if (name !== 'index.json') {
      const path = files?.find(({ sha256 }) => sha256 === name)?.path;
      return path && (await readFile(join(releaseFolder(registry, id, hash), path)));
    }
    const signature = await readSignature(registry, id, hash);
    return files && JSON.stringify({ files, ...(signature && { signature }) } satisfies ReleaseIndex);
  }

  return async ({ method, url = '' }, response) => {
    const content = method === 'GET' ? await contentOf(url).catch(() => undefined) : undefined;
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': 'application/octet-stream' });
    response.end(content);
  };
}
