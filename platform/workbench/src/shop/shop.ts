import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopSettings } from '../console/env.ts';
import { step } from '../console/progress.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';
import { freePortFrom } from '../processes/tcp-port.ts';

export interface ShopOptions extends ShopSettings {
  root: string;
  /** The folder of the logs; below the data folder if unset. */
  logs?: string;
  /** Remote id → entry of its development server. */
  devRemotes?: Record<string, string>;
  /** Restarts the provider when one of its sources changes. */
  isProviderWatched?: boolean;
  /** List pages whose pictures the provider composes before they are asked for; its own default if unset. */
  listPagesAhead?: number;
  /** Variables for all servers, in place of the operator's own. */
  variables?: Readonly<Record<string, string>>;
  /** Variables for the edge server, besides those that follow from the settings. */
  edgeVariables?: Readonly<Record<string, string>>;
}

/** The servers of one shop. */
export interface Shop {
  /** Origin of the storefront. */
  origin: string;
  providerOrigin: string;
  /** The provider is another company's, without API reference and dev inbox. */
  isProviderForeign: boolean;
  /** Without a dev inbox. */
  isProduction: boolean;
  /** Origin of the payment sandbox; undefined when the shop takes real payments. */
  sandboxOrigin: string | undefined;
  /** Resolves with a message when one of the servers ends unexpectedly. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the payment sandbox (unless the shop takes real payments), the provider (unless a foreign one is configured) and the
 * edge server, and waits until all are ready.
 */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { logs = join(options.dataFolder, 'logs') } = options;
  await mkdir(logs, { recursive: true });
  const started: ServerProcess[] = [];
  const start = async (server: Promise<ServerProcess>) => {
    const ready = await server;
    // The edge first when the shop stops: it must not serve shoppers without a provider.
    started.unshift(ready);
    return ready.origin;
  };
  try {
    const sandboxOrigin = options.isSandboxOff ? undefined : await start(startSandbox(options, logs));
    const providerOrigin = options.providerUrl ?? (await start(startProvider(options, sandboxOrigin, logs)));
    const origin = await start(startEdge(options, { providerOrigin, sandboxOrigin }, logs));
    return {
      origin,
      providerOrigin,
      isProviderForeign: options.providerUrl !== undefined,
      isProduction: options.isProduction ?? false,
      sandboxOrigin,
      crashed: Promise.race(started.map((server) => server.crashed)),
      stop: () => stopAll(started),
    };
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}

async function stopAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) await server.stop();
}

/** Where the sandbox listens unless told otherwise. */
const FIRST_SANDBOX_PORT = 4100;

async function startSandbox(options: ShopOptions, logs: string): Promise<ServerProcess> {
  const port = options.sandboxPort ?? (await freePortFrom(FIRST_SANDBOX_PORT));
  return await step('Start the payment sandbox', () =>
    startServer({
      name: 'payment sandbox',
      args: [join(options.root, 'provider/src/sandbox.ts')],
      folder: options.root,
      environment: { ...options.variables, PAYMENT_PORT: String(port), SHOP_DATA: options.dataFolder },
      logFile: join(logs, 'payment-sandbox.log'),
    }),
  );
}

/** The garbage collector runs more often, and the allocator has no pool for each thread: some 70 MB less for the provider. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=20'];
const SMALL_POOLS = { MALLOC_ARENA_MAX: '2' };

function startProvider(
  options: ShopOptions,
  sandboxOrigin: string | undefined,
  logs: string,
): Promise<ServerProcess> {
  const flags = [...SMALL_HEAP, ...(options.isProviderWatched ? ['--watch'] : [])];
  return step('Start the provider', () =>
    startServer({
      name: 'provider',
      args: [...flags, join(options.root, 'provider/src/main.ts')],
      folder: options.root,
      environment: {
        ...SMALL_POOLS,
        ...options.variables,
        PROVIDER_PORT: String(options.providerPort),
        SHOP_DATA: options.dataFolder,
        ...(options.listPagesAhead !== undefined && { LIST_PAGES_AHEAD: String(options.listPagesAhead) }),
        ...(sandboxOrigin && { PAYMENT_SANDBOX_URL: sandboxOrigin }),
      },
      logFile: join(logs, 'provider.log'),
    }),
  );
}

function startEdge(
  options: ShopOptions,
  { providerOrigin, sandboxOrigin }: Pick<Shop, 'providerOrigin' | 'sandboxOrigin'>,
  logs: string,
): Promise<ServerProcess> {
  return step('Start the edge server', () =>
    startServer({
      name: 'edge server',
      args: [...SMALL_HEAP, join(options.root, 'platform/edge/src/server/main.ts')],
      folder: options.root,
      environment: {
        ...SMALL_POOLS,
        ...options.variables,
        PORT: String(options.port),
        ...(options.providerUrl ? {} : { PROVIDER_PORT: new URL(providerOrigin).port }),
        SHOP_DATA: options.dataFolder,
        ...(sandboxOrigin && { PAYMENT_SCRIPT_URL: `${sandboxOrigin}/checkout.js` }),
        DEV_REMOTES: options.devRemotes && JSON.stringify(options.devRemotes),
        ...options.edgeVariables,
      },
      logFile: join(logs, 'edge.log'),
    }),
  );
}
