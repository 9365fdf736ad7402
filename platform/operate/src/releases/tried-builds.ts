import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from 'edge/env';
import { browserPlaces } from 'releases/env';
import { installedBrowsers } from 'releases/trial/installed-browsers';
import { MachineTooBusy } from 'releases/trial/server/busy-machine';
import { type TrialOptions, trialErrors } from 'releases/trial/trial-errors';
import { orStopped } from 'store/or-stopped';
import { isAttested } from '../builds/attestations.ts';
import { sourceHash } from '../builds/source-hash.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { trialVariables } from '../console/env.ts';
import { step } from '../console/progress.ts';
import { CACHE, remoteId } from '../console/workspace.ts';
import { runToEnd } from '../processes/child-process.ts';
import { FREE_PORTS } from '../processes/tcp-port.ts';
import { linkPictures } from '../shop/data-folder.ts';
import { openShop } from '../shop/shop.ts';

/** The program of `npm test`. It is in another package, which a shop that only takes finished builds does not have. */
const TEST = 'platform/develop/src/commands/test.ts';

/**
 * Packages whose types or tests fail. What `npm test` or `npm run verify` has checked of these sources is not repeated; everything
 * else is checked now.
 */
export async function suiteErrors(
  root: string,
  names: readonly string[],
  stop: AbortSignal,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const name of names.filter((each) => existsSync(join(root, each, 'package.json')))) {
    if ((await isAttested(root, name, 'types')) && (await isAttested(root, name, 'tests'))) continue;
    const { code } = await step(`Check the types and tests of ${name}`, () =>
      runToEnd([process.execPath, join(root, TEST), name], { folder: root, stop }),
    );
    if (code !== 0)
      reasons.push(`${remoteId(name)}: its types or tests fail. npm test -- ${name} shows where.`);
  }
  return reasons;
}

export interface TrialSettings {
  isBrowserLeftOut?: boolean;
  /** The operator overrules the checks: a machine that is too busy is then one reason among others. */
  isForced?: boolean;
  /** The address of the live provider, or of its shop. Needed in a checkout without a provider. */
  liveProvider?: string | undefined;
}

/**
 * Tries builds in a shop of this checkout. A checkout of a single remote has no provider: the live one is used then, by a visitor who
 * does not log in.
 * @returns reasons to refuse the builds, one sentence each
 * @throws CommandFailure without a provider, without a browser, or when the machine is too busy for a verdict
 */
export async function tryBuilds(
  root: string,
  builds: Pick<TrialOptions, 'registry' | 'candidates' | 'shellFolder'>,
  { isBrowserLeftOut = false, isForced = false, liveProvider }: TrialSettings = {},
  stop = AbortSignal.any([]),
): Promise<readonly string[]> {
  const browser = isBrowserLeftOut ? undefined : foundBrowser();
  const isAlone = !existsSync(join(root, 'provider/src/main.ts'));
  if (isAlone && liveProvider === undefined) {
    throw new CommandFailure(
      'The builds cannot be tried in a shop: this checkout has no provider. Name the live one, or its shop, with --live <address>.',
    );
  }
  const free = { ...FREE_PORTS, variables: trialVariables() };
  // A trial that is stopped is not awaited: its servers and browsers end with this process.
  return step('Try the builds in a shop', async () =>
    orStopped(
      trialErrors({
        ...builds,
        step,
        browser,
        isProviderLive: isAlone,
        // A live provider may change what it sells.
        ...(!isAlone && { kept: await keptLooks(root) }),
        openShop: async ({ edgeVariables, providerOrigin, sandboxOrigin, ...folders }) => {
          const providerUrl = providerOrigin ?? (isAlone ? liveProvider : undefined);
          if (providerUrl === undefined) await linkPictures(root, folders.dataFolder);
          return openShop({
            ...{ root, ...free, ...folders, providerUrl, isSandboxOff: providerUrl !== undefined },
            // The visits request only some of the pictures.
            listPagesAhead: 0,
            edgeVariables: {
              ...edgeVariables,
              ...(providerUrl && { PROVIDER_URL: providerUrl }),
              ...(sandboxOrigin && { PAYMENT_SCRIPT_URL: `${sandboxOrigin}/checkout.js` }),
            },
          });
        },
      }),
      stop,
    ).catch((error: unknown) => {
      if (!(error instanceof MachineTooBusy)) throw error;
      if (isForced) return [error.message];
      throw new CommandFailure(error.message);
    }),
  );
}

/** Sources that determine how pages look, besides the live releases and the browser: data, settings and the trial itself. */
const LOOK_SOURCES = ['provider', 'catalogue', 'platform/edge', 'platform/releases'];

async function keptLooks(root: string): Promise<{ file: string; sources: string }> {
  const hashes = await Promise.all(LOOK_SOURCES.map((name) => sourceHash(root, name)));
  const settings = JSON.stringify(readEnvironment());
  return {
    file: join(root, CACHE, 'live-looks.json'),
    sources: createHash('sha256')
      .update([...hashes, settings].join())
      .digest('hex'),
  };
}

function foundBrowser(): string {
  const [browser] = browserPlaces.wanted ? [browserPlaces.wanted] : installedBrowsers();
  if (browser !== undefined) return browser;
  throw new CommandFailure(
    'No Chrome or Chromium was found for the visit in a browser. Install one, or name one (CHROME_PATH=<path>).',
  );
}
