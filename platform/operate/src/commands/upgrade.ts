import { shopSettings } from '../console/env.ts';
import { step } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { askForUpgrade } from '../shop/upgrade-door.ts';

await runCommand(async () => {
  const { dataFolder } = shopSettings();
  await step('Continue the running shop with this checkout', () => askForUpgrade(dataFolder, ROOT));
  return true;
});
