import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { env } from '../env.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** An edge server of one test, so that its faults affect no other test. */
export type OwnEdge = {
  origin: string;
  pid: number;
  /** Its registry, a copy of the running shop's. */
  registry: string;
  dataFolder: string;
  stop: () => Promise<void>;
};

export type OwnEdgeOptions = {
  /** Changes the copy of the registry before the edge server reads it. */
  prepare?: (registry: string) => Promise<void>;
};

export async function startOwnEdge(
  environment: NodeJS.ProcessEnv = {},
  { prepare }: OwnEdgeOptions = {},
): Promise<OwnEdge> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const registry = path.join(dataFolder, 'registry');
  // A file that the running shop replaces meanwhile has a draft for a moment.
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
      edge.kill('SIGTERM');
      await new Promise((resolve) => edge.once('exit', resolve));
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Reads it from the line `edge ready on http://…`. */
async function readyOrigin(edge: ChildProcess): Promise<string> {
  if (!edge.stdout) throw new Error('The edge server has no output.');
  for await (const line of createInterface({ input: edge.stdout })) {
    const origin = /ready on (http:\S+)/.exec(line)?.[1];
    if (origin) {
      edge.stdout.resume();
      return origin;
    }
  }
  throw new Error('The edge server ended before it was ready.');
}
