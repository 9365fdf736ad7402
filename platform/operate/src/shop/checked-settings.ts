import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentRefused } from 'edge/env';
import { execaNode } from 'execa';
import { type ShopSettings, shopSettings } from '../console/env.ts';

/**
 * The settings of the shop to start, once edge server and provider accept them. Otherwise one of the two would refuse them only after
 * minutes of builds, with the other already running.
 * @throws EnvironmentRefused with a sentence for each reason of both.
 */
export async function checkedSettings(
  root: string,
  source: NodeJS.ProcessEnv = process.env,
): Promise<ShopSettings> {
  const refusals = source['PROVIDER_URL'] ? [] : await refusalsOfProvider(root, source);
  try {
    const settings = shopSettings(source);
    if (refusals.length === 0) return settings;
  } catch (error) {
    if (!(error instanceof EnvironmentRefused)) throw error;
    refusals.unshift(...error.message.split('\n'));
  }
  throw new EnvironmentRefused(refusals.join('\n'));
}

async function refusalsOfProvider(root: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const check = join(root, 'provider/src/check.ts');
  if (!existsSync(check)) return [];
  const { failed, stderr } = await execaNode(check, {
    env,
    extendEnv: false,
    reject: false,
  });
  return failed ? stderr.split('\n') : [];
}
