import { buildChangedPackages } from '../builds/build-packages.ts';
import { publishPackages } from '../builds/publish-packages.ts';
import type { ShopSettings } from '../console/env.ts';
import { refuseTakenPorts } from '../processes/tcp-port.ts';
import { prepareDataFolder } from './data-folder.ts';

/** Prepares the start of the servers: checks ports and data folder, then builds and publishes the packages. */
export async function prepareShop(root: string, settings: ShopSettings, stop: AbortSignal): Promise<void> {
  // Before the builds, so that a reason not to start is reported within a second.
  await refuseTakenPorts(settings);
  await prepareDataFolder(settings.dataFolder);
  await buildChangedPackages(root, stop);
  await publishPackages(root, settings.dataFolder);
}
