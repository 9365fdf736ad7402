import { join } from 'node:path';
import getPort from 'get-port';
import { buildChangedPackages } from 'operate/builds/build-packages';
import { publishPackages } from 'operate/builds/publish-packages';
import { openCluster } from 'operate/cluster/cluster';
import { step } from 'operate/console/progress';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { COMPILED } from 'operate/console/workspace';
import { runPnpm } from 'operate/processes/child-process';
import { FREE_PORTS } from 'operate/processes/tcp-port';
import { linkPictures } from 'operate/shop/data-folder';
import { openShop, type Shop } from 'operate/shop/shop';
import type { Check } from './check.ts';
import { findBrowser } from './find-browser.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { resultOfSuite } from './suite-result.ts';

/** Milliseconds: a busy machine takes three times as long as a quiet one. */
const TIME_LIMIT = 60 * 60_000;

interface VisitedShop extends Pick<Shop, 'origin' | 'providerOrigin' | 'stop'> {
  /** With a registry of what is live. */
  dataFolder: string;
  /** The certificate of a shop with HTTPS, in the PEM format. */
  certificate?: string;
}

type OpenShop = (root: string, dataFolder: string) => Promise<VisitedShop>;

/** On one machine, with free ports. No further pages' pictures are composed ahead, because the browsers need the processor. */
const onOneMachine: OpenShop = async (root, dataFolder) => {
  await publishPackages(root, dataFolder);
  await linkPictures(root, dataFolder);
  return { ...(await openShop({ root, ...FREE_PORTS, dataFolder, listPagesAhead: 1 })), dataFolder };
};

/** With two providers and two edge servers. */
export const onCluster: OpenShop = async (root, folder) => ({
  ...(await openCluster({ root, folder, port: await getPort(), providers: 2, edges: 2 })),
  dataFolder: join(folder, 'edge-1'),
});

/**
 * Runs the tests of `e2e` in a real browser, against the production build in a shop with its own data.
 * @param selection arguments for Playwright: files, `--grep …`. If there are any, each failure records a trace.
 * @param timeLimit milliseconds
 */
export function browserJourneys(
  root: string,
  selection: string[],
  timeLimit = TIME_LIMIT,
  open = onOneMachine,
): Check {
  return {
    name: open === onCluster ? 'journeys in a cluster' : 'journeys in the browser',
    isLarge: true,
    run: (stop) =>
      withTemporaryFolder(async (dataFolder) => {
        const browser = await step('Find a browser', () => findBrowser(stop));
        await buildChangedPackages(root, stop);
        const shop = await open(root, dataFolder);
        try {
          return await runPlaywright(root, selection, stop, { shop, dataFolder, browser, timeLimit });
        } finally {
          await shop.stop();
        }
      }),
  };
}

interface Surroundings {
  shop: VisitedShop;
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
      SHOP_DATA: around.shop.dataFolder,
      DATABASE_URL: undefined,
      NODE_EXTRA_CA_CERTS: around.shop.certificate,
      CHROMIUM_PATH: around.browser,
      RECORD_TRACES: String(selection.some((argument) => /\.spec\.ts(:\d+)?$/.test(argument))),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Some tests start edge servers of their own, which compile the same sources.
      NODE_COMPILE_CACHE: join(root, COMPILED),
      // Playwright sets FORCE_COLOR for its workers, and Node warns when both variables are set.
      NO_COLOR: undefined,
    },
  });
  // The output is left out, because it has been shown already.
  return resultOfSuite({ ...child, output: '' }, report, readPlaywrightReport);
}
