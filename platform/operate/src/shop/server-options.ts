import { join } from 'node:path';
import type { ShopSettings } from '../console/env.ts';
import { COMPILED } from '../console/workspace.ts';
import type { SupervisedOptions } from '../processes/supervised-server.ts';

export interface Version {
  /** Absolute. */
  root: string;
  /** The program of Node that runs it. */
  node: string;
}

export interface ShopOptions extends ShopSettings {
  root: string;
  /** The folder of the logs; below the data folder if unset. */
  logs?: string;
  /** Address of the development server, whose builds are served in place of what is live. */
  devServer?: string;
  sayEdgeLine?: (line: string) => void;
  /** Starts all servers at the same time, on known ports: the edge server serves pages before the provider responds. */
  startsAtOnce?: boolean;
  /** Starts a server again when it ends, and lets another checkout take over (`upgrade`). */
  isSupervised?: boolean;
  /** Starts the owner's desk too, once the shop is open. */
  hasDesk?: boolean;
  /** Restarts the provider when one of its sources changes. */
  isProviderWatched?: boolean;
  /** Number of list pages whose pictures the provider composes before they are requested; its own default if unset. */
  listPagesAhead?: number;
  /** Variables for all servers, in place of the operator's own. */
  variables?: Readonly<Record<string, string>>;
  /** Variables for the edge server, besides those that follow from the settings. */
  edgeVariables?: Readonly<Record<string, string>>;
}

/** Flags that make the garbage collector run more often: with `MALLOC_ARENA_MAX` they save the provider some 70 MB. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=20'];

function environmentOf({ variables, dataFolder }: ShopOptions, root: string) {
  return {
    // Keeps the allocator from using a memory pool for each thread.
    MALLOC_ARENA_MAX: '2',
    // From its second start on, a server need not load the TypeScript compiler: this saves 27 MB, and two thirds of the time to start.
    NODE_COMPILE_CACHE: join(root, COMPILED),
    ...variables,
    SHOP_DATA: dataFolder,
  };
}

export function sandboxOptions(
  options: ShopOptions,
  { root, node }: Version,
  logs: string,
): SupervisedOptions {
  return {
    name: 'payment sandbox',
    portVariable: 'PAYMENT_PORT',
    node,
    args: [...SMALL_HEAP, join(root, 'payment-sandbox/src/main.ts')],
    folder: root,
    environment: {
      ...environmentOf(options, root),
      PAYMENT_PORT: String(options.sandboxPort),
    },
    logFile: join(logs, 'payment-sandbox.log'),
  };
}

export function deskOptions(options: ShopOptions, { root, node }: Version, logs: string): SupervisedOptions {
  return {
    name: 'desk',
    portVariable: 'DESK_PORT',
    node,
    args: [...SMALL_HEAP, join(root, 'desk/src/main.ts')],
    folder: root,
    environment: {
      ...environmentOf(options, root),
      DESK_PORT: String(options.deskPort),
      DATABASE_URL: options.databaseUrl ?? '',
    },
    logFile: join(logs, 'desk.log'),
  };
}

export function providerOptions(
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
      ...environmentOf(options, root),
      PROVIDER_PORT: String(options.providerPort),
      // Empty counts as unset: a shop of a test or a trial must not touch the operator's database.
      DATABASE_URL: options.databaseUrl ?? '',
      ...(options.listPagesAhead !== undefined && { LIST_PAGES_AHEAD: String(options.listPagesAhead) }),
      ...(sandboxOrigin && { PAYMENT_SANDBOX_URL: sandboxOrigin }),
    },
    logFile: join(logs, 'provider.log'),
  };
}

export function edgeOptions(
  options: ShopOptions,
  { root, node }: Version,
  {
    providerOrigin,
    sandboxOrigin,
    logs,
  }: { providerOrigin: string; sandboxOrigin: string | undefined; logs: string },
): SupervisedOptions {
  return {
    name: 'edge server',
    portVariable: 'PORT',
    node,
    args: [...SMALL_HEAP, join(root, 'platform/edge/src/server/main.ts')],
    folder: root,
    environment: {
      ...environmentOf(options, root),
      PORT: String(options.port),
      ...(options.providerUrl ? {} : { PROVIDER_PORT: new URL(providerOrigin).port }),
      DATABASE_URL: options.databaseUrl ?? '',
      ...(sandboxOrigin && { PAYMENT_SCRIPT_URL: `${sandboxOrigin}/checkout.js` }),
      DEV_SERVER: options.devServer,
      ...options.edgeVariables,
    },
    logFile: join(logs, 'edge.log'),
    sayLine: options.sayEdgeLine,
  };
}
