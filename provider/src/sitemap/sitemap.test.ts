import { describe, expect, it } from 'vitest';
import type { Shop } from '../app/shop.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { testProvider } from '../testing/test-provider.ts';

const ORIGIN = 'https://shop.example';
const SHEETS_AND_BOARDS = 7;

async function sitemap() {
  const { origin, shop } = await testProvider();
  const ask = (path: string, said = ORIGIN) =>
    fetch(origin + path, { headers: said ? { 'X-Public-Origin': said } : {} });
  return { shop, ask, xml: async (path: string) => (await ask(path)).text() };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
}

/** Inserts copies of one product under other ids. */
async function addProducts({ db }: Shop, count: number): Promise<void> {
  const sample = await db.selectFrom('product').selectAll().limit(1).executeTakeFirstOrThrow();
  await withTransaction(db, async (trx) => {
    for (let number = 0; number < count; number += 1) {
      const product = { ...sample, product_id: `MORE-${number}`, position: 1000 + number };
      await trx.insertInto('product').values(product).execute();
    }
  });
}

describe('GET /sitemap.xml', () => {
  it('lists the sitemap of the pages and one of the products', async () => {
    const { ask } = await sitemap();
    const response = await ask('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=UTF-8');
    expect(locations(await response.text())).toEqual([
      `${ORIGIN}/sitemap-pages.xml`,
      `${ORIGIN}/sitemap-products-1.xml`,
    ]);
  });

  it('lists one more for each 5,000 products', { timeout: 60_000 }, async () => {
    const { shop, xml } = await sitemap();
    await addProducts(shop, 5_000);
    expect(locations(await xml('/sitemap.xml')).slice(1)).toEqual([
      `${ORIGIN}/sitemap-products-1.xml`,
      `${ORIGIN}/sitemap-products-2.xml`,
    ]);
    const [first, second] = [await xml('/sitemap-products-1.xml'), await xml('/sitemap-products-2.xml')];
    expect([locations(first).length, locations(second).length]).toEqual([5_000, SHEETS_AND_BOARDS]);
    expect(new Set([...locations(first), ...locations(second)]).size).toBe(5_000 + SHEETS_AND_BOARDS);
  });

  it.each(['', 'no address'])('responds with 404 without a public origin: "%s"', async (said) => {
    const { ask } = await sitemap();
    expect((await ask('/sitemap.xml', said)).status).toBe(404);
    expect((await ask('/sitemap-products-1.xml', said)).status).toBe(404);
  });
});

describe('GET /sitemap-products-<n>.xml', () => {
  it('has each product’s page with its last change and its picture, without the add-on', async () => {
    const { xml } = await sitemap();
    const document = await xml('/sitemap-products-1.xml');
    expect(locations(document)).toHaveLength(SHEETS_AND_BOARDS);
    expect(document.replace(/\/images\/([\w-]+)\/\w+\//, '/images/$1/<version>/')).toContain(
      '<url><loc>https://shop.example/shop/1.5mm%20Acrylic/Solid/Blue/S15-KONKAN-BLUE?material=Sheet</loc>' +
        '<lastmod>2026-11-20T10:00:00.000Z</lastmod>' +
        '<image:image><image:loc>https://shop.example/images/S15-KONKAN-BLUE/<version>/sample-1200.webp' +
        '</image:loc></image:image></url>',
    );
    expect(document).not.toContain('FLEXIPLY');
  });

  it('escapes product names', async () => {
    const { shop, xml } = await sitemap();
    const names = { type: "Maker's <choice> & more", changed_at: '<now & then>' };
    await withTransaction(shop.db, (trx) =>
      trx.updateTable('product').set(names).where('product_id', '=', 'S15-KONKAN-BLUE').execute(),
    );
    const document = await xml('/sitemap-products-1.xml');
    expect(document).toContain('/Maker&apos;s%20%3Cchoice%3E%20%26%20more/');
    expect(document).toContain('<lastmod>&lt;now &amp; then&gt;</lastmod>');
    expect(document).not.toMatch(/&(?!\w+;)/);
  });

  it.each(['2', '0', '01', 'x', '1e3', '123456'])('responds with 404 for %s', async (file) => {
    const { ask } = await sitemap();
    expect((await ask(`/sitemap-products-${file}.xml`)).status).toBe(404);
  });
});
