import { parseArgs } from 'node:util';
import { chosenPackages } from '../builds/chosen-packages.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { shopSettings } from '../console/env.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT, remoteId } from '../console/workspace.ts';
import { developInLiveShop } from '../development/develop-in-live-shop.ts';
import { developShop } from '../development/develop-shop.ts';
import { checkedSettings } from '../shop/checked-settings.ts';

const USAGE = `npm run dev                                          the shop from the sources of this checkout
npm run dev -- catalog                               the same, and the catalogue alone
npm run dev -- catalog --live https://shop.example   the catalogue in a running shop, in place of its live release`;

await runCommand(async (stop) => {
  const options = { live: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const chosen = chosenPackages(ROOT, positionals);
  if (values.live !== undefined) {
    const [remote = 'shell', ...others] = chosen;
    if (remote === 'shell' || others.length > 0 || !URL.canParse(values.live))
      throw new CommandFailure(USAGE);
    await developInLiveShop(ROOT, remote, values.live, stop);
    return true;
  }
  const settings = { settings: shopSettings(), checked: checkedSettings(ROOT) };
  await developShop(ROOT, settings, chosen.map(remoteId), stop);
  return true;
});
