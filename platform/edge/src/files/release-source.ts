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
  sha256,
} from 'releases/registry/store/content-hash';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { sourceMapsFile } from 'releases/registry/store/source-maps';

const PATH = /^\/releases\/([a-z][a-z0-9-]{0,63})\/([0-9a-f]{16})\/(index\.json|[0-9a-f]{64})$/;
const LISTS_KEPT = 50;

/**
 * Serves the stored releases, including their server builds, to other edge servers (`RELEASE_SOURCE`), but never to visitors. A release
 * that has lost files counts as missing.
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
    const folder = releaseFolder(registry, id, hash);
    const files = await filesOf(id, hash);
    if (!files) return undefined;
    const path = files.find((file) => file.sha256 === name)?.path;
    if (path) return readFile(join(folder, path));
    const content = await readFile(sourceMapsFile(folder)).catch(() => undefined);
    const maps = content && sha256(content);
    if (name !== 'index.json') return name === maps ? content : undefined;
    const signature = await readSignature(registry, id, hash);
    return JSON.stringify({
      files,
      ...(maps && { maps }),
      ...(signature && { signature }),
    } satisfies ReleaseIndex);
  }

  return async ({ method, url = '' }, response) => {
    const content = method === 'GET' ? await contentOf(url).catch(() => undefined) : undefined;
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': 'application/octet-stream' });
    response.end(content);
  };
}
