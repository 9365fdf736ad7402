import { getCart } from 'shared-contracts/cart/endpoints';
import { getShortlist } from 'shared-contracts/shortlist/endpoints';
import { expectAccessible } from '../browser/accessibility.ts';
import { layoutShift, watchLayoutShifts } from '../browser/layout-shifts.ts';
import { mockAddress, mockWithCache } from '../browser/mocked-endpoint.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import type { AccountPage, Mock } from './account-state.ts';
import { CHECKOUT_PAGE } from './checkout-states.ts';
import { ORDER_PAGE, ORDERS_PAGE } from './order-states.ts';
import { PROFILE_PAGE } from './profile-states.ts';

/** As for the pages that need no login. */
const MOST_SHIFT = 0.02;

const PAGES: readonly AccountPage[] = [PROFILE_PAGE, ORDERS_PAGE, ORDER_PAGE, CHECKOUT_PAGE];

/** The states of the pages that need a login, at all widths: those of a phone here, the others in the matrix. */
export function checkAccountStates(name: string): void {
  for (const { path, mocks, prepare, skeleton, data, states } of PAGES) {
    test.describe(`${path} ${name}`, () => {
      test('ACC-21 CHECK-15 ORD-21 without a layout shift between skeleton and data', async ({
        page,
        edgeWithLongTimeouts: edge,
      }) => {
        await beCustomer(page, mocks);
        await prepare?.(page);
        await watchLayoutShifts(page);
        const document = await page.goto(edge.origin + path);
        expect(await document?.text()).toContain(`aria-label="${skeleton}"`);
        await expect(data(page)).toBeVisible();
        const { sum, moved } = await layoutShift(page);
        expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      });

      for (const [
        state,
        { path: ownPath = path, mocks: ownMocks = [], lookup, prepare: ownPrepare = prepare, when, shows },
      ] of Object.entries(states)) {
        test(`ACC-21 CHECK-15 ORD-21 in the state "${state}"`, {
          tag: state.endsWith(': ready') ? '@core' : [],
        }, async ({ page, allow, isMobile, edgeWithLongTimeouts: edge }) => {
          allow(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
          // The last mock of an endpoint wins.
          await beCustomer(page, [...mocks, ...ownMocks]);
          if (lookup) await mockAddress(page, '*/pincode/*', lookup);
          await ownPrepare?.(page);
          await openPage(page, edge.origin + ownPath);
          await when?.(page);
          await expect(shows(page)).toBeVisible();
          for (const width of isMobile ? [320, 360] : [820, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await widerThanWindow(page), `scrolls sideways at ${width}`).toEqual([]);
          }
          await expectAccessible(page);
        });
      }
    });
  }
}

/** A stored session. No call reaches the provider, which does not know it. */
export async function beCustomer(page: Page, mocks: readonly Mock[]): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('laminate-shop.token', 'a token');
    localStorage.setItem('laminate-shop.phone', '9845012345');
  });
  await mockWithCache(page, getCart, { json: [] });
  // For the count in the header.
  await mockWithCache(page, getShortlist, { json: { entries: [] } });
  for (const [endpoint, response] of mocks) await mockWithCache(page, endpoint, response);
}
