// @module-tag all
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { getOrderPaper } from 'shared-contracts/order/paper';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../database/with-transaction.ts';
import { papersOfOrder } from '../invoice/invoice-store.ts';
import { settingsFromEnvironment } from '../settings/env.ts';
import { caller, loggedIn } from '../testing/caller.ts';
import { orderingShopper } from '../testing/orders.ts';
import { SELLER } from '../testing/seller.ts';
import { addRefund } from './add-refund.ts';
import { advanceOrder } from './advance-order.ts';
import { invoiceOrder } from './credit-refunds.ts';
import { openAttempt } from './payment-attempt-store.ts';
import { recordRefund, refundsOfOrder } from './refund-store.ts';
import { settleAttempt } from './settle-attempt.ts';

const HOUR = 60 * 60 * 1000;

async function invoicedShop() {
  const { invoices: settings } = settingsFromEnvironment(SELLER);
  const customer = await orderingShopper({ invoices: settings });
  const { order, shop } = customer;
  const { db, now } = shop;
  if (!settings) throw new Error('There is no seller.');
  const paid = async () => {
    const order_id = await order();
    await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
    return order_id;
  };
  const invoice = (order_id: string) =>
    withTransaction(db, (trx) => invoiceOrder(trx, { order_id, settings, now: now() }));
  const packed = async () => {
    const order_id = await paid();
    for (const to of ['confirmed', 'packed'] as const) await advanceOrder(db, { order_id, to, now: now() });
    return order_id;
  };
  const refund = (order_id: string, amount_paise?: number) =>
    addRefund(db, { order_id, amount_paise, reason: 'Scratched.', now: now() });
  const papers = async (order_id: string) => {
    const { invoice: own, notes } = await papersOfOrder(db, order_id);
    return [own?.number, ...notes.map(({ number, total_paise }) => `${number}: ${total_paise}`)];
  };
  return { ...customer, db, now, settings, paid, packed, invoice, refund, papers };
}

