import { parseArgs } from 'node:util';
import { chosenPackages } from 'operate/builds/chosen-packages';
import { CommandFailure } from 'operate/console/command-failure';
import { shopSettings } from 'operate/console/env';
import { runCommand } from 'operate/console/run-command';
import { ROOT, remoteId } from 'operate/console/workspace';
import { checkedSettings } from 'operate/shop/checked-settings';
import { developInLiveShop } from '../development/develop-in-live-shop.ts';
import { developShop } from '../development/develop-shop.ts';

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
