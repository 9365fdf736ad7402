import { once } from 'node:events';
import { CommandFailure } from '../console/command-failure.ts';
import { say, step } from '../console/progress.ts';
import type { Shop } from './shop.ts';

export function sayAddresses(shop: Shop): void {
  say();
  say(`  Shop           ${shop.origin}/`);
  if (shop.isProviderForeign) {
    say(`  Provider       ${shop.providerOrigin}`);
  } else {
    say(`  API reference  ${shop.origin}/reference`);
    if (!shop.isProduction) say(`  Dev inbox      ${shop.origin}/dev`);
    if (shop.sandboxOrigin) say(`  Payments       ${shop.sandboxOrigin} (sandbox: no money moves)`);
  }
  if (!shop.isProduction || process.env['OPS_PASSWORD']) say(`  Operations     ${shop.origin}/ops`);
  if (shop.deskAddress)
    say(
      `  Desk           ${shop.deskAddress}/${shop.isProduction ? '' : `, its inbox ${shop.deskAddress}/dev`}`,
    );
  say();
  say('  Ctrl-C stops everything.');
}

/** Waits until the operator stops the command, then stops the shop. @throws CommandFailure when a server ends before that */
export async function keepShopOpen(shop: Shop, stop: AbortSignal): Promise<void> {
  const stopped = stop.aborted ? undefined : once(stop, 'abort').then(() => undefined);
  const crash = await Promise.race([stopped, shop.crashed]);
  say();
  await step('Stop the shop', () => shop.stop());
  if (crash) throw new CommandFailure(crash);
}
