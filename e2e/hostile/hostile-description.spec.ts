import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { HOSTILE_DESCRIPTIONS, hostileDescription } from './hostile-descriptions.ts';
import { deleteHostileProduct, insertHostileProduct } from './hostile-product.ts';

test.describe('a product whose description is hostile', { tag: '@catalog' }, () => {
  // In sequence: the products share a colour, so each would link to the others.
  test.describe.configure({ mode: 'default' });
  let product: Product;
  test.afterEach(() => deleteHostileProduct(product));

  for (const [family, vectors] of Object.entries(HOSTILE_DESCRIPTIONS)) {
    test(`PROM-18 shows its text and nothing else of ${family}`, async ({ page, baseURL }) => {
      const { html, words } = hostileDescription(vectors);
      product = await insertHostileProduct(html);
      const away: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) away.push(request.url());
      });
      page.on('popup', (popup) => away.push(popup.url()));

      await openPage(page, productPath(product));
      const address = page.url();
      const description = page.getByRole('group').filter({ hasText: 'More about this product' });
      await description.getByText('More about this product').click();
      for (const sentence of words) await expect(description).toContainText(sentence);

      // The sanitiser cannot remove an `is` attribute, only its value.
      const attributes = await description
        .locator('p', { hasText: words[0] })
        .locator('..')
        .locator('*')
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            [...element.attributes].filter(({ value }) => value).map(({ name }) => name),
          ),
        );
      expect(attributes).toEqual([]);
      await page.mouse.move(720, 450);
      expect(await page.evaluate(() => 'ranHostile' in globalThis)).toBe(false);
      expect(away).toEqual([]);
      expect(page.url()).toBe(address);
    });
  }
});
