import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishTogether } from 'releases/registry/publish';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { readEnvironment } from '../env.ts';
import { type EdgeServer, startEdge } from '../server/edge-server.ts';

export interface EdgeUnderTest {
  origin: string;
  /** Set with `METRICS_PORT`. */
  metricsOrigin: string | undefined;
  registry: string;
  /** The folder of the builds `shell` and `catalog`. */
  builds: string;
}

interface EdgeOptions {
  environment?: NodeJS.ProcessEnv;
  shell?: string;
  paths?: string[];
  shellScript?: string;
  /** Source of the catalog's `remote.cjs`. */
  catalog?: string;
  /** The entry of the catalog's page `shop`: its paths, and whether it needs a login. */
  pages?: object;
  isChanged?: boolean;
}

export async function edgeUnderTest(options: EdgeOptions = {}): Promise<EdgeUnderTest> {
  const { edge, ...started } = await startedEdge(await temporaryFolder(), options);
  onTestFinished(() => edge.stop());
  return started;
}

/**
 * One edge server for all tests of a file (or of a `describe`) that publish nothing: a start takes half a second, mostly for the
 * renderer's process.
 * @returns a function that gives the server to a test
 */
export function sharedEdge(options: EdgeOptions = {}): () => EdgeUnderTest {
  let started: (EdgeUnderTest & { edge: EdgeServer }) | undefined;
  let data: string;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'shop-'));
    started = await startedEdge(data, options);
  });
  afterAll(async () => {
    await started?.edge.stop();
    await rm(data, { recursive: true, force: true });
  });
  return () => {
    if (!started)
      throw new Error('The shared edge server is started before the tests, not while they are collected.');
    return started;
  };
}

async function startedEdge(
  data: string,
  options: EdgeOptions,
): Promise<EdgeUnderTest & { edge: EdgeServer }> {
  const builds = join(data, 'builds');
  const registry = join(data, 'registry');
  const shell = await shellBuild(join(builds, 'shell'), {
    server: options.shell,
    paths: options.paths ?? ['/', '/good', '/bad'],
    script: options.shellScript,
  });
  const catalog = await remoteBuild(join(builds, 'catalog'), {
    server: options.catalog,
    pages: options.pages,
  });
  const [, published] = await publishTogether([shell, catalog], registry);
  if (options.isChanged && published) {
    const folder = releaseFolder(registry, published.id, published.hash);
    await appendFile(join(folder, 'server/remote.cjs'), '// changed');
  }
  // Tests that are not about limits must not fail on a busy machine.
  const generousLimits = { PAGE_RENDER_LIMIT: '5000', VISITOR_PAGE_RATE: '10000' };
  const edge = await startEdge(
    readEnvironment({ SHOP_DATA: data, PORT: '0', ...generousLimits, ...options.environment }),
  );
  return { origin: edge.origin, metricsOrigin: edge.metricsOrigin, registry, builds, edge };
}

/** Starts another edge server on a registry, as after a restart, and stops it after the test. @returns its origin */
export async function edgeOn(registry: string): Promise<string> {
  const edge = await startEdge(readEnvironment({ SHOP_DATA: dirname(registry), PORT: '0' }));
  onTestFinished(() => edge.stop());
  return edge.origin;
}

interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path unchanged, where `fetch` would normalise it, and leaves the response body compressed. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers, agent: false }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: await text(response) });
    })
      .on('error', reject)
      .end();
  });
}
