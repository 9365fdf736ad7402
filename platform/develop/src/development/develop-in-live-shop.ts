import { once } from 'node:events';
import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { liveConfig } from 'build-preset/live';
import getPort from 'get-port';
import { CommandFailure } from 'operate/console/command-failure';
import { shopSettings } from 'operate/console/env';
import { say } from 'operate/console/progress';
import { refuseTakenPort } from 'operate/processes/tcp-port';

/**
 * Shows a remote of a checkout in a running shop, in place of its live release, until it is stopped.
 * @throws CommandFailure if no shop answers there
 */
export async function developInLiveShop(
  root: string,
  name: string,
  address: string,
  stop: AbortSignal,
): Promise<void> {
  const config = await liveConfig(join(root, name), address).catch((error: Error) => {
    throw new CommandFailure(error.message);
  });
  const { port } = shopSettings();
  await refuseTakenPort(port, 'PORT', 'shop');
  const rsbuild = await createRsbuild({
    cwd: config.root,
    config: mergeRsbuildConfig(config, { logLevel: 'warn', server: { port: port || (await getPort()) } }),
  });
  const { server, urls } = await rsbuild.startDevServer({ getPortSilently: true });
  say(`  Shop           ${urls[0]}`);
  say(`  ${name} is shown as its sources are saved; everything else comes from ${new URL(address).origin}.`);
  say('  What you order there is ordered.');
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
}
