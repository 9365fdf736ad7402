import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopSettings } from '../console/env.ts';
import { step } from '../console/progress.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';

export interface ShopOptions extends ShopSettings {
  root: string;
  /** Remote id → entry of its development server. */
  devRemotes?: Record<string, string>;
  /** Restarts the provider when one of its sources changes. */
  isProviderWatched?: boolean;
}

/** The servers of one shop. */
export interface Shop {
  /** Origin of the storefront. */
  origin: string;
  providerOrigin: string;
  /** The provider is another company's, without API reference and dev inbox. */
  isProviderForeign: boolean;
  /** Resolves with a message when one of the servers ends unexpectedly. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/** Starts the provider (unless a foreign one is configured) and the edge server, and waits until both are ready. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const logs = join(options.dataFolder, 'logs');
  await mkdir(logs, { recursive: true });
  const provider = options.providerUrl ? undefined : await startProvider(options, logs);
  const providerOrigin = provider?.origin ?? String(options.providerUrl);
  try {
    const edge = await startEdge(options, providerOrigin, logs);
    const servers = provider ? [edge, provider] : [edge];
    return {
      origin: edge.origin,
      providerOrigin,
      isProviderForeign: provider === undefined,
      crashed: Promise.race(servers.map((server) => server.crashed)),
      // The edge first: it must not serve shoppers without a provider.
      stop: async () => {
        for (const server of servers) await server.stop();
      },
    };
  } catch (error) {
    await provider?.stop();
    throw error;
  }
}

function startProvider(options: ShopOptions, logs: string): Promise<ServerProcess> {
  const watch = options.isProviderWatched ? ['--watch'] : [];
  return step('Start the provider', () =>
    startServer({
      name: 'provider',
      args: [...watch, join(options.root, 'provider/src/main.ts')],
      folder: options.root,
      environment: { PROVIDER_PORT: String(options.providerPort), SHOP_DATA: options.dataFolder },
      logFile: join(logs, 'provider.log'),
    }),
  );
}

function startEdge(options: ShopOptions, providerOrigin: string, logs: string): Promise<ServerProcess> {
  return step('Start the edge server', () =>
    startServer({
      name: 'edge server',
      args: [join(options.root, 'delivery/src/edge/main.ts')],
      folder: options.root,
      environment: {
        PORT: String(options.port),
        ...(options.providerUrl ? {} : { PROVIDER_PORT: new URL(providerOrigin).port }),
        SHOP_DATA: options.dataFolder,
        DEV_REMOTES: options.devRemotes && JSON.stringify(options.devRemotes),
      },
      logFile: join(logs, 'edge.log'),
    }),
  );
}
