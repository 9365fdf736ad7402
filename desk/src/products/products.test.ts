// @module-tag all
import { listChanges } from 'provider/staff/audit-store';
import { getProduct } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';

const BLUE = 'S15-KONKAN-BLUE';
const AT_BLUE = `/products/${BLUE}`;

async function owner() {
  const under = await deskUnderTest();
  const own = await under.loggedIn(OWNER);
  const priceOf = async (id: string) => {
    const { status, body } = await under.call(getProduct, { query: { id } });
    return status === 200 ? [body.selling_price, body.actual_price] : status;
  };
  const changes = async () =>
    (await listChanges(under.shop.db, { limit: 50 }))
      .filter(({ who }) => who === String(OWNER))
      .map(({ action, subject, before, after }) => [action, subject, before, after]);
  const found = async (query: string) =>
    [...(await own.get(`/products${query}`)).page.matchAll(/href="\/products\/([^"?]+)"/g)].map(
      ([, id]) => id,
    );
  /** The hidden field `seen` from the product's page. */
  const seen = async () => /name="seen" value="([^"]+)"/.exec((await own.get(AT_BLUE)).page)?.[1] ?? '';
  return { ...under, own, priceOf, changes, found, seen };
}

describe('the products at the desk', () => {
  it('DESK-30 finds by number, name, colour and category', async () => {
    const { found } = await owner();
    expect(await found('')).toHaveLength(8);
    expect(await found('?q=indigo+1.5mm')).toEqual(['S15-INDIGO-NIGHT']);
    expect(await found('?q=b19p')).toEqual(['B19P-KONKAN-BLUE']);
    expect(await found('?q=1.5mm+acrylic')).toHaveLength(3);
    expect(await found('?q=100%25')).toEqual([]);
    expect(await found('?page=2')).toEqual([]);
  });

  it('DESK-30 DESK-31 DESK-36 sets prices and hides, which the shop shows with its next answer, and the audit by product', async () => {
    const { own, priceOf, changes, seen } = await owner();
    const fields = { price: '₹ 4,250.50', list: '', visible: 'yes', seen: await seen() };
    const saved = await own.post(AT_BLUE, fields);
    expect(saved.headers.get('Location')).toBe(`${AT_BLUE}?saved`);
    expect(await priceOf(BLUE)).toEqual([4_250.5, null]);
    // The same form again, with outdated values.
    expect((await own.post(AT_BLUE, { ...fields, price: '1' })).page).toContain('changed meanwhile');
    expect(await priceOf(BLUE)).toEqual([4_250.5, null]);
    await own.post(AT_BLUE, { ...fields, visible: 'no', seen: await seen() });
    expect(await priceOf(BLUE)).toBe(404);
    expect((await own.get('/products?q=konkan+1.5mm')).page).toContain('hidden');
    await own.post(AT_BLUE, { ...fields, seen: await seen() });
    expect(await priceOf(BLUE)).toEqual([4_250.5, null]);
    expect(await changes()).toEqual([
      ['price', BLUE, '₹4,250.50, hidden', '₹4,250.50'],
      ['price', BLUE, '₹4,250.50', '₹4,250.50, hidden'],
      ['price', BLUE, '₹4,000.00, list ₹5,000.00', '₹4,250.50'],
    ]);
    const { page } = await own.get(`/audit?of=${BLUE}`);
    expect(page.match(/<del>/g)).toHaveLength(3);
    expect((await own.get('/audit?of=S15-INDIGO-NIGHT')).page).toContain('Nothing has been changed.');
  });

  it('DESK-30 refuses what is unclear with a sentence, and keeps what was typed', async () => {
    const { own, priceOf, changes, seen } = await owner();
    for (const [typed, sentence] of [
      [{ price: '1.250' }, 'Please enter prices in rupees'],
      [{ price: '' }, 'keeps one'],
      [{ price: '0' }, 'A price is ₹1 or more.'],
      [{ list: '3999' }, 'The list price is below the price.'],
      [{ seen: '' }, 'changed meanwhile'],
    ] as const) {
      const fields = { price: '4001', list: '5001', visible: 'yes', seen: await seen(), ...typed };
      const { status, page } = await own.post(AT_BLUE, fields);
      expect(status).toBe(400);
      expect(page).toContain(sentence);
      expect(page).toContain(`name="price" type="text" value="${fields.price}"`);
      expect(page).toContain(`name="list" type="text" value="${fields.list}"`);
    }
    expect(await priceOf(BLUE)).toEqual([4_000, 5_000]);
    expect(await changes()).toEqual([]);
  });

  it('DESK-31 does not hide the packaging', async () => {
    const { own } = await owner();
    const fields = { price: '650', list: '650', visible: 'no', seen: '[65000,65000,0]' };
    expect((await own.post('/products/ADDON-FLEXIPLY', fields)).page).toContain('cannot be hidden');
    expect((await own.get('/products/nothing')).status).toBe(404);
  });
});

