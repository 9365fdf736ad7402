import { expectAccessible } from '../browser/accessibility.ts';
import { logIn } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { putIntoCart, sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

test.use({ tab: 'own' });

test('a cart goes as a link to somebody else, who adds it to theirs', {
  tag: ['@cart-checkout', '@all'],
}, async ({ page, browser }) => {
  const sheets = await sheetsOnSale(2);
  await openPage(page, '/');
  const { token } = await logIn(page);
  await putIntoCart(token, sheets);
  await openPage(page, '/cart');
  // A browser without Web Share, and a clipboard that can be read.
  await page.evaluate(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    });
  });
  await page.getByRole('button', { name: 'Send this cart' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.title();

  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await openPage(other, new URL('/', link).href);
  await logIn(other);
  await openPage(other, link);
  const sent = other.getByRole('region', { name: 'A cart was sent to you' });
  for (const { colour_name } of sheets) await expect(sent.getByText(colour_name)).toBeVisible();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(other);
  await sent.getByRole('button', { name: 'Add to my cart' }).press('Enter');
  await expect(sent).toBeHidden();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('2 products')).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  await other.context().close();
});
