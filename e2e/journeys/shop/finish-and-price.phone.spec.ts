import { openPage } from '../../browser/open-page.ts';
import { countProducts, firstPageLine, resultLine, shownPrices } from '../../browser/product-list.ts';
import { expect, test } from '../../browser/shop-test.ts';

const HIGHEST = 5000;

test('SHOP-31 a light oak in matt under ₹5,000 is found in six steps', { tag: '@catalog' }, async ({
  page,
}) => {
  await openPage(page, '/shop/Sheet');
  let steps = 0;
  const step = async (action: Promise<void>) => {
    await action;
    steps += 1;
  };
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await step(page.getByRole('link', { name: /^Filters/ }).click());
  await step(drawer.getByRole('checkbox', { name: /^Matt/ }).check());
  await step(drawer.getByRole('textbox', { name: 'To' }).fill(String(HIGHEST)));
  await step(drawer.getByRole('checkbox', { name: /^Beige/ }).check());
  await expect(drawer.getByText(/^Up to ₹5,000 · \d+ products?$/)).toBeVisible();
  await step(drawer.getByRole('button', { name: 'Apply Filters' }).click());

  const chosen = { finish: ['Matt'], shade: ['Beige'], price_max: HIGHEST };
  await expect(page).toHaveURL('/shop/Sheet?finish=Matt&shade=Beige&price_max=5000');
  await expect(resultLine(page)).toHaveText(
    firstPageLine(await countProducts({ productClass: 'Sheet', ...chosen })),
  );
  expect(Math.max(...(await shownPrices(page)))).toBeLessThanOrEqual(HIGHEST);
  const oak = page.getByRole('article').filter({ hasText: 'Satpura Oak' });
  await expect(oak).toContainText('MATT Acrylic');
  await step(oak.getByRole('link').first().click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satpura Oak');
  expect(steps).toBe(6);
});

test('SHOP-30 the handles of the price move by keyboard, and have targets of 24 pixels', {
  tag: '@catalog',
}, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const highest = page.getByRole('dialog').getByRole('slider', { name: 'Highest price' });
  const end = Number(await highest.inputValue());
  // A tap 12 pixels from the centre of a handle still reaches it, but the rest of the track lets taps through.
  const reached = await highest.evaluate((handle) => {
    handle.scrollIntoView({ block: 'center' });
    const { right, top, height } = handle.getBoundingClientRect();
    const centre = right - 14;
    const at = (x: number, y: number) => document.elementFromPoint(x, top + height / 2 + y) === handle;
    return [at(centre - 11, 0), at(centre, 11), at(centre, -11), at(centre - 60, 0)];
  });
  expect(reached).toEqual([true, true, true, false]);
  await highest.press('ArrowLeft');
  await expect(highest).not.toHaveValue(String(end));
  await highest.press('End');
  await expect(highest).toHaveValue(String(end));
});
