import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execaNode } from 'execa';
import getPort from 'get-port';
import { bringUpToDate } from 'releases/registry/shared/bring-up-to-date';
import { publishPackages } from '../builds/publish-packages.ts';
import { withSharedPlaces } from '../builds/shared-places.ts';
import { say, step } from '../console/progress.ts';
import { type SupervisedOptions, SupervisedServer } from '../processes/supervised-server.ts';
import { FREE_PORTS } from '../processes/tcp-port.ts';
import { edgeOptions, providerOptions, sandboxOptions } from '../shop/server-options.ts';
import { ownCertificate } from './certificate.ts';
import { startHaproxy } from './haproxy.ts';
import { startPostgres } from './own-postgres.ts';

/** The folder from which machines get releases, and the one in which they share composed pictures. */
const RELEASES_FOLDER = 'releases';
const PICTURES_FOLDER = 'pictures';

interface ClusterOptions {
  root: string;
  /** Absolute. It holds a folder for each server, as if each ran on a machine of its own. */
  folder: string;
  port: number;
  providers: number;
  edges: number;
  /** A database; one is started if unset. */
  databaseUrl?: string | undefined;
}

interface Cluster {
  /** The origin of the load balancer, with HTTPS. */
  origin: string;
  /** The origin of the load balancer before the providers. */
  providerOrigin: string;
  edgeOrigins: readonly string[];
  /** In the PEM format. */
  certificate: string;
  stop(): Promise<void>;
}

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts Postgres, payment sandbox, providers, edge servers and a load balancer, and waits until all are ready. A server that ends is
 * started again.
 * @throws {CommandFailure} when one is not installed, or does not start
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder } = options;
  // Postgres runs as another user, who has to reach its folder.
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  /** In the order in which they are stopped: a server comes before those it depends on. */
  const running: Stoppable[] = [];
  const stop = async () => {
    for (const server of running) await server.stop();
  };
  const start: Start = async (name, work) => {
    const server = await step(`Start the ${name}`, work);
    running.unshift(server);
    return server;
  };
  try {
    const databaseUrl = options.databaseUrl ?? (await startDatabase(folder, start));
    const shared = {
      DATABASE_URL: databaseUrl,
      SHOP_SECRETS_FILE: join(folder, 'secrets.json'),
      RELEASE_SOURCE: join(folder, RELEASES_FOLDER),
      PICTURE_STORE: join(folder, PICTURES_FOLDER),
    };
    const members = await startMembers({ ...options, databaseUrl }, shared, start);
    return { ...members, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Start = <Server extends Stoppable>(name: string, work: () => Promise<Server>) => Promise<Server>;
type Variables = Readonly<Record<string, string>>;

async function startDatabase(folder: string, start: Start): Promise<string> {
  const own = await madeFolder(folder, 'postgres');
  const port = await getPort();
  return (await start('database', () => startPostgres(own, port))).url;
}

async function startMembers(
  { root, folder, port, databaseUrl, ...counts }: ClusterOptions,
  shared: Variables,
  start: Start,
): Promise<Omit<Cluster, 'stop'>> {
  const version = { root, node: process.execPath };
  const startServer = async (
    name: string,
    optionsOf: (shop: { dataFolder: string; root: string } & typeof FREE_PORTS) => SupervisedOptions,
    variables: Variables = {},
  ) => {
    const own = optionsOf({ ...FREE_PORTS, root, dataFolder: await madeFolder(folder, name) });
    const environment = { ...own.environment, ...shared, ...variables };
    const server = await start(name, () => SupervisedServer.start({ ...own, name, environment }, say));
    return { name, origin: server.origin, port: Number(new URL(server.origin).port) };
  };

  const sandbox = await startServer('payment-sandbox', (shop) =>
    sandboxOptions(shop, version, shop.dataFolder),
  );
  await createSecrets(root, { ...shared, SHOP_DATA: await madeFolder(folder, 'provider-1') });
  const around = { sandboxOrigin: sandbox.origin, providerOrigin: '' };
  const providers = await inOrder(counts.providers, (number) =>
    startServer(`provider-${number}`, (shop) =>
      providerOptions({ ...shop, databaseUrl }, version, { ...around, logs: shop.dataFolder }),
    ),
  );

  const [providerPort, certificate] = [await getPort(), await ownCertificate(folder)];
  const [origin, providerOrigin] = [`https://localhost:${port}`, `http://127.0.0.1:${providerPort}`];
  const releases = { place: join(folder, RELEASES_FOLDER) };
  await publishForAll(root, await madeFolder(folder, 'edge-1'), {
    databaseUrl,
    releases: { store: releases, source: releases },
  });
  const edges = await inOrder(counts.edges, (number) =>
    startServer(
      `edge-${number}`,
      (shop) => edgeOptions(shop, version, { ...around, providerOrigin, logs: shop.dataFolder }),
      { PUBLIC_URL: origin, FRONT_PROXIES: '1' },
    ),
  );
  const own = await madeFolder(folder, 'balancer');
  await start('load balancer', () =>
    startHaproxy({ port, certificate, providerPort, providers, edges }, own),
  );
  return { origin, providerOrigin, certificate, edgeOrigins: edges.map((edge) => edge.origin) };
}

/** Publishes on one machine: the others learn of it from the database, and fetch the files. */
async function publishForAll(
  root: string,
  dataFolder: string,
  settings: Parameters<typeof withSharedPlaces>[0],
): Promise<void> {
  await withSharedPlaces(settings, async (places) => {
    await bringUpToDate(join(dataFolder, 'registry'), places.shared);
    await publishPackages(root, dataFolder, undefined, places);
  });
}

/** Starts the members one after another, because the first one prepares what the others use. */
async function inOrder<Member>(count: number, start: (number: number) => Promise<Member>): Promise<Member[]> {
  const members: Member[] = [];
  for (let number = 1; number <= count; number += 1) members.push(await start(number));
  return members;
}

async function madeFolder(folder: string, name: string): Promise<string> {
  const own = join(folder, name);
  await mkdir(own, { recursive: true });
  return own;
}

async function createSecrets(root: string, variables: Variables): Promise<void> {
  if (existsSync(variables['SHOP_SECRETS_FILE'] ?? '')) return;
  await execaNode(join(root, 'office/src/operator.ts'), ['token-key', 'create'], { env: variables });
}
