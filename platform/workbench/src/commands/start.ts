import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { checkedSettings } from '../shop/checked-settings.ts';
import { keepShopOpen, sayAddresses } from '../shop/keep-open.ts';
import { prepareStart } from '../shop/prepare-shop.ts';
import { openShop } from '../shop/shop.ts';

await runCommand(async (stop) => {
  const settings = await checkedSettings(ROOT);
  await prepareStart(ROOT, settings, stop);
  const shop = await openShop({ ...settings, root: ROOT });
  sayAddresses(shop);
  await keepShopOpen(shop, stop);
  return true;
});
