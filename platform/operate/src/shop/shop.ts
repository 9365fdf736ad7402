import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '../console/command-failure.ts';
import { say, step } from '../console/progress.ts';
import { type ServerProcess, startServer } from '../processes/server-process.ts';
import {
  type Replacement,
  type SupervisedOptions,
  SupervisedServer,
} from '../processes/supervised-server.ts';
import { freePortFrom } from '../processes/tcp-port.ts';
import { DeskBeside } from './desk-beside.ts';
import {
  edgeOptions,
  providerOptions,
  type ShopOptions,
  sandboxOptions,
  type Version,
} from './server-options.ts';

export interface Shop {
  origin: string;
  providerOrigin: string;
  /** The provider is another company's, and has no API reference or dev inbox. */
  isProviderForeign: boolean;
  /** A production shop has no dev inbox. */
  isProduction: boolean;
  /** Origin of the payment sandbox; undefined when the shop takes real payments. */
  sandboxOrigin: string | undefined;
  /** The address of the owner's desk; undefined for a shop without one. */
  deskAddress: string | undefined;
  /** Resolves with a message when one of the servers ends unexpectedly; never of a supervised shop. */
  crashed: Promise<string>;
  /**
   * Replaces the servers of a supervised shop by those of another checkout, without refusing a request.
   * @throws {CommandFailure} when one of these does not start: those before stay
   */
  upgrade(to: Version): Promise<void>;
  stop(): Promise<void>;
}

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
  await mkdir(logs, { recursive: true, mode: 0o700 });
  const starting: Promise<Part>[] = [];
  /** @returns its origin: at once if all servers start at the same time on known ports, otherwise when it is ready */
  const start = async (optionsOf: Part['optionsOf'], port: number) => {
    const own = optionsOf({ root, node: process.execPath });
    const started = step(`Start the ${own.name}`, async () =>
      isSupervised ? await SupervisedServer.start(own, say) : await startServer(own),
    );
    // Put first, so that the edge server is also the first to stop: it must not serve shoppers without a provider.
    starting.unshift(started.then((server) => ({ server, optionsOf })));
    return options.startsAtOnce ? `http://127.0.0.1:${port}` : (await started).origin;
  };
  try {
    const sandboxPort = options.sandboxPort ?? (await freePortFrom(FIRST_SANDBOX_PORT));
    const sandboxOrigin = options.isSandboxOff
      ? undefined
      : await start((version) => sandboxOptions({ ...options, sandboxPort }, version, logs), sandboxPort);
    const providerOrigin =
      options.providerUrl ??
      (await start(
        (version) => providerOptions(options, version, { sandboxOrigin, logs }),
        options.providerPort,
      ));
    const origins = { providerOrigin, sandboxOrigin };
    await start((version) => edgeOptions(options, version, { ...origins, logs }), options.port);
    const parts = await Promise.all(starting);
    const origin = parts[0]?.server.origin ?? '';
    const version = { root, node: process.execPath };
    // With a foreign provider the desk has no data.
    const desk =
      options.hasDesk && !options.providerUrl ? await DeskBeside.start(options, version, logs) : undefined;
    return {
      origin,
      ...origins,
      isProviderForeign: options.providerUrl !== undefined,
      isProduction: options.isProduction ?? false,
      deskAddress: desk?.address,
      crashed: Promise.race(parts.flatMap(({ server }) => ('crashed' in server ? [server.crashed] : []))),
      upgrade: async (to) => {
        await upgradeAll(parts, to);
        await desk?.upgrade(to);
      },
      stop: async () => {
        await Promise.all([stopAll(parts), desk?.stop()]);
      },
    };
  } catch (error) {
    const settled = await Promise.allSettled(starting);
    await stopAll(settled.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : [])));
    throw error;
  }
}

async function stopAll(parts: readonly Part[]): Promise<void> {
  for (const { server } of parts) await server.stop();
}

/** Starts the new servers in the order of a start, and stops the old ones in the order of a stop. */
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

/** Where the sandbox listens unless told otherwise. */
const FIRST_SANDBOX_PORT = 4100;

/** Tells the new provider that the old one still runs, so that it may only expand the tables. */
const BESIDE = { BESIDE_ANOTHER: '1' };
