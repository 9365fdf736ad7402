import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { filterProducts, getProductForms } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { expectAccessible } from '../../browser/accessibility.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { callProvider } from '../../provider-data/provider-call.ts';

// Each test needs its own window, because it replaces `print`.
test.use({ edge: 'with long timeouts', tab: 'own' });

/** The margin that printers and browsers leave. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

async function watchPrinting(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {
      timesPrinted: 0,
      print: () => Reflect.set(window, 'timesPrinted', Reflect.get(window, 'timesPrinted') + 1),
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'timesPrinted'));
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** The text that is printed. */
// biome-ignore lint/performance/useDomNodeTextContent: the text of what is not printed does not count
const shownOnPaper = (page: Page) => page.locator('body').innerText();

async function sheetWithBoards(): Promise<{ product: Product; forms: Product[] }> {
  const filters = { productClass: 'Sheet', material: 'Sheet' };
  const { products } = await callProvider(filterProducts, {
    query: { page: 1, limit: 1 },
    body: { filters },
  });
  const [product] = products;
  if (!product) throw new Error('The provider has no sheet.');
  const { product_id: id, material } = product;
  const { forms } = await callProvider(getProductForms, { query: { id, material } });
  return { product, forms };
}

async function expectSheet(page: Page, { product, forms }: { product: Product; forms: Product[] }) {
  const pdf = await page.pdf({ format: 'A4', margin });
  expect(pagesOf(pdf)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const paper = await shownOnPaper(page);
  for (const text of [
    product.colour_name,
    product.product_id,
    'Laminate House',
    page.url(),
    'Fitting and care',
  ])
    expect(paper).toContain(text);
  expect(paper).toMatch(/Prices of \d{1,2} \w+ \d{4}: per piece, all taxes included/);
  expect(forms.length).toBeGreaterThan(3);
  for (const { category, selling_price } of forms) {
    expect(paper).toContain(category);
    expect(paper).toContain(formatRupees(selling_price));
  }
  for (const word of ['You Might Also Like', 'Goes with', 'Add to Cart']) expect(paper).not.toContain(word);
  await expect(page.locator('[data-datasheet] img')).toHaveCount(2);
}

test('TAKE-10 TAKE-11 a datasheet is printed by touch at 360 px', { tag: '@catalog' }, async ({ page }) => {
  const shown = await sheetWithBoards();
  const timesPrinted = await watchPrinting(page);
  await openPage(page, productPath(shown.product));
  await page.getByRole('button', { name: 'Print a datasheet' }).tap();
  await expect.poll(timesPrinted).toBe(1);
  await expectAccessible(page);
  await expectSheet(page, shown);
});

test('TAKE-10 the browser’s own Print has the datasheet, reached by keyboard', { tag: '@catalog' }, async ({
  page,
}) => {
  const shown = await sheetWithBoards();
  const timesPrinted = await watchPrinting(page);
  await openPage(page, productPath(shown.product));
  // For the page, the first key of Ctrl+P is the shopper's first interaction.
  await page.keyboard.press('Control');
  await expect(page.locator('[data-datasheet] tbody tr')).toHaveCount(shown.forms.length);
  await expectSheet(page, shown);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print a datasheet' }).press('Enter');
  await expect.poll(timesPrinted).toBe(1);
});
