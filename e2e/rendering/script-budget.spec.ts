import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brotliBytes, documentBytes, pageScripts } from '../browser/rendered-document.ts';
import { pagesToVisit } from '../browser/visited-pages.ts';
import { env } from '../env.ts';
import { DOCUMENT_BUDGETS, PURCHASE_BUDGET, SCRIPT_BUDGETS } from './script-budgets.ts';

test.describe('the scripts of a document', () => {
  for (const [page, budget] of Object.entries(SCRIPT_BUDGETS)) {
    test(`PROM-63 of the ${page} page are within their budget`, { tag: '@core' }, async () => {
      const visited = (await pagesToVisit()).find(({ name }) => name === page);
      const scripts = await pageScripts(env.shopUrl, visited?.path ?? page);
      const sizes = await Promise.all(scripts.map((file) => brotliBytes(env.shopUrl, file)));
      expect(scripts.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budget);
    });
  }
});

for (const [page, budget] of Object.entries(DOCUMENT_BUDGETS)) {
  test(`PROM-211 the document of the ${page} page is within its budget`, { tag: '@core' }, async () => {
    const visited = (await pagesToVisit()).find(({ name }) => name === page);
    const size = (await documentBytes(env.shopUrl, visited?.path ?? page)) / 1000;
    expect(size).toBeGreaterThan(budget / 2);
    expect(size).toBeLessThanOrEqual(budget);
  });
}

test('CART-45 each page and fragment of cart and checkout is within its budget', { tag: '@core' }, () => {
  const dist = path.resolve(import.meta.dirname, '../../mfe-cart-checkout/dist');
  const release: { modules: Record<string, { js: string[] }> } = JSON.parse(
    readFileSync(path.join(dist, 'release.json'), 'utf8'),
  );
  const sizes = Object.entries(release.modules).map(([name, { js }]) => ({
    name,
    size: js.reduce((sum, file) => sum + statSync(path.join(dist, 'client', `${file}.br`)).size, 0) / 1000,
  }));
  const names = sizes.filter(({ size }) => size > 0).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['cart', 'checkout', 'add-to-cart', 'order-payment']));
  expect(sizes.filter(({ size }) => size > PURCHASE_BUDGET)).toEqual([]);
});
