import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { errorReport } from './error-report.ts';
import { expectFallbackInTime, watchForFallback } from './fallback-time.ts';
import { type Misbehaviour, mend, misbehave, THROWING_BUTTON } from './misbehaving-code.ts';
import { REMOTE_REGIONS } from './remote-regions.ts';

// The next test of a shared tab could get the changed scripts from its memory cache.
test.use({ tab: 'own' });

/** Whether the region's fallback takes the place of the remote. */
const OUTCOMES: Readonly<Record<Misbehaviour, 'fallback' | 'content' | 'either'>> = {
  'throw in render': 'fallback',
  'throw in an effect': 'fallback',
  'throw in a handler': 'content',
  'suspend forever': 'fallback',
  'send wrong toasts': 'content',
  'write the shell’s atoms': 'content',
  // The data of the remote itself may be among what it spoils.
  'spoil the query cache': 'either',
  'cover the window': 'content',
  'hide header and footer': 'content',
};

/** What one run of all tests shows; the component tests show the rest. `npm run test:matrix` has all. */
const IN_EVERY_RUN: readonly Misbehaviour[] = ['cover the window', 'hide header and footer'];

/** Milliseconds for which the test waits for the fallback. */
const SHOWN_AS_FAILED = 15_000;

/** Header and footer are there, and the header's links are not covered. */
async function expectFrame(page: Page): Promise<void> {
  const link = page.getByRole('banner').locator('a:visible').first();
  await expect(link).toBeVisible();
  await expect(page.locator('footer a').first()).toBeVisible();
  const isOnTop = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop || (await page.getByRole('dialog').count()) > 0, 'the header is on top').toBe(true);
}

/** Presses Try Again as long as it is there. */
async function tryAgainUntil(shown: Locator, again: Locator): Promise<void> {
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

for (const { remote, module, visit, region, content } of REMOTE_REGIONS) {
  for (const [how, outcome] of Object.entries(OUTCOMES) as [Misbehaviour, string][]) {
    const isInEveryRun = remote === 'catalog' && IN_EVERY_RUN.includes(how);
    test(`PROM-132 PROM-190 when the remote ${remote} tries to ${how}, header, footer and navigation work`, {
      tag: isInEveryRun ? [] : '@matrix',
    }, async ({ page, allow }) => {
      // React reports what its boundaries catch, and that it could not hydrate it.
      allow(/misbehaves|Minified React error/);
      if (outcome === 'either') allow(/TypeError|is not a function|is not iterable|Cannot read/);
      await misbehave(page, remote, module, how);
      const reported = outcome === 'fallback' ? errorReport(page) : undefined;
      await watchForFallback(page);
      await visit(page);
      // Before hydration the page is the server's, which does not misbehave. What suspends or throws is never hydrated.
      if (outcome === 'content') await untilHydrated(page);
      const again = region(page).getByRole('button', { name: 'Try Again' }).first();
      const shown = content(region(page)).first();

      if (outcome === 'fallback') {
        await expect(again).toBeVisible({ timeout: SHOWN_AS_FAILED });
        await expectFallbackInTime(page, { hangs: how === 'suspend forever' });
      } else await expect(shown.or(again).first()).toBeVisible();
      if (reported) expect((await reported).release).toMatch(new RegExp(`^${remote}/`));
      if (how === 'throw in a handler') {
        const button = page.getByText(THROWING_BUTTON, { exact: true });
        await button.dispatchEvent('click');
        await expect(button).toBeAttached();
      }
      await expectFrame(page);
      // Data of other pages may be among what it spoils: they offer Try Again as well.
      if (remote !== 'catalog' && outcome !== 'either')
        await expect(page.locator('h1').first()).toBeVisible();

      await mend(page);
      await tryAgainUntil(shown, again);
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL(/\/about$/);
      const main = page.getByRole('main');
      await tryAgainUntil(main.locator('h1'), main.getByRole('button', { name: 'Try Again' }).first());
      await expectFrame(page);
    });
  }
}
