import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { productPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';
import { ranHostile, requestsAway } from './client-visit.ts';
import { HOSTILE_DESCRIPTIONS } from './hostile-descriptions.ts';

/** A colour that no other product has, so that none links to this one. */
const OWN_COLOUR = { class: 'Board', material: 'WPC', colour_name: 'Hostile', code: '#010203' };

test.describe('a product whose description is hostile', { tag: '@catalog' }, () => {
  // In sequence: the products share a colour, so each would link to the others.
  test.describe.configure({ mode: 'default' });
  let product_id: string;
  test.afterEach(() => deleteProduct(product_id));

  for (const [family, vectors] of Object.entries(HOSTILE_DESCRIPTIONS)) {
    test(`PROM-18 shows its text and nothing else of ${family}`, async ({ page, baseURL }) => {
      const words = vectors.map((_, place) => `Calm words ${place + 1}.`);
      const common_desc = vectors.map((vector, place) => `<p>${words[place]}</p>${vector}`).join('');
      product_id = `HOSTILE-${randomUUID()}`;
      const own = { ...OWN_COLOUR, product_id, common_desc };
      const [sheet] = await sheetsOnSale();
      insertProduct(own, sheet.product_id);
      const away = requestsAway(page, baseURL ?? '');

      await openPage(page, productPath({ ...sheet, ...own }));
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
      expect(await ranHostile(page)).toBe(false);
      expect(away).toEqual([]);
      expect(page.url()).toBe(address);
    });
  }
});

/** Inserts a copy of a product with these columns changed into the running shop's database. */
function insertProduct(own: Readonly<Record<string, SQLInputValue>>, original: string): void {
  withDatabase((database) => {
    const columns = database.prepare("SELECT name FROM pragma_table_info('product')").all();
    const names = columns.map(({ name }) => String(name));
    const copied = names.map((name) => (name in own ? `$${name}` : name));
    database
      .prepare(`INSERT INTO product (${names}) SELECT ${copied} FROM product WHERE product_id = $original`)
      .run({ ...own, original });
  });
}

function deleteProduct(id: string): void {
  withDatabase((database) => database.prepare('DELETE FROM product WHERE product_id = ?').run(id));
}

function withDatabase(use: (database: DatabaseSync) => void): void {
  // The running provider writes to the same file.
  const database = new DatabaseSync(path.join(env.shopData, 'shop.sqlite'), { timeout: 5_000 });
  try {
    use(database);
  } finally {
    database.close();
  }
}
