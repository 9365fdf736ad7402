// @module-tag all
import { listChanges } from 'provider/staff/audit-store';
import { getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

async function owner() {
  const under = await deskUnderTest();
  const own = await under.loggedIn(OWNER);
  const charges = async () => {
    const { deliveryFees, sampleFee } = (await under.call(getCartCharges, {})).body;
    return { deliveryFees, sampleFee };
  };
  const deliveryOf = async () => (await under.call(getPriceSummary, { query: {} })).body.delivery_fee;
  return { ...under, own, charges, deliveryOf };
}

describe('the fees at the desk', () => {
  it('DESK-38 raises the delivery fee from Monday in India on; carts are priced again, orders keep theirs', async () => {
    const { own, charges, deliveryOf, call, createFromCart, fillCart, pass, sendOrder, shop } = await owner();
    await fillCart();
    const order_id = await createFromCart();
    await fillCart();
    const before = await charges();
    const fields = { kind: 'delivery', day: '2026-11-23', fee: '1,800', free: '30000' };
    expect((await own.post('/fees', fields)).headers.get('Location')).toBe('/fees?saved');
    // Sunday, 23:59 in India.
    pass(2 * DAY + 8 * HOUR + 29 * 60_000);
    expect([await charges(), await deliveryOf()]).toEqual([before, 1_500]);
    pass(60_000);
    expect((await charges()).deliveryFees).toEqual([
      { from: 0, fee: 1_800 },
      { from: 30_000, fee: 0 },
    ]);
    expect(await deliveryOf()).toBe(1_800);
    expect((await sendOrder()).status).toBe(409);
    expect((await sendOrder({ payable_amount: 15_650 })).status).toBe(201);
    expect((await call(getOrder, { query: { order_id } })).body.price_summary.delivery_fee).toBe(1_500);
    expect(await listChanges(shop.db, { of: 'delivery', limit: 9 })).toMatchObject([
      { action: 'delivery fee from 2026-11-23', before: '', after: '₹1,800.00, free from ₹30,000.00' },
    ]);
  });

  it('DESK-38 sets the fee of samples from today on, and takes back what has not begun', async () => {
    const { own, charges } = await owner();
    await own.post('/fees', { kind: 'samples', day: '2026-11-20', fee: '149', free: '' });
    expect((await charges()).sampleFee).toBe(149);
    await own.post('/fees', { kind: 'samples', day: '2026-11-20', fee: '0', free: '' });
    expect((await charges()).sampleFee).toBeUndefined();
    await own.post('/fees', { kind: 'delivery', day: '2026-12-01', fee: '1', free: '' });
    expect((await own.get('/fees')).page).toMatch(/1 Dec 2026<\/td><td>Delivery<small>₹1\.00/);
    expect((await own.post('/fees/withdraw', { kind: 'samples', day: '2026-11-20' })).status).toBe(400);
    await own.post('/fees/withdraw', { kind: 'delivery', day: '2026-12-01' });
    expect((await own.get('/fees')).page).not.toContain('1 Dec 2026');
  });

  it('DESK-38 refuses what is unclear with a sentence, and keeps what was typed', async () => {
    const { own, shop } = await owner();
    for (const [typed, sentence] of [
      [{ day: '2026-11-19' }, 'today or later'],
      [{ day: 'Monday' }, 'Please choose a fee and a day.'],
      [{ kind: 'packaging' }, 'Please choose a fee and a day.'],
      [{ fee: '1.800' }, 'Please enter the fee in rupees'],
      [{ fee: '10000.01' }, 'Please enter the fee in rupees'],
      [{ free: 'x' }, 'from which value of goods'],
      [{ kind: 'samples', fee: '99.50', free: '' }, 'in whole rupees'],
      [{ kind: 'samples' }, 'Samples are never free'],
    ] as const) {
      const fields = { kind: 'delivery', day: '2026-11-23', fee: '1800', free: '30000', ...typed };
      const { page, status } = await own.post('/fees', fields);
      expect(status).toBe(400);
      expect(page).toContain(sentence);
      expect(page).toContain(`value="${fields.fee}"`);
    }
    expect(await shop.db.selectFrom('dated_fee').selectAll().execute()).toEqual([]);
  });
});
