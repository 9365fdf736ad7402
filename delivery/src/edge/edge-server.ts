import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Environment } from '../env.ts';
import { readLive } from '../registry/live-releases.ts';
import { releasesFolder } from '../registry/registry-folders.ts';
import { policySources } from './content-security-policy.ts';
import { edgeApp } from './edge-app.ts';
import { listen } from './listening-server.ts';
import { followLiveSet } from './live-set.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPageStore } from './page-store.ts';
import { shopConfiguration } from './shop-configuration.ts';

/** An edge server that answers. */
export interface EdgeServer {
  origin: string;
  /** Lets requests that are being answered finish, within eight seconds. */
  stop(): Promise<void>;
}

/**
 * Starts the edge server on what the registry below `SHOP_DATA` says is live.
 * @throws RegistryDamaged, or the system's error when the port cannot be had.
 */
export async function startEdge(environment: Environment): Promise<EdgeServer> {
  const registry = join(environment.SHOP_DATA, 'registry');
  mkdirSync(releasesFolder(registry), { recursive: true });
  await readLive(registry);

  const server = await listen(environment.PORT);
  const origin = `http://localhost:${server.port}`;
  const publicUrl = environment.PUBLIC_URL ?? origin;
  const provider = new URL(environment.PROVIDER_URL ?? `http://127.0.0.1:${environment.PROVIDER_PORT}`);
  const currentSet = followLiveSet(registry);
  const configuration = shopConfiguration(environment);
  const renderer = createPageRenderer({
    registry,
    configuration,
    providerOrigin: provider.href.replace(/\/$/, ''),
    dataLimit: environment.PAGE_DATA_LIMIT,
    renderLimit: environment.PAGE_RENDER_LIMIT,
    without: Object.keys(environment.DEV_REMOTES),
  });
  const pages = createPageStore(renderer, {
    configuration,
    description: environment.SHOP_DESCRIPTION,
    publicUrl,
    devRemotes: environment.DEV_REMOTES,
  });
  const app = edgeApp({
    registry,
    provider,
    publicUrl,
    currentSet,
    pages,
    policySources: policySources(environment),
  });
  server.answerWith(getRequestListener(app.fetch));

  const set = await currentSet();
  if (set) await renderer.warm(set);
  return {
    origin,
    async stop() {
      await server.stop();
      await renderer.stop();
    },
  };
}
