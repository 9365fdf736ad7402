import { lockData } from '../backups/data-lock.ts';
import { keepBackingUp } from '../backups/keep-backing-up.ts';
import { finishRestore } from '../backups/restore.ts';
import { tellRegistryFaults, withWayBack } from '../backups/tell-backups.ts';
import { backupSettings } from '../console/env.ts';
import { say } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { checkedSettings } from '../shop/checked-settings.ts';
import { keepShopOpen, sayAddresses } from '../shop/keep-open.ts';
import { prepareStart } from '../shop/prepare-shop.ts';
import { openShop } from '../shop/shop.ts';
import { openUpgradeDoor } from '../shop/upgrade-door.ts';

await runCommand(async (stop) => {
  const settings = await checkedSettings(ROOT);
  const { dataFolder, providerUrl } = settings;
  const { backups, every, keep } = backupSettings();
  const kept = await finishRestore(dataFolder);
  if (kept !== undefined) say(`  A restore is finished. The data from before: ${kept}`);
  try {
    await prepareStart(ROOT, settings, stop);
    await tellRegistryFaults(dataFolder, backups);
    const shop = await openShop({ ...settings, root: ROOT, isSupervised: true, hasDesk: true });
    // With a foreign provider, nothing else holds the lock that says that the data are in use.
    const use = lockData(dataFolder, 'shared');
    sayAddresses(shop);
    const door = await openUpgradeDoor(dataFolder, shop.upgrade).catch((error: Error) =>
      say(`  npm run upgrade cannot reach this shop: ${error.message}`),
    );
    stop.addEventListener('abort', () => door?.close());
    const place = { root: ROOT, dataFolder, backups, isProviderForeign: providerUrl !== undefined };
    const ending = new AbortController();
    const stopBackups = AbortSignal.any([stop, ending.signal]);
    const backingUp = every === undefined ? undefined : keepBackingUp(place, { every, keep }, stopBackups);
    try {
      await keepShopOpen(shop, stop);
    } finally {
      ending.abort();
      await backingUp;
      use?.close();
    }
  } catch (error) {
    throw await withWayBack(error, backups);
  }
  return true;
});
