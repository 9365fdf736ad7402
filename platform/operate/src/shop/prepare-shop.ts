import { join } from 'node:path';
import { type LiveReleases, readLive } from 'releases/registry/log/live-releases';
import { contentHash } from 'releases/registry/store/content-hash';
import { buildChangedPackages } from '../builds/build-packages.ts';
import { isBuilt } from '../builds/build-stamp.ts';
import { checkoutProviderErrors } from '../builds/provider-contract.ts';
import { publishPackages } from '../builds/publish-packages.ts';
import { type SharedPlaces, tryBringUpToDate, withSharedPlaces } from '../builds/shared-places.ts';
import type { ShopSettings } from '../console/env.ts';
import { say } from '../console/progress.ts';
import { releasedPackagesOf, remoteId } from '../console/workspace.ts';
import { refuseTakenPorts } from '../processes/tcp-port.ts';
import { prepareDataFolder } from './data-folder.ts';

/** Prepares the start of the servers: checks ports and data folder, then builds and publishes the packages. */
export async function prepareShop(
  root: string,
  settings: ShopSettings,
  stop: AbortSignal,
  places: SharedPlaces = {},
): Promise<void> {
  // Checked before the builds, so that a reason not to start is reported within a second.
  await refuseTakenPorts(settings);
  await prepareDataFolder(settings.dataFolder);
  await buildChangedPackages(root, stop);
  await publishPackages(root, settings.dataFolder, undefined, places);
}

/**
 * With an empty registry, does what `prepareShop` does. Otherwise it builds and publishes nothing: the live release may come from
 * another checkout, and a restart must not roll it back. It prints how to publish the packages that differ. Nothing is published
 * either while it is unknown what is live on other machines.
 */
export async function prepareStart(root: string, settings: ShopSettings, stop: AbortSignal): Promise<void> {
  const registry = join(settings.dataFolder, 'registry');
  await withSharedPlaces(settings, async (places) => {
    const isUpToDate = await tryBringUpToDate(registry, places);
    const releases = await readLive(registry);
    if (releases.serial > 0) await prepareLive(root, settings, releases);
    else if (isUpToDate) await prepareShop(root, settings, stop, places);
    else say('  The shop has nothing to serve until it knows what is live.');
  });
}

async function prepareLive(root: string, settings: ShopSettings, releases: LiveReleases): Promise<void> {
  await refuseTakenPorts(settings);
  await prepareDataFolder(settings.dataFolder);
  say(`  The shop serves what is live, change ${releases.serial} of its registry.`);
  if (!settings.providerUrl)
    for (const reason of await checkoutProviderErrors(root, join(settings.dataFolder, 'registry')))
      say(`  ${reason}`);
  const others = await packagesNotLive(root, releases);
  if (others.length === 0) return;
  say(`  Not what this checkout builds: ${others.join(', ')}. To publish it:`);
  say(`  npm run build && npm run release -- publish ${others.map(remoteId).join(' ')}`);
}

/** Packages whose sources are not built, or whose build is not live. */
async function packagesNotLive(root: string, { live }: LiveReleases): Promise<string[]> {
  const others: string[] = [];
  for (const name of releasedPackagesOf(root)) {
    const isLive =
      (await isBuilt(root, name)) && (await contentHash(join(root, name, 'dist'))) === live[remoteId(name)];
    if (!isLive) others.push(name);
  }
  return others;
}
