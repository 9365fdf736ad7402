import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '../env.ts';
import { readyOrigin, stopProcess } from '../started-process.ts';
import { ROOT } from '../this-checkout.ts';

/** An edge server for one test, so that its faults do not affect other tests. */
export type OwnEdge = {
  origin: string;
  pid: number;
  /** Its registry, a copy of the running shop's. */
  registry: string;
  dataFolder: string;
  stop: () => Promise<void>;
};

export type OwnEdgeOptions = {
  /** Changes the copied registry before the edge server reads it. */
  prepare?: (registry: string) => Promise<void>;
};

export async function startOwnEdge(
  environment: NodeJS.ProcessEnv = {},
  { prepare }: OwnEdgeOptions = {},
): Promise<OwnEdge> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const registry = path.join(dataFolder, 'registry');
  // While the running shop replaces a file, there is a draft of it.
  const filter = (file: string) => !file.endsWith('.draft');
  await cp(path.join(env.shopData, 'registry'), registry, { recursive: true, filter });
  await prepare?.(registry);
  const edge = spawn(process.execPath, [path.join(ROOT, 'platform/edge/src/server/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      SHOP_DATA: dataFolder,
      PROVIDER_PORT: new URL(env.providerOrigin).port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readyOrigin(edge);
  return {
    origin,
    pid: edge.pid ?? 0,
    registry,
    dataFolder,
    stop: async () => {
      await stopProcess(edge);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
