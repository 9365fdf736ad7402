import { chosenPackages } from '../builds/chosen-packages.ts';
import { republishShellOnChange } from '../builds/republish-shell.ts';
import { say } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT, remoteId } from '../console/workspace.ts';
import { checkedSettings } from '../shop/checked-settings.ts';
import { devEntries, startDevServers, stopDevServers } from '../shop/dev-servers.ts';
import { keepShopOpen, sayAddresses } from '../shop/keep-open.ts';
import { prepareDevelopment } from '../shop/prepare-shop.ts';
import { openShop } from '../shop/shop.ts';

await runCommand(async (stop) => {
  const checked = await checkedSettings(ROOT);
  // Development servers for these; the others are served as built.
  const developed = chosenPackages(ROOT, process.argv.slice(2)).map(remoteId);
  const settings = await prepareDevelopment(ROOT, checked, stop);
  const remotes = developed.filter((id) => id !== 'shell');
  const devServers = await startDevServers(ROOT, remotes, settings.dataFolder);
  try {
    const devRemotes = devEntries(devServers);
    const shop = await openShop({ ...settings, root: ROOT, devRemotes, isProviderWatched: true });
    if (developed.includes('shell')) republishShellOnChange(ROOT, settings.dataFolder, stop);
    say();
    for (const { remote, server } of devServers) say(`  ${remote} alone: ${server.origin}/`);
    sayAddresses(shop);
    const crashed = Promise.race([shop.crashed, ...devServers.map(({ server }) => server.crashed)]);
    await keepShopOpen({ ...shop, crashed }, stop);
  } finally {
    await stopDevServers(devServers);
  }
  return true;
});