const hidden = (page: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '').replaceAll('&quot;', '"');

describe('the file of prices', () => {
  it('DESK-33 DESK-34 DESK-35 goes out, and comes in after a look at what it would change', async () => {
    const { own, priceOf, changes, shop } = await owner();
    await shop.db.updateTable('product').set({ title: '=1+1' }).where('product_id', '=', BLUE).execute();
    const out = await own.get('/prices/prices.csv');
    expect(out.headers.get('Content-Disposition')).toBe('attachment; filename="prices.csv"');
    expect(out.page).toContain(`Product,Name,Price,List price,Visible\r\n${BLUE},'=1+1,4000,5000,yes\r\n`);
    expect(out.page).toContain('S2-RIVER-STONE,River Stone 2mm Acrylic,,5000,yes');
    await own.get('/prices');
    expect((await own.upload('/prices', { name: 'prices.csv', content: out.page })).page).toContain(
      'Another file',
    );
    const content = out.page
      .replace("'=1+1,4000,5000,yes", `x,"4,100",5000,yes`)
      .replace('3100.5,5000,yes', '3100.5,,no');
    const checked = await own.upload('/prices', { name: 'new.csv', content });
    expect(checked.status).toBe(200);
    expect(checked.page).toContain('8 products: prices 1, list prices 1, shown again 0, hidden 1,');
    expect(await changes()).toEqual([]);
    const form = Object.fromEntries(
      ['name', 'prices', 'plan'].map((name) => [name, hidden(checked.page, name)]),
    );
    const other = { ...form, prices: form['prices']?.replace('4100', '1') ?? '' };
    expect((await own.post('/prices/apply', other)).status).toBe(400);
    expect(await priceOf(BLUE)).toEqual([4_000, 5_000]);
    expect((await own.post('/prices/apply', form)).headers.get('Location')).toBe('/prices?saved');
    expect([await priceOf(BLUE), await priceOf('S15-INDIGO-NIGHT')]).toEqual([[4_100, 5_000], 404]);
    expect(await changes()).toEqual([
      [
        'price file',
        null,
        '',
        'new.csv: prices 1, list prices 1, shown again 0, hidden 1, unknown numbers 0, to mend 0',
      ],
      ['price', BLUE, '₹4,000.00, list ₹5,000.00', '₹4,100.00, list ₹5,000.00'],
      ['price', 'S15-INDIGO-NIGHT', '₹3,100.50, list ₹5,000.00', '₹3,100.50, hidden'],
    ]);
    // The same form again, whose changes have already been made.
    expect((await own.post('/prices/apply', form)).page).toContain('have changed since the file was checked');
  });

  it('DESK-34 DESK-35 changes nothing while a line is unclear, or a product has changed meanwhile', async () => {
    const { own, changes, shop } = await owner();
    await own.get('/prices');
    const head = 'Product,Price,List price,Visible';
    const bad = await own.upload('/prices', {
      name: 'b.csv',
      content: `${head}\n${BLUE},4100,5000,yes\nX,1,2,yes`,
    });
    expect(bad.status).toBe(400);
    expect(bad.page).toContain('b.csv, line 3, column Product: there is no product X.');
    expect(bad.page).not.toContain('name="plan"');
    const good = await own.upload('/prices', { name: 'g.csv', content: `${head}\n${BLUE},4100,5000,yes` });
    const form = Object.fromEntries(
      ['name', 'prices', 'plan'].map((name) => [name, hidden(good.page, name)]),
    );
    await shop.db
      .updateTable('product')
      .set({ selling_price_paise: 3_900_00 })
      .where('product_id', '=', BLUE)
      .execute();
    const late = await own.post('/prices/apply', form);
    expect(late.page).toContain('₹3,900.00');
    expect(late.status).toBe(400);
    for (const content of [new Uint8Array([0x50, 0xe9]), '']) {
      const { page, status } = await own.upload('/prices', { name: 'x.csv', content });
      expect(status).toBe(400);
      expect(page).toMatch(/is not UTF-8|Please choose a file/);
    }
    expect((await own.upload('/prices', { name: 'x.csv', content: 'x'.repeat(2 ** 20) })).status).toBe(413);
    expect(await changes()).toEqual([]);
  });
});
