import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserPlaces } from 'releases/env';
import { installedBrowsers } from 'releases/trial/installed-browsers';
import { type TrialOptions, trialErrors } from 'releases/trial/trial-errors';
import { CommandFailure } from '../console/command-failure.ts';
import { trialVariables } from '../console/env.ts';
import { step } from '../console/progress.ts';
import { openShop } from '../shop/shop.ts';

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
      openShop: (dataFolder, edgeVariables) => openShop({ root, ...free, dataFolder, edgeVariables }),
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
