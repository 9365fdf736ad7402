import { join } from 'node:path';
import getPort from 'get-port';
import { buildChangedPackages } from 'operate/builds/build-packages';
import { openCluster } from 'operate/cluster/cluster';
import { say } from 'operate/console/progress';
import { runCommand } from 'operate/console/run-command';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { ROOT } from 'operate/console/workspace';
import { runPnpm, runToEnd } from 'operate/processes/child-process';
import { FREE_PORTS } from 'operate/processes/tcp-port';
import { prepareShop } from 'operate/shop/prepare-shop';
import { openShop } from 'operate/shop/shop';
import { findBrowser } from '../checks/find-browser.ts';

/** Not a package of the workspace: it links the packages of the checkout. */
const BENCH = join(ROOT, 'workshop', 'bench');

/** The programs of the whole bench: visits, a customer's visits to pages that need a login, and the throughput of the edge server. */
const PAGES = ['pages/bench.ts', 'pages/private-pages.ts', 'pages/documents.ts'];
/** Options that each run one program instead, in a shop of its own. The other options go to that program. */
const ALONE: Readonly<Record<string, string>> = {
  '--bytes': 'bytes/bytes.ts',
  '--first-pictures': 'pages/first-pictures.ts',
  '--load': 'provider/refusals.ts',
  '--memory': 'provider/memory.ts',
};
/** Options that each run one program instead, in a cluster. */
const IN_CLUSTER: Readonly<Record<string, string>> = {
  '--faults': 'cluster/faults.ts',
  '--rush': 'provider/refusals.ts',
};

// `npm run bench -- home` measures the given pages only. `--visits` is also an option of the whole bench.
const [name = '', ...others] = process.argv.slice(2);
const [alone, inCluster] = [ALONE[name], IN_CLUSTER[name]];
const options = alone || inCluster ? others : process.argv.slice(2);
const isWhole = options.every((argument) => argument.startsWith('--visits='));

// The shop and its rivals are measured in the same run, because only ratios are comparable.
await runCommand(async (stop) => {
  if (!(await linkPackages(stop))) return false;
  const work = (scripts: readonly string[]) => (environment: NodeJS.ProcessEnv) =>
    runAll(scripts, options, stop, environment);
  if (inCluster) return await inNewCluster(stop, work([inCluster]));
  return await inNewShop(stop, work(alone ? [alone] : PAGES.slice(0, isWhole ? undefined : 1)));
});

async function linkPackages(stop: AbortSignal): Promise<boolean> {
  const args = ['install', '--ignore-workspace', '--no-lockfile', '--offline'];
  const { code, output } = await runPnpm(args, { folder: BENCH, stop });
  if (code !== 0) say(`pnpm install failed in ${BENCH}:\n${output}`);
  return code === 0;
}

/** Starts a shop with an empty data folder, and stops it after the work. */
async function inNewShop(
  stop: AbortSignal,
  work: (environment: NodeJS.ProcessEnv) => Promise<boolean>,
): Promise<boolean> {
  return await withTemporaryFolder(async (dataFolder) => {
    const settings = { ...FREE_PORTS, dataFolder };
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

const SIZE = { providers: 2, edges: 2 };

/** Does the same with a cluster. */
async function inNewCluster(
  stop: AbortSignal,
  work: (environment: NodeJS.ProcessEnv) => Promise<boolean>,
): Promise<boolean> {
  return await withTemporaryFolder(async (folder) => {
    await buildChangedPackages(ROOT, stop);
    const cluster = await openCluster({ root: ROOT, folder, port: await getPort(), ...SIZE });
    try {
      return await work({
        SHOP_URL: cluster.origin,
        PROVIDER_ORIGIN: cluster.providerOrigin,
        SHOP_DATA: folder,
        NODE_EXTRA_CA_CERTS: cluster.certificate,
        CLUSTER: `${SIZE.providers} providers, ${SIZE.edges} edge servers`,
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
    const args = [process.execPath, join(BENCH, script), ...options];
    const { code } = await runToEnd(args, { folder: ROOT, stop, isShown: true, environment });
    if (code !== 0) return false;
  }
  return true;
}
