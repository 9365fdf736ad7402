import { formatRupees } from 'shared-contracts/money';
import { getProduct } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { mockEndpoint } from '../../browser/mocked-endpoint.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

for (const { of, width, height } of [
  { of: 'a phone on its side', width: 740, height: 360 },
  { of: 'a page enlarged to 400 %', width: 320, height: 256 },
]) {
  test(`the whole picture fits the window of ${of}, and no bar covers any of it`, {
    tag: '@catalog',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const [product] = await sheetsOnSale();
    await openPage(page, productPath(product));
    const picture = await page
      .getByRole('link', { name: /^Zoom in: / })
      .first()
      .boundingBox();
    expect(picture?.height).toBeCloseTo(height * 0.6, 0);
    expect(picture?.width).toBe(picture?.height);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await expect(add).not.toBeInViewport();
    await add.scrollIntoViewIfNeeded();
    await expect(add).toBeInViewport({ ratio: 1 });
    const second = page.getByRole('tablist', { name: 'Pictures' }).getByRole('tab').nth(1);
    await second.tap();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });
}

test.describe('the buy bar of a phone', { tag: '@catalog' }, () => {
  test.use({ edge: 'without data' });

  test('PROD-12 has Add to Cart, Go To Cart and the price at the bottom of the window', async ({ page }) => {
    const [product] = await sheetsOnSale();
    await openPage(page, productPath(product));
    const buttons = [
      page.getByRole('button', { name: 'Add to Cart' }),
      page.getByRole('main').getByRole('link', { name: 'Go To Cart' }),
    ];
    const { height } = page.viewportSize() ?? { height: 0 };
    for (const top of [0, 600, 1_200]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      for (const button of buttons) {
        await expect(button).toBeInViewport({ ratio: 1 });
        const box = await button.boundingBox();
        expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(24);
      }
    }
    const summary = page.getByText(`1 sheet · ${product.colour_name}`);
    await expect(summary).toBeInViewport();
    await expect(summary.locator('..')).toContainText(formatRupees(product.selling_price));
  });

  test('shows price and list price on one line, however high they are', async ({ page }) => {
    const [product] = await sheetsOnSale();
    await mockEndpoint(page, getProduct, {
      json: { ...product, selling_price: 123_456, actual_price: 187_654.5 },
    });
    await openPage(page, productPath(product));
    const prices = ['₹1,23,456.00', '₹1,87,654.50'].map((price) => page.getByText(price).last());
    const boxes = [];
    for (const price of prices) {
      await expect(price).toBeInViewport({ ratio: 1 });
      boxes.push(await price.boundingBox());
    }
    const [now, before] = boxes;
    expect(before?.x).toBeGreaterThan((now?.x ?? 0) + (now?.width ?? 0));
    expect(before?.y).toBeLessThan((now?.y ?? 0) + (now?.height ?? 0) / 2);
    await expect(page.getByText(`1 sheet · ${product.colour_name}`)).toBeVisible();
  });
});
