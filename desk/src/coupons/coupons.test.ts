// @module-tag all
import { listChanges } from 'provider/staff/audit-store';
import { addCartItem, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';

const BLUE = { product_id: 'S15-KONKAN-BLUE', material: 'Sheet' };

describe('the coupons at the desk', () => {
  it('DESK-37 adds one that customers can use, shows its uses, and ends it', async () => {
    const { call, loggedIn, shop, fillCart, createFromCart } = await deskUnderTest();
    const own = await loggedIn(OWNER);
    const fields = {
      code: 'diwali',
      amount: '1,500',
      minimum: '',
      from: '',
      until: '2026-12-31',
      each: '',
      total: '9',
    };
    expect((await own.post('/coupons', fields)).headers.get('Location')).toBe('/coupons?saved');
    await fillCart();
    const summary = await call(getPriceSummary, { query: { coupon_code: 'DIWALI' } });
    expect(summary.body.coupon_discount).toBe(1_500);
    await createFromCart();
    expect((await own.get('/coupons')).page).toMatch(
      /DIWALI<\/a><\/td>\n<td>.{0,400}>End<\/button><\/form><\/td>\n<td>₹1,500\.00<\/td>.*<td>31 Dec 2026<\/td><td>1 of 9<\/td>/,
    );
    expect((await own.post('/coupons', fields)).page).toContain('The code DIWALI has been used before.');
    await own.post('/coupons/DIWALI/end');
    await call(addCartItem, { body: { ...BLUE, quantity: 2 } });
    expect((await call(getPriceSummary, { query: { coupon_code: 'DIWALI' } })).status).toBe(400);
    expect((await own.post('/coupons/DIWALI/end')).page).toContain('No coupon DIWALI is valid now or later.');
    const changes = await listChanges(shop.db, { of: 'DIWALI', limit: 9 });
    expect(changes.map(({ who, before, after }) => [who, before, after])).toEqual([
      [String(OWNER), 'valid', 'ended'],
      [String(OWNER), '', expect.stringMatching(/^₹1,500\.00, ₹0\.00, .*31 Dec 2026, 0 of 9, any number/)],
    ]);
  });

  it('DESK-37 refuses what is unclear with a sentence, and keeps what was typed', async () => {
    const { loggedIn } = await deskUnderTest();
    const own = await loggedIn(OWNER);
    for (const [typed, sentence] of [
      [{ code: 'AB', percent: '5' }, 'The value of code is not valid.'],
      [{ code: 'ABC', percent: '5', amount: '5' }, 'A coupon needs either a percentage or an amount.'],
      [{ code: 'ABC', percent: '101' }, 'The value of percent is not valid.'],
      [{ code: 'ABC', amount: '1.250' }, 'The value of amount is not valid.'],
      [{ code: 'ABC', percent: '5', until: '2026-01-01' }, 'The coupon would end before it begins.'],
    ] as const) {
      const { page, status } = await own.post('/coupons', typed);
      expect(status).toBe(400);
      expect(page).toContain(sentence);
      for (const value of Object.values(typed)) expect(page).toContain(`value="${value}"`);
    }
  });
});
