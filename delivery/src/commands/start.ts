import { shopSettings } from './console/env.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';
import { keepShopOpen, sayAddresses } from './shop/keep-open.ts';
import { prepareStart } from './shop/prepare-shop.ts';
import { openShop } from './shop/shop.ts';

await runCommand(async (stop) => {
  const settings = shopSettings();
  await prepareStart(ROOT, settings, stop);
  const shop = await openShop({ ...settings, root: ROOT });
  sayAddresses(shop);
  await keepShopOpen(shop, stop);
  return true;
});
