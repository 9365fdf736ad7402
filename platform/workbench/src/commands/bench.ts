import { join } from 'node:path';
import getPort from 'get-port';
import { buildChangedPackages } from '../builds/build-packages.ts';
import { findBrowser } from '../checks/find-browser.ts';
import { openCluster } from '../cluster/cluster.ts';
import { runCommand } from '../console/run-command.ts';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { ROOT } from '../console/workspace.ts';
import { runToEnd } from '../processes/child-process.ts';
import { prepareShop } from '../shop/prepare-shop.ts';
import { openShop } from '../shop/shop.ts';

/** The visits, those of a customer to the pages that need a login, then the throughput of the edge server. */
const BENCHES = ['pages/bench.ts', 'pages/private-pages.ts', 'pages/documents.ts'];

/** Of a shop, or of a cluster. */
const LOAD = 'provider/refusals.ts';

/** Options that run one bench alone: a bill of the scripts, pages that need a login, parts that are asked for, a change of the visualizer, releases, memory, load, a visit. */
const ALONE: Readonly<Record<string, string | readonly string[]>> = {
  '--bytes': 'bytes/bytes.ts',
  '--private': 'pages/private-pages.ts',
  '--documents': 'pages/documents.ts',
  '--parts': 'pages/parts.ts',
  '--visualizer': 'pages/visualizer.ts',
  '--releases': ['releases/release-figures.ts', 'pages/development-loop.ts'],
  '--first-pictures': 'pages/first-pictures.ts',
  '--memory': 'provider/memory.ts',
  '--load': LOAD,
  '--visit-cost': 'pages/visit-cost.ts',
};

/** Programs that need no shop: many shoppers after a fresh start, a large shop, cutting plans, and the longest search terms, with which a whole bench ends. */
const SEARCHES = 'provider/long-searches.ts';
const WITHOUT_SHOP: Readonly<Record<string, string>> = {
  '--pictures': 'provider/fresh-start.ts',
  '--searches': SEARCHES,
  '--scale': 'provider/scale.ts',
  '--cutting': 'cutting/cutting-plans.ts',
};

/** Each in a cluster of its own. */
const FAULTS = 'cluster/faults.ts';
const THROUGHPUT = 'cluster/throughput.ts';
const OF_CLUSTER: Readonly<Record<string, string>> = {
  '--faults': FAULTS,
  '--throughput': THROUGHPUT,
  '--rush': LOAD,
};
const SIZES = [
  { providers: 1, edges: 1 },
  { providers: 2, edges: 1 },
  { providers: 1, edges: 2 },
  { providers: 2, edges: 2 },
];

/** `--pictures`: the first visitor of a new shop, in each window. */
const FRESH_PICTURES = 'pages/fresh-pictures.ts';
const WINDOWS = ['laptop', 'laptop, density 2', 'tablet', 'phone'];

// `npm run bench -- home`: chosen pages. `--visits` is an option of the whole bench.
const chosen = process.argv.slice(2);
const isWhole = chosen.every((argument) => argument.startsWith('--visits='));
const alone = chosen.map((argument) => ALONE[argument]).find((bench) => bench !== undefined);
const benches = alone ? [alone].flat() : BENCHES.slice(0, isWhole ? undefined : 1);
const options = chosen.filter(
  (argument) => ![ALONE, WITHOUT_SHOP, OF_CLUSTER].some((known) => argument in known),
);

// Measures the shop and its rivals in one run: only ratios are comparable.
await runCommand(async (stop) => {
  const withoutShop = chosen.flatMap((argument) => WITHOUT_SHOP[argument] ?? []);
  if (chosen.includes('--pictures')) {
    for (const window of WINDOWS) {
      const isShown = await inNewShop(stop, (environment) =>
        runAll([FRESH_PICTURES], [...options, `--window=${window}`], stop, environment),
      );
      if (!isShown) return false;
    }
  }
  const ofCluster = chosen.map((argument) => OF_CLUSTER[argument]).find((bench) => bench !== undefined);
  for (const size of ofCluster === THROUGHPUT ? SIZES : SIZES.slice(-1)) {
    if (!ofCluster) break;
    const isRight = await inNewCluster(size, stop, (environment) =>
      runAll([ofCluster], options, stop, environment),
    );
    if (!isRight) return false;
  }
  if (ofCluster) return true;
  if (withoutShop.length > 0) return await runAll(withoutShop, options, stop);
  return await inNewShop(stop, (environment) =>
    runAll(isWhole ? [...benches, SEARCHES] : benches, options, stop, environment),
  );
});

/** Starts a shop with an empty data folder, and stops it after the work. */
async function inNewShop(
  stop: AbortSignal,
  work: (environment: NodeJS.ProcessEnv) => Promise<boolean>,
): Promise<boolean> {
  return await withTemporaryFolder(async (dataFolder) => {
    const settings = { port: 0, providerPort: 0, sandboxPort: 0, dataFolder };
    await prepareShop(ROOT, settings, stop);
    const chromium = await findBrowser(stop);
    const shop = await openShop({ root: ROOT, ...settings });
    try {
      return await work({
        SHOP_URL: shop.origin,
        PROVIDER_ORIGIN: shop.providerOrigin,
        SHOP_DATA: dataFolder,
        CHROMIUM_PATH: chromium,
      });
    } finally {
      await shop.stop();
    }
  });
}

/** The same with a cluster. */
async function inNewCluster(
  size: { providers: number; edges: number },
  stop: AbortSignal,
  work: (environment: NodeJS.ProcessEnv) => Promise<boolean>,
): Promise<boolean> {
  return await withTemporaryFolder(async (folder) => {
    await buildChangedPackages(ROOT, stop);
    const cluster = await openCluster({ root: ROOT, folder, port: await getPort(), ...size });
    try {
      return await work({
        SHOP_URL: cluster.origin,
        PROVIDER_ORIGIN: cluster.providerOrigin,
        SHOP_DATA: folder,
        NODE_EXTRA_CA_CERTS: cluster.certificate,
        CLUSTER: `${size.providers} providers, ${size.edges} edge servers`,
      });
    } finally {
      await cluster.stop();
    }
  });
}

/** One after another. */
async function runAll(
  scripts: readonly string[],
  options: readonly string[],
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
