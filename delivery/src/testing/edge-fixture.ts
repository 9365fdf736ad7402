import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { startEdge } from '../edge/edge-server.ts';
import { readEnvironment } from '../env.ts';
import { publishTogether } from '../registry/publish.ts';
import { remoteBuild, shellBuild, temporaryFolder } from './artefact-fixture.ts';

interface EdgeUnderTest {
  origin: string;
  registry: string;
  /** The folder that holds the builds `shell` and `catalog`. */
  builds: string;
}

interface EdgeSetting {
  environment?: NodeJS.ProcessEnv;
  /** Source of `shell.cjs`. */
  shell?: string;
  /** The paths that have a page, as the shell's release lists them. */
  paths?: string[];
  /** Source of the shell's script in the browser. */
  shellScript?: string;
  /** Source of the catalog's `remote.cjs`. */
  catalog?: string;
}

/** An edge server on a free port that serves a shell and a catalog, and stops after the test. */
export async function edgeUnderTest(setting: EdgeSetting = {}): Promise<EdgeUnderTest> {
  const data = await temporaryFolder();
  const builds = join(data, 'builds');
  const registry = join(data, 'registry');
  const shell = await shellBuild(join(builds, 'shell'), {
    server: setting.shell,
    paths: setting.paths,
    script: setting.shellScript,
  });
  const catalog = await remoteBuild(join(builds, 'catalog'), { server: setting.catalog });
  await publishTogether([shell, catalog], registry);
  // Patient: what is not about a limit must not fail on a busy machine.
  const patience = { PAGE_RENDER_LIMIT: '5000' };
  const edge = await startEdge(
    readEnvironment({ SHOP_DATA: data, PORT: '0', ...patience, ...setting.environment }),
  );
  onTestFinished(() => edge.stop());
  return { origin: edge.origin, registry, builds };
}

interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request whose path is sent as it is written, which `fetch` would tidy up, and whose body stays compressed. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });
}
