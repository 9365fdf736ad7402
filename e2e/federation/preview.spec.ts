import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import { nextBuild } from '../edge/next-build.ts';
import { liveHashes, preview } from '../edge/registry-changes.ts';

test.use({ tab: 'own' });

const HEADING = 'Acrylic sheets';
const NEXT = 'Sheets in a preview';

test('PROM-307 a team sees its next release in the shop, buys nothing by mistake, and leaves the preview', {
  tag: '@all',
}, async ({ page, browser }) => {
  test.slow();
  const edge = await startEdgeWithLongTimeouts();
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  const stranger = await browser.newPage();
  try {
    const { catalog } = await liveHashes(edge.registry);
    const live = path.join(edge.registry, 'releases/catalog', catalog ?? '');
    const next = await nextBuild(live, path.join(folder, 'catalog'), [[HEADING, NEXT]]);
    const token = await preview(edge.registry, 'catalog', next, path.join(folder, 'keys'));
    await page.goto(`${edge.origin}/preview/${token}`);
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText(/Preview of catalog [0-9a-f]{16}\. Only this browser sees it\./);

    await page.goto(edge.origin + pagePath('/about'));
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await expectHeading(page, NEXT);
    await expect(banner).toBeVisible();

    await stranger.goto(edge.origin + shopPath('Sheet'));
    await expectHeading(stranger, HEADING);
    await expect(stranger.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

    await banner.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(page).toHaveURL(`${edge.origin}/`);
    await expect(banner).toHaveCount(0);
    await page.goto(edge.origin + shopPath('Sheet'));
    await expectHeading(page, HEADING);
  } finally {
    await stranger.close();
    // Leaves the page first, because it would miss its scripts.
    await page.goto('about:blank');
    await edge.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
