import { expect, test } from '@playwright/test';
import { brotliBytes, pageScripts } from '../bench/bytes/page-scripts.ts';
import { SCRIPT_BUDGETS } from '../bench/bytes/script-budgets.ts';
import { pagesToVisit } from '../bench/visited-pages.ts';
import { env } from '../env.ts';

test.describe('the scripts of a document', () => {
  for (const [page, budget] of Object.entries(SCRIPT_BUDGETS)) {
    test(`of the ${page} page are within their budget`, async () => {
      const visited = (await pagesToVisit()).find(({ name }) => name === page);
      const scripts = await pageScripts(env.shopUrl, visited?.path ?? page);
      const sizes = await Promise.all(scripts.map((file) => brotliBytes(env.shopUrl, file)));
      expect(scripts.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budget);
    });
  }
});
