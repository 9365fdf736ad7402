import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '../console/command-failure.ts';
import type { ShopSettings } from '../console/env.ts';
import { say, step } from '../console/progress.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';
import {
  type Replacement,
  type SupervisedOptions,
  SupervisedServer,
} from '../processes/supervised-server.ts';
import { freePortFrom } from '../processes/tcp-port.ts';

export interface ShopOptions extends ShopSettings {
  root: string;
  /** The folder of the logs; below the data folder if unset. */
  logs?: string;
  /** Remote id → entry of its development server. */
  devRemotes?: Record<string, string>;
  /** Starts a server again that has ended, and lets another checkout take over (`upgrade`). */
  isSupervised?: boolean;
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
  /** Resolves with a message when one of the servers ends unexpectedly; never of a supervised shop. */
  crashed: Promise<string>;
  /**
   * Replaces the servers of a supervised shop by those of another checkout, without refusing a request.
   * @throws {CommandFailure} when one of these does not start: those before stay
   */
  upgrade(to: Version): Promise<void>;
  stop(): Promise<void>;
}

/** A checkout of the shop. */
export interface Version {
  /** Absolute. */
  root: string;
  /** The program of Node that runs it. */
  node: string;
}

/** A server, and what it is started with in another checkout. */
interface Part {
  server: ServerProcess | SupervisedServer;
  optionsOf(version: Version): SupervisedOptions;
}

/**
 * Starts the payment sandbox (unless the shop takes real payments), the provider (unless a foreign one is configured) and the
 * edge server, and waits until all are ready.
 */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { root, isSupervised, logs = join(options.dataFolder, 'logs') } = options;
  await mkdir(logs, { recursive: true });
  const parts: Part[] = [];
  const start = async (optionsOf: Part['optionsOf']) => {
    const own = optionsOf({ root, node: process.execPath });
    const server = await step(`Start the ${own.name}`, async () =>
      isSupervised ? await SupervisedServer.start(own, say) : await startServer(own),
    );
    // The edge first when the shop stops: it must not serve shoppers without a provider.
    parts.unshift({ server, optionsOf });
    return server.origin;
  };
  try {
    const sandboxPort = options.sandboxPort ?? (await freePortFrom(FIRST_SANDBOX_PORT));
    const sandboxOrigin = options.isSandboxOff
      ? undefined
      : await start((version) => sandboxOptions({ ...options, sandboxPort }, version, logs));
    const providerOrigin =
      options.providerUrl ??
      (await start((version) => providerOptions(options, version, { sandboxOrigin, logs })));
    const origins = { providerOrigin, sandboxOrigin };
    const origin = await start((version) => edgeOptions(options, version, { ...origins, logs }));
    return {
      origin,
      ...origins,
      isProviderForeign: options.providerUrl !== undefined,
      isProduction: options.isProduction ?? false,
      crashed: Promise.race(parts.flatMap(({ server }) => ('crashed' in server ? [server.crashed] : []))),
      upgrade: (to) => upgradeAll(parts, to),
      stop: () => stopAll(parts),
    };
  } catch (error) {
    await stopAll(parts);
    throw error;
  }
}

async function stopAll(parts: readonly Part[]): Promise<void> {
  for (const { server } of parts) await server.stop();
}

/** The new servers start in the order of a start, and the old ones stop in that of a stop. */
async function upgradeAll(parts: readonly Part[], to: Version): Promise<void> {
  const prepared: Replacement[] = [];
  try {
    for (const { server, optionsOf } of parts.toReversed()) {
      if (!(server instanceof SupervisedServer)) throw new CommandFailure('This shop cannot be upgraded.');
      const options = optionsOf(to);
      const next = await step(`Start the ${options.name} of ${to.root}`, () =>
        server.prepare(options, BESIDE),
      );
      prepared.unshift(next);
    }
  } catch (error) {
    for (const next of prepared) await next.dismiss();
    throw error;
  }
  for (const next of prepared) await next.takeOver();
}

/** For the provider: it may only expand the tables of the one that runs. */
const BESIDE = { BESIDE_ANOTHER: '1' };

/** Where the sandbox listens unless told otherwise. */
const FIRST_SANDBOX_PORT = 4100;

function sandboxOptions(options: ShopOptions, { root, node }: Version, logs: string): SupervisedOptions {
  return {
    name: 'payment sandbox',
    portVariable: 'PAYMENT_PORT',
    node,
    args: [join(root, 'provider/src/sandbox.ts')],
    folder: root,
    environment: {
      ...options.variables,
      PAYMENT_PORT: String(options.sandboxPort),
      SHOP_DATA: options.dataFolder,
    },
    logFile: join(logs, 'payment-sandbox.log'),
  };
}

/** The garbage collector runs more often, and the allocator has no pool for each thread: some 70 MB less for the provider. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=20'];
const SMALL_POOLS = { MALLOC_ARENA_MAX: '2' };

function providerOptions(
  options: ShopOptions,
  { root, node }: Version,
  { sandboxOrigin, logs }: { sandboxOrigin: string | undefined; logs: string },
): SupervisedOptions {
  const flags = [...SMALL_HEAP, ...(options.isProviderWatched ? ['--watch'] : [])];
  return {
    name: 'provider',
    portVariable: 'PROVIDER_PORT',
    node,
    args: [...flags, join(root, 'provider/src/main.ts')],
    folder: root,
    environment: {
      ...SMALL_POOLS,
      ...options.variables,
      PROVIDER_PORT: String(options.providerPort),
      SHOP_DATA: options.dataFolder,
      // Empty counts as unset: a shop of a test or a trial must not touch the operator's database.
      DATABASE_URL: options.databaseUrl ?? '',
      ...(options.listPagesAhead !== undefined && { LIST_PAGES_AHEAD: String(options.listPagesAhead) }),
      ...(sandboxOrigin && { PAYMENT_SANDBOX_URL: sandboxOrigin }),
    },
    logFile: join(logs, 'provider.log'),
  };
}

function edgeOptions(
  options: ShopOptions,
  { root, node }: Version,
  { providerOrigin, sandboxOrigin, logs }: Pick<Shop, 'providerOrigin' | 'sandboxOrigin'> & { logs: string },
): SupervisedOptions {
  return {
    name: 'edge server',
    portVariable: 'PORT',
    node,
    args: [...SMALL_HEAP, join(root, 'platform/edge/src/server/main.ts')],
    folder: root,
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
  };
}
