import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../console/progress.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';
import { freePortFrom } from '../processes/tcp-port.ts';

const FIRST_PORT = 3101;

/** The development server of one remote, with its harness at `/` and the entry that the shop loads. */
export interface DevServer {
  remote: string;
  server: ServerProcess;
}

/** Starts a development server for each remote (`catalog`) on the first free ports from 3101 on. */
export async function startDevServers(
  root: string,
  remotes: string[],
  dataFolder: string,
): Promise<DevServer[]> {
  const logs = join(dataFolder, 'logs');
  await mkdir(logs, { recursive: true });
  const started: DevServer[] = [];
  try {
    for (const remote of remotes) {
      const port = await freePortFrom(
        FIRST_PORT,
        started.map(({ server }) => Number(new URL(server.origin).port)),
      );
      const server = await step(`Start the development server of ${remote}`, () =>
        startServer({
          name: `development server of ${remote}`,
          args: [
            join(root, `mfe-${remote}/node_modules/@rsbuild/core/bin/rsbuild.js`),
            'dev',
            '--port',
            String(port),
          ],
          folder: join(root, `mfe-${remote}`),
          environment: { NO_COLOR: '1' },
          logFile: join(logs, `dev-${remote}.log`),
          readyLine: /Local:\s+(http:\/\/\S+)/,
        }),
      );
      started.push({ remote, server });
    }
  } catch (error) {
    await stopDevServers(started);
    throw error;
  }
  return started;
}

/** Remote id → the entry that replaces the published one. */
export function devEntries(servers: DevServer[]): Record<string, string> {
  return Object.fromEntries(servers.map(({ remote, server }) => [remote, `${server.origin}/remoteEntry.js`]));
}

export async function stopDevServers(servers: DevServer[]): Promise<void> {
  await Promise.all(servers.map(({ server }) => server.stop()));
}
