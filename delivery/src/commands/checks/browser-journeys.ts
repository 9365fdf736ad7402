import { join } from 'node:path';
import { buildChangedPackages } from '../builds/build-packages.ts';
import { publishPackages } from '../builds/publish-packages.ts';
import { step } from '../console/progress.ts';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { runPnpm } from '../processes/child-process.ts';
import { openShop, type Shop } from '../shop/shop.ts';
import type { Check } from './check.ts';
import { findBrowser } from './find-browser.ts';
import { resultOfSuite } from './suite-result.ts';
import { playwrightCounts } from './test-counts.ts';

/** Milliseconds: a run of `npm test` stays below a quarter of an hour. */
const TIME_LIMIT = 10 * 60_000;

/**
 * The journeys of e2e in a real browser, against the production build in a shop with free ports and data of its own.
 * @param selection arguments for Playwright: files, `--grep …`
 * @param timeLimit milliseconds
 */
export function browserJourneys(root: string, selection: string[], timeLimit = TIME_LIMIT): Check {
  return {
    name: 'journeys in the browser',
    run: (stop) =>
      withTemporaryFolder(async (dataFolder) => {
        const browser = await step('Find a browser', () => findBrowser(stop));
        await buildChangedPackages(root, stop);
        await publishPackages(root, dataFolder);
        const shop = await openShop({ root, port: 0, providerPort: 0, dataFolder });
        try {
          return await runPlaywright(root, selection, stop, { shop, dataFolder, browser, timeLimit });
        } finally {
          await shop.stop();
        }
      }),
  };
}

interface Surroundings {
  shop: Shop;
  dataFolder: string;
  browser: string;
  timeLimit: number;
}

async function runPlaywright(root: string, selection: string[], stop: AbortSignal, around: Surroundings) {
  const report = join(around.dataFolder, 'playwright-report.json');
  const child = await runPnpm(['run', 'test', '--reporter=list,json', ...selection], {
    folder: join(root, 'e2e'),
    stop,
    timeLimit: around.timeLimit,
    isShown: true,
    environment: {
      SHOP_URL: around.shop.origin,
      PROVIDER_ORIGIN: around.shop.providerOrigin,
      SHOP_DATA: around.dataFolder,
      CHROMIUM_PATH: around.browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright tells its workers by FORCE_COLOR, and Node complains when both are set.
      NO_COLOR: undefined,
    },
  });
  // Its output was shown while it came.
  return resultOfSuite({ ...child, output: '' }, report, playwrightCounts);
}
