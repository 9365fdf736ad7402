import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { SHEETS, VISITOR_PAGES } from '../browser/visitor-pages.ts';
import { expectFrame } from '../browser/whole-page.ts';
import { type OwnEdge, startOwnEdge } from '../edge/own-edge.ts';

// Each test is a first visit, with an empty cache.
test.use({ tab: 'own' });

const REMOTES = ['catalog', 'cart-checkout', 'account', 'inspiration'];
const UNUSED_PORT = '9';
/** Console messages about files, responses and pictures that fail to load. */
const NO_ANSWER = /Failed to load resource|integrity|MIME type/;

let edge: OwnEdge;
test.beforeEach(({ allow }) => allow(NO_ANSWER));
test.afterEach(async ({ page }) => {
  // The page is closed before the edge server stops, because its pending requests would fail.
  await page.close();
  await edge.stop();
});

test('PROM-2 with all remotes down the shell renders, navigates, and says what it cannot show', async ({
  page,
}) => {
  edge = await startOwnEdge();
  for (const remote of REMOTES) {
    const releases = path.join(edge.registry, 'releases', remote);
    await rename(releases, `${releases}-away`);
  }
  for (const { path: route } of VISITOR_PAGES) {
    await openPage(page, edge.origin + route);
    await expectFrame(page);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await openPage(page, edge.origin + pagePath('/contact'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Call now' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The gallery could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The login could not be loaded');
});

test('PROM-54 with the provider down every page has header, footer, heading and the phone number of the shop', async ({
  page,
}) => {
  edge = await startOwnEdge({ PROVIDER_PORT: UNUSED_PORT });
  for (const { path: route } of VISITOR_PAGES) {
    await openPage(page, edge.origin + route);
    await expectFrame(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openPage(page, edge.origin + SHEETS);
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('alert')).toContainText('Oops! Something went wrong');
  await expect(products.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
