import { chosenPackages } from '../builds/chosen-packages.ts';
import { shopSettings } from '../console/env.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT, remoteId } from '../console/workspace.ts';
import { developShop } from '../development/develop-shop.ts';
import { checkedSettings } from '../shop/checked-settings.ts';

await runCommand(async (stop) => {
  const developed = chosenPackages(ROOT, process.argv.slice(2)).map(remoteId);
  const settings = { settings: shopSettings(), checked: checkedSettings(ROOT) };
  await developShop(ROOT, settings, developed, stop);
  return true;
});
