import { getCart } from 'shared-contracts/cart/endpoints';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { expectAccessible } from '../browser/accessibility.ts';
import { layoutShift, watchLayoutShifts } from '../browser/layout-shifts.ts';
import { type MockedResponse, mockEndpoint } from '../browser/mocked-endpoint.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { scrollsSideways } from '../browser/whole-page.ts';
import { MEERA, PROFILE_STATES, SAVED } from './profile-states.ts';

/** As for the pages that need no login. */
const MOST_SHIFT = 0.02;

/** The states of the profile page at all widths: `npm test` runs the phone's, the matrix the others. */
export function checkProfileStates(name: string): void {
  test.describe(name, () => {
    test('without a layout shift between skeleton and data', async ({ page, edgeWithLongTimeouts: edge }) => {
      await beCustomer(page);
      await mockEndpoint(page, getCart, { json: [] });
      await mockEndpoint(page, verifyCustomer, { json: MEERA });
      await mockEndpoint(page, ...SAVED);
      await watchLayoutShifts(page);
      const document = await page.goto(`${edge.origin}/profile`);
      expect(await document?.text()).toContain('aria-label="Loading your account"');
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(MEERA.name);
      await expect(page.getByRole('listitem').filter({ hasText: 'Gokulam' })).toBeVisible();
      const { sum, moved } = await layoutShift(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });

    for (const [name, { mocks = [], lookup, when, shows }] of Object.entries(PROFILE_STATES)) {
      test(`in the state "${name}"`, async ({ page, allow, isMobile, edgeWithLongTimeouts: edge }) => {
        allow(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
        await beCustomer(page);
        await mockEndpoint(page, getCart, { json: [] });
        await mockEndpoint(page, verifyCustomer, { json: MEERA });
        // The last mock of an endpoint wins.
        for (const [endpoint, response] of [SAVED, ...mocks]) await mockEndpoint(page, endpoint, response);
        if (lookup) await mockLookup(page, lookup);
        await openPage(page, `${edge.origin}/profile`);
        await when?.(page);
        await expect(shows(page)).toBeVisible();
        for (const width of isMobile ? [320, 360] : [820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await scrollsSideways(page), `scrolls sideways at ${width}`).toBe(false);
        }
        await expectAccessible(page);
      });
    }
  });
}

/** A stored session. No call reaches the provider, which does not know it. */
async function beCustomer(page: Page): Promise<void> {
  await page.addInitScript((phone) => {
    localStorage.setItem('laminate-shop.token', 'a token');
    localStorage.setItem('laminate-shop.phone', phone);
  }, MEERA.phone);
}

async function mockLookup(page: Page, response: MockedResponse): Promise<void> {
  await page.route('**/pincode/*', async (route) => {
    if (response === 'pending') return;
    if (typeof response === 'object' && 'json' in response) return route.fulfill({ json: response.json });
    return route.abort('internetdisconnected');
  });
}
