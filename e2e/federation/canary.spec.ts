import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import { nextBuild } from '../edge/next-build.ts';
import { beginCanary, liveHashes, withdrawCanary } from '../edge/registry-changes.ts';

test.use({ tab: 'own' });

const HEADING = 'Acrylic sheets';
const NEXT = 'Sheets of a canary';
/** User agents of different browsers, each of which is drawn as another visitor. */
const AGENTS = Array.from({ length: 30 }, (_, index) => `Mozilla/5.0 (visitor ${index})`);

test('PROM-308 a drawn visitor sees the canary with the next page, and what is live once it is withdrawn', {
  tag: '@all',
}, async ({ browser }) => {
  test.slow();
  const edge = await startEdgeWithLongTimeouts();
  // With a host name, the browser might connect to another address than this test, and be drawn differently.
  const origin = edge.origin.replace('localhost', '127.0.0.1');
  const folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  const { catalog = '' } = await liveHashes(edge.registry);
  const live = path.join(edge.registry, 'releases/catalog', catalog);
  const next = await nextBuild(live, path.join(folder, 'catalog'), [[HEADING, NEXT]]);
  await beginCanary(edge.registry, next, 50);
  const agentOf = async (group: string) => {
    for (const userAgent of AGENTS) {
      const headers = { 'User-Agent': userAgent };
      const cookie = (await fetch(`${origin}/releases/live`, { headers })).headers.get('Set-Cookie');
      if (cookie?.startsWith(`canary=${group}.`)) return userAgent;
    }
    return undefined;
  };
  await expect.poll(() => agentOf('canary'), { timeout: 60_000 }).toBeDefined();
  const userAgent = (await agentOf('canary')) ?? '';
  const context = await browser.newContext({ userAgent });
  try {
    const page = await context.newPage();
    await page.goto(origin + pagePath('/about'));
    await untilHydrated(page);
    await expect
      .poll(() => context.cookies(), { timeout: 60_000 })
      .toMatchObject([{ name: 'canary', httpOnly: true, sameSite: 'Lax' }]);
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await expectHeading(page, NEXT);
    expect(await liveHashes(edge.registry)).toMatchObject({ catalog });

    await withdrawCanary(edge.registry);
    const shownHeading = async () => {
      await page.reload();
      return page.getByRole('heading', { level: 1 }).textContent();
    };
    await expect.poll(shownHeading, { timeout: 60_000 }).toBe(HEADING);
    await untilHydrated(page);
    await expect.poll(() => context.cookies(), { timeout: 60_000 }).toEqual([]);
  } finally {
    await context.close();
    await edge.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
