import { layoutShift, watchLayoutShifts } from '../browser/layout-shifts.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import { startAlone } from '../development/started-development.ts';

/** Pixels: a phone, a width between the breakpoints 768 and 1024, and a desktop. */
const WIDTHS = [360, 820, 1440];
const NARROWEST = 320;
const HEIGHT = 900;

/** The largest allowed sum of layout shifts from skeleton to data. */
const MOST_SHIFT = 0.02;

const REMOTES = ['catalog', 'cart-checkout', 'account', 'inspiration'];

type Verdict = { faults: readonly string[]; mayShift: boolean };

for (const remote of REMOTES) {
  test.describe(`each scene of ${remote}`, { tag: `@${remote}` }, () => {
    // One server compiles the remote once for all widths.
    test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });
    let server: Awaited<ReturnType<typeof startAlone>>;
    test.beforeAll(async () => {
      server = await startAlone(remote);
    });
    test.afterAll(() => server?.stop());

    for (const width of WIDTHS) {
      test(`ACC-21 CART-32 CART-33 CHECK-15 ORD-21 SITE-20 is accessible, fits ${width} px and does not shift`, async ({
        page,
        allow,
      }) => {
        // In two scenes of the checkout, the payment script or the account is missing.
        allow(/\/pay\/checkout\.js|PropsRefused/);
        await watchLayoutShifts(page);
        await keepVerdict(page);
        const scenes = await scenesOf(page, server.origin);
        expect(scenes.length).toBeGreaterThan(0);
        for (const { name, address } of scenes) await expectSound(page, name, address, width);
      });
    }
  });
}

/** Checks a scene. A failure does not keep the other scenes from being checked. */
async function expectSound(page: Page, name: string, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(address);
  const verdict = await page.waitForFunction(() => (window as unknown as { verdict?: Verdict }).verdict);
  const { faults, mayShift } = (await verdict.jsonValue()) as Verdict;
  expect.soft(faults, name).toEqual([]);
  expect.soft(await widerThanWindow(page), `${name} scrolls sideways`).toEqual([]);
  const { sum, moved } = await layoutShift(page);
  if (!mayShift) expect.soft(sum, `${name} shifts: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
  if (width !== WIDTHS[0]) return;
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  expect.soft(await widerThanWindow(page), `${name} scrolls sideways at ${NARROWEST} px`).toEqual([]);
}

/** Stores the verdict that a stage posts to the surrounding window. Here that window is its own, because there is no viewer. */
async function keepVerdict(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }) => {
      if (Array.isArray(data.faults)) Object.assign(window, { verdict: data });
    });
  });
}

async function scenesOf(page: Page, origin: string) {
  await page.goto(`${origin}/`);
  const links = page.locator('a[href^="/harness/scenes/"]');
  await links.first().waitFor({ timeout: 2 * 60_000 });
  return links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      address: (link as HTMLAnchorElement).href.replace('/scenes/', '/stage/'),
    })),
  );
}