describe('the papers of an order', () => {
  it('DESK-20 begin with an invoice when it is shipped, or before, once', async () => {
    const { db, now, settings, paid, packed, invoice, papers, order } = await invoicedShop();
    const [one, two] = [await packed(), await packed()];
    expect(await papers(one)).toEqual([undefined]);
    for (const [order_id, number] of [
      [one, '2026-27/000001'],
      [two, '2026-27/000002'],
    ] as const) {
      if (order_id === two) await invoice(two);
      await advanceOrder(db, { order_id, to: 'shipped', invoices: settings, now: now() });
      expect(await papers(order_id)).toEqual([number]);
    }
    await expect(invoice(one)).rejects.toThrow(`Order ${one} has the invoice 2026-27/000001.`);
    const unpaid = await order();
    await expect(invoice(unpaid)).rejects.toThrow(`Order ${unpaid} is payment pending and gets no invoice.`);
    const cancelled = await paid();
    await advanceOrder(db, { order_id: cancelled, to: 'cancelled', now: now() });
    expect(await papers(cancelled)).toEqual([undefined]);
    await expect(invoice(cancelled)).rejects.toThrow('is cancelled and gets no invoice.');
  });

  it('DESK-20 let no order leave without its state, nor ship without an invoice', async () => {
    const { db, now, settings, packed } = await invoicedShop();
    const order_id = await packed();
    await db.updateTable('customer_order').set({ pincode: '999999', state: 'Mysore State' }).execute();
    const ship = () => advanceOrder(db, { order_id, to: 'shipped', invoices: settings, now: now() });
    await expect(ship()).rejects.toThrow(`The shop does not know the state of order ${order_id}.`);
    const state = db.selectFrom('customer_order').select('status').executeTakeFirstOrThrow();
    expect(await state).toEqual({ status: 'packed' });
    await withTransaction(db, (trx) =>
      invoiceOrder(trx, { order_id, settings, state: 'Kerala', now: now() }),
    );
    await ship();
    expect((await papersOfOrder(db, order_id)).invoice?.content.place).toEqual({
      name: 'Kerala',
      code: '32',
    });
  });

  it('DESK-21 begin anew with each year, and give a number again that was rolled back', async () => {
    const { db, now, settings, paid, invoice, pass, papers } = await invoicedShop();
    const [one, two, three] = [await paid(), await paid(), await paid()];
    pass(Date.parse('2027-03-31T18:29:59Z') - now().getTime());
    await invoice(one);
    const failed = withTransaction(db, async (trx) => {
      await invoiceOrder(trx, { order_id: two, settings, now: now() });
      throw new Error('power failure');
    });
    await expect(failed).rejects.toThrow('power failure');
    await invoice(two);
    pass(1000);
    await invoice(three);
    const numbers = (await Promise.all([one, two, three].map(papers))).flat();
    expect(numbers).toEqual(['2026-27/000001', '2026-27/000002', '2027-28/000001']);
  });

  it('API-152 DESK-23 name the firm of the order, or what staff have typed in its place', async () => {
    const { call, db, now, settings, fillCart, sendOrder, invoice } = await invoicedShop();
    expect((await call(getCartCharges, {})).body.takesBuyer).toBe(true);
    const buyer = { firm: ' Kaveri Interiors', gstin: '27aapfu0939f1zv' };
    const firmOf = async (order_id: string) => {
      const { firm, gstin } = (await papersOfOrder(db, order_id)).invoice?.content.buyer ?? {};
      return { firm, gstin };
    };
    const order = async () => {
      await fillCart();
      const { body } = await sendOrder({ buyer });
      await settleAttempt(db, { order_id: body.order_id, attempt_number: 1 }, { state: 'paid', now: now() });
      return body.order_id;
    };
    const [one, two] = [await order(), await order()];
    const named = { firm: 'Kaveri Interiors', gstin: '27AAPFU0939F1ZV' };
    expect((await call(getOrder, { query: { order_id: one } })).body.buyer).toEqual(named);
    await invoice(one);
    expect(await firmOf(one)).toEqual(named);
    const corrected = { firm: 'Kaveri & Sons', gstin: '29ABCDE1234F1ZW' };
    await withTransaction(db, (trx) =>
      invoiceOrder(trx, { order_id: two, settings, buyer: corrected, now: now() }),
    );
    expect(await firmOf(two)).toEqual(corrected);
    await fillCart();
    for (const wrong of [{ firm: 'Kaveri' }, { gstin: buyer.gstin }, { ...buyer, gstin: '27AAPFU0939F1ZX' }])
      expect((await sendOrder({ buyer: { firm: '', gstin: '', ...wrong } })).status).toBe(400);
    expect((await sendOrder({ buyer: { firm: '', gstin: '' } })).status).toBe(201);
  });

  it('DESK-24 have a credit note for each refund, also of one before the invoice', async () => {
    const { paid, invoice, refund, papers, db } = await invoicedShop();
    const order_id = await paid();
    await refund(order_id, 35_050);
    expect(await papers(order_id)).toEqual([undefined]);
    await invoice(order_id);
    expect(await papers(order_id)).toEqual(['2026-27/000001', 'CN2026-27/000001: 35050']);
    await refund(order_id);
    expect(await papers(order_id)).toEqual([
      '2026-27/000001',
      'CN2026-27/000001: 35050',
      'CN2026-27/000002: 1499950',
    ]);
    const { invoice: own, notes } = await papersOfOrder(db, order_id);
    expect(notes[0]?.content).toMatchObject({ invoice: own?.number, reason: 'Scratched.' });
    const credited = notes.flatMap(({ content }) => content.taxes);
    expect(credited.reduce((sum, { central }) => sum + central, 0)).toBe(own?.content.taxes[0]?.central);
  });

  it('DESK-24 have one for a whole cancellation, and none for what failed and is sent again', async () => {
    const { db, now, paid, invoice, refund, papers } = await invoicedShop();
    const [one, two] = [await paid(), await paid()];
    await invoice(one);
    await advanceOrder(db, { order_id: one, to: 'cancelled', now: now() });
    expect(await papers(one)).toEqual(['2026-27/000001', 'CN2026-27/000001: 1535000']);
    await invoice(two);
    await refund(two, 10_000);
    const [first] = await refundsOfOrder(db, two);
    await recordRefund(db, first?.refund_id ?? '', { state: 'failed', now: now() });
    await refund(two, 10_000);
    expect(await papers(two)).toEqual(['2026-27/000002', 'CN2026-27/000002: 10000']);
  });

  it('DESK-24 have none for money that was paid twice', async () => {
    const { db, now, order, invoice, refund, papers, pass } = await invoicedShop();
    const order_id = await order();
    await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'failed', now: now() });
    const attempt = await withTransaction(db, (trx) =>
      openAttempt(trx, { order_id, payment_mode: 'PHONEPE', now: now() }),
    );
    await settleAttempt(db, attempt, { state: 'paid', now: now() });
    await invoice(order_id);
    await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
    expect(await refundsOfOrder(db, order_id)).toMatchObject([{ amount_paise: 1_535_000 }]);
    expect(await papers(order_id)).toEqual(['2026-27/000001']);
    pass(HOUR);
    await refund(order_id, 100);
    expect(await papers(order_id)).toEqual(['2026-27/000001', 'CN2026-27/000001: 100']);
    const { notes } = await papersOfOrder(db, order_id);
    expect(notes[0]?.content.reason).toBe('Scratched.');
  });

  it('API-151 ORD-41 are named in their order, and go to its customer alone', async () => {
    const { call, origin, paid, invoice, refund } = await invoicedShop();
    const [order_id, other] = [await paid(), await paid()];
    const namesOf = async () => (await call(getOrder, { query: { order_id } })).body.papers;
    expect(await namesOf()).toBeUndefined();
    await invoice(order_id);
    await refund(order_id, 35_050);
    const [number, credit] = ['2026-27/000001', 'CN2026-27/000001'];
    expect(await namesOf()).toEqual([
      { title: 'Tax invoice', number },
      { title: 'Credit note', number: credit },
    ]);
    const paper = await call(getOrderPaper, { query: { order_id, number } });
    expect(paper.body).toMatchObject({
      buyer: [
        'Asha Rao',
        '12, Temple Road',
        'V. V. Mohalla',
        'Mysuru 570001',
        'Karnataka',
        'Phone 9876543210',
      ],
      sums: expect.arrayContaining([{ name: 'Total paid', value: '₹15,350.00' }]),
    });
    expect((await call(getOrderPaper, { query: { order_id, number: credit } })).body).toMatchObject({
      sums: expect.arrayContaining([{ name: 'Total credited', value: '₹350.50' }]),
      notes: expect.arrayContaining(['Paid back: Scratched.']),
    });
    const stranger = await loggedIn(origin, 9_123_456_789);
    for (const [as, query] of [
      [stranger, { order_id, number }],
      [call, { order_id: other, number }],
      [call, { order_id, number: '2026-27/000002' }],
      [call, { order_id: 'nothing', number }],
    ] as const)
      expect((await as(getOrderPaper, { query })).status).toBe(404);
    expect((await caller(origin)(getOrderPaper, { query: { order_id, number } })).status).toBe(401);
  });

  it('DESK-25 say what was so when they were made, and cannot be changed', async () => {
    const { db, now, paid, invoice } = await invoicedShop();
    const order_id = await paid();
    await invoice(order_id);
    const before = await papersOfOrder(db, order_id);
    await db.updateTable('product').set({ selling_price_paise: 1, colour_name: 'Other' }).execute();
    await db.updateTable('customer_order').set({ full_name: 'Other', total_paise: 1 }).execute();
    await db.updateTable('order_item').set({ colour_name: 'Other', selling_price_paise: 1 }).execute();
    expect(await papersOfOrder(db, order_id)).toEqual(before);
    expect(before.invoice?.content).toMatchObject({
      seller: { gstin: SELLER.SHOP_GSTIN, name: 'Laminate House' },
      buyer: { full_name: 'Asha Rao', phone: '9876543210' },
      lines: [
        { name: 'Konkan Blue', quantity: 2 },
        { name: 'Malabar Teak' },
        { name: 'Flexiply Flexible plywood' },
        { name: 'Delivery', total: 150_000 },
      ],
    });
    const at = now().toISOString();
    for (const change of [db.deleteFrom('invoice'), db.updateTable('invoice').set({ made_at: at })])
      await expect(change.execute()).rejects.toThrow('invoice is append-only');
  });
});
