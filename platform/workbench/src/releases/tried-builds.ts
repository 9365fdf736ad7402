import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserPlaces } from 'releases/env';
import { installedBrowsers } from 'releases/trial/installed-browsers';
import { type TrialOptions, trialErrors } from 'releases/trial/trial-errors';
import { isAttested } from '../checks/attestations.ts';
import type { Check } from '../checks/check.ts';
import { packageTests } from '../checks/package-tests.ts';
import { typeChecks } from '../checks/source-checks.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { trialVariables } from '../console/env.ts';
import { step } from '../console/progress.ts';
import { remoteId } from '../console/workspace.ts';
import { openShop } from '../shop/shop.ts';

/**
 * Packages whose types or tests fail. A check that `npm test` or `npm run verify` has made of these sources is not repeated; any
 * other one is made now.
 */
export async function suiteErrors(
  root: string,
  names: readonly string[],
  stop: AbortSignal,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const name of names.filter((each) => existsSync(join(root, each, 'package.json')))) {
    const types = (await isAttested(root, name, 'types')) ? [] : typeChecks(root, [name]);
    const tests = (await isAttested(root, name, 'tests')) ? [] : packageTests(root, [name]);
    for (const check of types) if (await fails(check, stop)) reasons.push(sentence(name, 'types'));
    for (const check of tests) if (await fails(check, stop)) reasons.push(sentence(name, 'tests'));
  }
  return reasons;
}

async function fails(check: Check, stop: AbortSignal): Promise<boolean> {
  const { counts } = await step(`Check the ${check.name}`, () => check.run(stop));
  return counts.failed > 0;
}

function sentence(name: string, what: string): string {
  return `${remoteId(name)}: its ${what} fail. npm test -- ${name} shows where.`;
}

/**
 * Tries builds in a shop of this checkout. @returns reasons to refuse them, one sentence each
 * @param isBrowserLeftOut without the visits in a browser
 * @throws CommandFailure in a checkout without the provider, and where no browser is installed
 */
export function tryBuilds(
  root: string,
  builds: Pick<TrialOptions, 'registry' | 'candidates' | 'shellFolder'>,
  isBrowserLeftOut = false,
): Promise<readonly string[]> {
  const browser = isBrowserLeftOut ? undefined : foundBrowser();
  if (!existsSync(join(root, 'provider/src/main.ts'))) {
    throw new CommandFailure(
      'The builds cannot be tried in a shop, because this checkout has no provider. Try them where it is, or publish with --without-browser "why".',
    );
  }
  const free = { port: 0, providerPort: 0, sandboxPort: 0, variables: trialVariables() };
  return step('Try the builds in a shop', () =>
    trialErrors({
      ...builds,
      browser,
      openShop: (dataFolder, edgeVariables, providerUrl) =>
        openShop({
          ...{ root, ...free, dataFolder, providerUrl, isSandboxOff: providerUrl !== undefined },
          edgeVariables: { ...edgeVariables, ...(providerUrl && { PROVIDER_URL: providerUrl }) },
        }),
    }),
  );
}

function foundBrowser(): string {
  const [browser] = browserPlaces.wanted ? [browserPlaces.wanted] : installedBrowsers();
  if (browser !== undefined) return browser;
  throw new CommandFailure(
    'No Chrome or Chromium was found for the visit in a browser. Install one, name one (CHROME_PATH=<path>), or publish with --without-browser "why".',
  );
}
