import { appendFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { startEdge } from '../edge/edge-server.ts';
import { readEnvironment } from '../env.ts';
import { publishTogether } from '../registry/publish.ts';
import { releaseFolder } from '../registry/registry-folders.ts';
import { remoteBuild, shellBuild, temporaryFolder } from './artefact-fixture.ts';

interface EdgeUnderTest {
  origin: string;
  registry: string;
  /** The folder of the builds `shell` and `catalog`. */
  builds: string;
}

interface EdgeOptions {
  environment?: NodeJS.ProcessEnv;
  /** Source of `shell.cjs`. */
  shell?: string;
  /** Patterns of the paths that have a page. */
  paths?: string[];
  /** Source of the shell's client script. */
  shellScript?: string;
  /** Source of the catalog's `remote.cjs`. */
  catalog?: string;
  /** Whether the catalog's server build is changed after its release. */
  isChanged?: boolean;
}

/** Starts an edge server on a free port with a shell and a catalog, and stops it after the test. */
export async function edgeUnderTest(options: EdgeOptions = {}): Promise<EdgeUnderTest> {
  const data = await temporaryFolder();
  const builds = join(data, 'builds');
  const registry = join(data, 'registry');
  const shell = await shellBuild(join(builds, 'shell'), {
    server: options.shell,
    paths: options.paths,
    script: options.shellScript,
  });
  const catalog = await remoteBuild(join(builds, 'catalog'), { server: options.catalog });
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
  onTestFinished(() => edge.stop());
  return { origin: edge.origin, registry, builds };
}

interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path as it is, where `fetch` would normalise it, and leaves the response body compressed. */
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
