import { buildChangedPackages } from '../builds/build-packages.ts';
import { publishPackages } from '../builds/publish-packages.ts';
import type { ShopSettings } from '../console/env.ts';
import { refuseTakenPorts } from '../processes/tcp-port.ts';
import { prepareDataFolder } from './data-folder.ts';

/** All that comes before the servers: free ports, a data folder, today's builds in its registry. */
export async function prepareShop(root: string, settings: ShopSettings, stop: AbortSignal): Promise<void> {
  // Before the builds: a reason not to start is told within a second.
  await refuseTakenPorts(settings);
  await prepareDataFolder(settings.dataFolder);
  await buildChangedPackages(root, stop);
  await publishPackages(root, settings.dataFolder);
}
