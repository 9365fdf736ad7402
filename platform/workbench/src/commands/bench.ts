import { join } from 'node:path';
import { findBrowser } from '../checks/find-browser.ts';
import { runCommand } from '../console/run-command.ts';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { ROOT } from '../console/workspace.ts';
import { runToEnd } from '../processes/child-process.ts';
import { prepareShop } from '../shop/prepare-shop.ts';
import { openShop } from '../shop/shop.ts';

/** The loading times of a visit, also of a customer's to the pages that need a login, then the throughput of the edge server. */
const BENCHES = ['pages/bench.ts', 'pages/private-pages.ts', 'pages/documents.ts'];

/** Options that run one bench alone: a bill of the scripts, pages that need a login, a change of the visualizer, releases. */
const ALONE: Readonly<Record<string, string>> = {
  '--bytes': 'bytes/bytes.ts',
  '--private': 'pages/private-pages.ts',
  '--visualizer': 'pages/visualizer.ts',
  '--releases': 'releases/release-figures.ts',
};

// `npm run bench -- home`: the loading times of chosen pages.
const chosen = process.argv.slice(2);
const alone = chosen.map((argument) => ALONE[argument]).find((bench) => bench !== undefined);
const benches = alone ? [alone] : BENCHES.slice(0, chosen.length > 0 ? 1 : undefined);
const options = chosen.filter((argument) => !(argument in ALONE));

/** Programs with providers of their own: the pictures of a fresh start, and the longest search terms, with which a whole bench ends. */
const SEARCHES = 'provider/long-searches.ts';
const OF_PROVIDER: Readonly<Record<string, string>> = {
  '--pictures': 'provider/fresh-start.ts',
  '--searches': SEARCHES,
};

// Measures the shop and the same sources as one ordinary application in one run: only ratios are comparable.
await runCommand(async (stop) => {
  const ofProvider = chosen.flatMap((argument) => OF_PROVIDER[argument] ?? []);
  if (ofProvider.length > 0) return await runAll(ofProvider, stop);
  return await withTemporaryFolder(async (dataFolder) => {
    const settings = { port: 0, providerPort: 0, sandboxPort: 0, dataFolder };
    await prepareShop(ROOT, settings, stop);
    const shop = await openShop({ root: ROOT, ...settings });
    try {
      const environment = {
        SHOP_URL: shop.origin,
        PROVIDER_ORIGIN: shop.providerOrigin,
        SHOP_DATA: dataFolder,
        CHROMIUM_PATH: await findBrowser(stop),
      };
      return await runAll(chosen.length > 0 ? benches : [...benches, SEARCHES], stop, environment);
    } finally {
      await shop.stop();
    }
  });
});

/** One after another. */
async function runAll(
  scripts: readonly string[],
  stop: AbortSignal,
  environment?: NodeJS.ProcessEnv,
): Promise<boolean> {
  for (const script of scripts) {
    const args = [process.execPath, join(ROOT, 'laboratory', script), ...options];
    const { code } = await runToEnd(args, { folder: ROOT, stop, isShown: true, environment });
    if (code !== 0) return false;
  }
  return true;
}
