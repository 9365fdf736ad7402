import { getShortlist } from 'shared-contracts/shortlist/endpoints';
import { expectAccessible } from '../browser/accessibility.ts';
import { layoutShift, watchLayoutShifts } from '../browser/layout-shifts.ts';
import { mockEndpoint } from '../browser/mocked-endpoint.ts';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Locator, test } from '../browser/shop-test.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import { CARTS, type CartOfATest, mockCart, SUMS } from './cart-of-a-test.ts';

/** As for the pages that need no login. */
const MOST_SHIFT = 0.02;

const REFUSED = {
  coupon_code: 'HOME2000',
  message: 'This coupon code needs items worth ₹40,000.00 or more in your cart.',
};

/** The states of the cart, one after the other in one visit. */
export function checkCartStates(name: string): void {
  test(name, async ({ page, allow, isMobile, edgeWithLongTimeouts: edge }) => {
    allow(/status of 500/);
    // A link under the pointer has its page loaded ahead, and no provider has this product.
    allow(/404.*\/api\/product\?id=LONG/);
    const cart: CartOfATest = { items: CARTS.two, sums: SUMS };
    await page.addInitScript(() => {
      localStorage.setItem('laminate-shop.token', 'a token');
      localStorage.setItem('laminate-shop.phone', '9845012345');
    });
    await mockCart(page, cart);
    // For the count in the header.
    await mockEndpoint(page, getShortlist, { json: { entries: [] } });
    await watchLayoutShifts(page);

    const main = page.getByRole('main');
    const details = main.getByRole('complementary', { name: 'Price details' });
    const isSound = async (state: string, shown: Locator) => {
      await test.step(state, async () => {
        await expect(shown).toBeVisible();
        for (const width of isMobile ? [320, 360] : [820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await widerThanWindow(page), `scrolls sideways at ${width}`).toEqual([]);
        }
        await expectAccessible(page);
      });
    };
    const open = async () => {
      await page.goto(`${edge.origin}/cart`);
      await untilHydrated(page);
    };

    const document = await page.goto(`${edge.origin}/cart`);
    expect(await document?.text()).toContain('aria-label="Your cart is loading"');
    await untilHydrated(page);
    await expect(details.getByText('Includes 18% GST')).toBeVisible();
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    await isSound('two products, one without a price', main.getByText('Currently unavailable.'));

    await details.getByRole('button', { name: 'Place Order' }).click();
    await isSound('an order that cannot be placed', details.getByRole('alert'));

    await details.getByRole('button', { name: 'Apply' }).click();
    await isSound('a coupon without a code', details.getByText('Please enter a coupon code.'));

    cart.sums = { ...SUMS, coupon_code: 'WELCOME5', coupon_discount: 476.5 };
    await details.getByRole('textbox', { name: 'Coupon' }).fill('welcome5');
    await details.getByRole('button', { name: 'Apply' }).click();
    await isSound('an applied coupon', details.getByText('You save ₹476.50'));

    cart.sums = 'pending';
    await main.getByRole('button', { name: 'One more' }).first().click();
    await isSound('sums that are being computed', details.locator('[aria-busy=true]'));

    cart.sums = { ...SUMS, coupon_problem: REFUSED };
    await open();
    await isSound('a coupon that no longer applies', details.getByText(REFUSED.message));

    cart.sums = 'refused';
    await open();
    await isSound('sums that cannot be loaded', details.getByText('Failed to fetch price summary.'));

    cart.items = CARTS.one;
    await open();
    await isSound('one piece', main.getByRole('heading', { name: 'Almost There!' }));

    cart.items = CARTS.empty;
    await main.getByRole('button', { name: 'Remove Malabar Teak' }).click();
    await isSound('a removed line', main.getByRole('button', { name: 'Undo removing Malabar Teak' }));
    await open();
    await isSound('an empty cart', main.getByRole('heading', { name: 'Your cart is empty' }));

    cart.items = 'refused';
    await open();
    await isSound('a cart that cannot be loaded', main.getByText('Error: Failed to fetch cart items.'));
  });
}
