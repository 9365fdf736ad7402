import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';

test('LOGIN-21 PROM-6 without storage, browsing works and the login says why it is impossible', {
  tag: ['@one-width', '@account'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openPage(page, '/shop/Sheet');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Your browser blocks storage for this site, so you cannot stay logged in.',
  );
});
