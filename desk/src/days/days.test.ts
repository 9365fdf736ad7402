// @module-tag all
import { settleAttempt } from 'provider/payment/settle-attempt';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { getOrderPayment } from 'shared-contracts/order/endpoints';
import { PUBLIC_HOLIDAYS } from 'shared-contracts/order/public-holidays';
import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';

describe('the days at the desk', () => {
  it('DESK-39 adds and removes holidays, by which delivery days are told from then on', async () => {
    const { call, loggedIn, order, shop } = await deskUnderTest();
    const order_id = await order();
    await settleAttempt(shop.db, { order_id, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    const told = async () => [
      (await call(getCartCharges, {})).body.holidays,
      (await call(getOrderPayment, { query: { order_id } })).body.delivery,
    ];
    const before = await told();
    // Today is Friday the 20th; Tuesday the 24th is a public holiday.
    expect(before).toEqual([undefined, { from: '2026-11-23', to: '2026-11-27' }]);
    const own = await loggedIn(OWNER);
    await own.post('/days', { day: '2026-11-23', is: 'holiday' });
    await own.post('/days', { day: '2026-11-24', is: 'delivery' });
    expect(await told()).toEqual([
      [...PUBLIC_HOLIDAYS.filter((day) => day !== '2026-11-24'), '2026-11-23'],
      { from: '2026-11-24', to: '2026-11-27' },
    ]);
    expect((await own.get('/days')).page).toMatch(
      /23 Nov 2026[\s\S]*29 Oct 2027[\s\S]*25 Dec<\/td><td class="sum">every year/,
    );
    expect((await own.get('/audit?of=2026-11-24')).page).toMatch(/<del>holiday<\/del> → <ins>deliveries/);
    await own.post('/days', { day: '2026-11-23', is: 'delivery' });
    await own.post('/days', { day: '2026-11-24', is: 'holiday' });
    expect(await told()).toEqual(before);
  });

  it('DESK-39 refuses a day that is over, is none, or is a holiday of every year', async () => {
    const { loggedIn, shop } = await deskUnderTest();
    const own = await loggedIn(OWNER);
    for (const [day, sentence] of [
      ['2026-11-19', 'Please choose a day from today on.'],
      ['2027-02-30', 'Please choose a day from today on.'],
      ['2027-12-25', '25 Dec is a holiday of every year.'],
    ] as const) {
      const { page, status } = await own.post('/days', { day, is: 'holiday' });
      expect([status, page.includes(sentence)]).toEqual([400, true]);
    }
    expect(await shop.db.selectFrom('delivery_day').selectAll().execute()).toEqual([]);
  });

  it('DESK-39 warns in the half year before the list ends', async () => {
    const { loggedIn, pass } = await deskUnderTest();
    const own = await loggedIn(OWNER);
    expect((await own.get('/days')).page).toContain('<p>No holidays are known after 31 Dec 2027.');
    pass(365 * 24 * 60 * 60 * 1000);
    const later = await loggedIn(OWNER);
    expect((await later.get('/days')).page).toContain(
      '<p class="problem">No holidays are known after 31 Dec 2027.',
    );
  });
});
