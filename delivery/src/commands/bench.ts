import { join } from 'node:path';
import { findBrowser } from './checks/find-browser.ts';
import { runCommand } from './console/run-command.ts';
import { withTemporaryFolder } from './console/temporary-folder.ts';
import { ROOT } from './console/workspace.ts';
import { runToEnd } from './processes/child-process.ts';
import { prepareShop } from './shop/prepare-shop.ts';
import { openShop } from './shop/shop.ts';

/** The loading times of a visit, then the throughput of the edge server. */
const BENCHES = ['bench.ts', 'documents.ts'];

// Measures the shop and the same sources as one ordinary application in one run: only ratios are comparable.
await runCommand((stop) =>
  withTemporaryFolder(async (dataFolder) => {
    const settings = { port: 0, providerPort: 0, dataFolder };
    await prepareShop(ROOT, settings, stop);
    const shop = await openShop({ root: ROOT, ...settings });
    try {
      const environment = {
        SHOP_URL: shop.origin,
        PROVIDER_ORIGIN: shop.providerOrigin,
        SHOP_DATA: dataFolder,
        CHROMIUM_PATH: await findBrowser(stop),
      };
      for (const script of BENCHES) {
        const args = [process.execPath, join(ROOT, 'e2e/bench', script)];
        const bench = await runToEnd(args, { folder: ROOT, stop, isShown: true, environment });
        if (bench.code !== 0) return false;
      }
      return true;
    } finally {
      await shop.stop();
    }
  }),
);
