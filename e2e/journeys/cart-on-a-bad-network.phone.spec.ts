import { getCart, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { logIn } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';
import { putIntoCart, sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

test('CART-34 on slow 3G with every tenth call lost and every button clicked twice, the cart ends as it was wanted', {
  tag: ['@catalog', '@cart-checkout'],
}, async ({ page, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/about');
  const { token } = await logIn(page);
  const [first, second] = await sheetsOnSale(2);
  if (!second) throw new Error('The provider has one sheet only.');
  await putIntoCart(token, [first, second]);
  await openPage(page, '/cart');
  const firstLine = page.getByRole('listitem').filter({ hasText: first.colour_name });
  const quantity = firstLine.getByRole('spinbutton');
  await expect(quantity).toHaveValue('1');
  await loseEveryTenthCall(page);

  const onServer = async () => {
    const items = await callProvider(getCart, {}, token);
    return Object.fromEntries(items.map((item) => [item.Product.product_id, item.quantity]));
  };
  const alert = page.getByRole('alertdialog');
  const closeAlert = async () => {
    if (await alert.isVisible()) await alert.getByRole('button', { name: 'OK' }).click();
  };

  await test.step('no click on One more is lost', async () => {
    const more = firstLine.getByRole('button', { name: 'One more' });
    for (let clicks = 0; clicks < 3; clicks += 1) await more.dblclick();
    await expect(quantity).toHaveValue('7');
    await expect(async () => {
      await closeAlert();
      // A failed change is undone, so the shopper repeats it.
      if ((await quantity.inputValue()) !== '7') {
        await quantity.fill('7');
        await quantity.press('Enter');
      }
      expect((await onServer())[first.product_id]).toBe(7);
      await expect(quantity).toHaveValue('7', { timeout: 500 });
    }).toPass();
  });

  await test.step('a removed line comes back once', async () => {
    await page.getByRole('button', { name: `Remove ${second.colour_name}` }).dblclick();
    const undo = page.getByRole('button', { name: `Undo removing ${second.colour_name}` });
    await expect(undo).toBeVisible();
    await undo.dblclick();
    await expect(async () => {
      await closeAlert();
      if (await undo.isVisible()) await undo.click();
      expect((await onServer())[second.product_id]).toBe(1);
      await expect(undo).toBeHidden({ timeout: 500 });
    }).toPass();
  });

  await test.step('a coupon is applied', async () => {
    const applied = page.getByText('You save');
    await expect(async () => {
      await closeAlert();
      if (!(await applied.isVisible())) {
        await page.getByRole('textbox', { name: 'Coupon' }).fill('welcome5', { timeout: 500 });
        await page.getByRole('button', { name: 'Apply' }).dblclick({ timeout: 500 });
      }
      await expect(applied).toBeVisible();
    }).toPass();
    expect((await callProvider(getPriceSummary, { query: {} }, token)).coupon_code).toBe('WELCOME5');
  });

  await expect(page.locator('dl')).toHaveAttribute('aria-busy', 'false');
  expect(await onServer()).toMatchObject({ [first.product_id]: 7, [second.product_id]: 1 });
});

/** Chrome's preset "Slow 3G", without its packet loss. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function loseEveryTenthCall(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', SLOW_3G);
  let calls = 0;
  await page.route('**/api/**', (route) => {
    calls += 1;
    return calls % 10 === 0 ? route.abort('internetdisconnected') : route.continue();
  });
}
