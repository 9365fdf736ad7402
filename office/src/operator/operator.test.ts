// @module-tag all
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { disputeAttempt, settleAttempt } from 'provider/payment/settle-attempt';
import type { GatewayInMemory } from 'provider/testing/gateway-in-memory';
import { orderingShopper } from 'provider/testing/orders';
import { samplingShopper } from 'provider/testing/samples';
import { environmentOf } from 'provider/testing/test-database';
import { getPriceSummary } from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { runOperatorCommand } from './operator-command.ts';

const PROGRAM = join(import.meta.dirname, '../operator.ts');

async function operatedShop() {
  const customer = await orderingShopper();
  const { db, now, settings } = customer.shop;
  const { gateway } = customer;
  const operator = async (command: string) => {
    try {
      return `${(await runOperatorCommand(db, command.split(' '), { gateway, settings, now: now() })).join('\n')}\n`;
    } catch (error) {
      return `refused: ${error instanceof Error ? error.message : error}`;
    }
  };
  const program = async (command: string) => {
    const environment = { ...process.env, ...(await environmentOf(settings.dataFolder)) };
    const line = ['-c', `set -o pipefail; "${process.execPath}" "${PROGRAM}" ${command}`];
    const run = promisify(execFile)('bash', line, { env: environment });
    return await run.then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  };
  return { ...customer, operator, program };
}

/** Registers the payment of an order with the gateway, which was not involved when the order was made. */
function registered(gateway: GatewayInMemory, order_id: string): void {
  const payment_id = `${order_id}-1`;
  gateway.payments.set(payment_id, { payment_id, amount_paise: 15_350_00, lifetime: 3600, returnUrl: '' });
}

describe('the operator', () => {
  it('API-140 ORD-11 works on the data of a running shop', async () => {
    const { call, order, program, shop } = await operatedShop();
    const order_id = await order();
    expect(await program('order list')).toEqual({ code: 0, said: expect.stringContaining(order_id) });
    expect(await program('order show \u001b[2J')).toEqual({
      code: 1,
      said: 'There is no order ␛[2J. (ORD-11)\n',
    });
    const said = expect.stringMatching(/^New tokens are signed with the key [0-9a-f]{12}\.\n/);
    expect(await program('token-key rotate')).toEqual({ code: 0, said });
    expect(shop.secrets().tokenKeys).toHaveLength(2);
    expect((await call(getOrder, { query: { order_id } })).status).toBe(200);
    expect(await program('order list | true')).toEqual({ code: 0, said: '' });
  });

  it('ACC-25 ORD-11 lists, shows and advances orders, never backwards', async () => {
    const { call, operator, order, shop } = await operatedShop();
    expect(await operator('order list')).toBe('No orders.\n');
    const order_id = await order();
    expect(await operator(`order advance ${order_id}`)).toBe(
      `refused: Order ${order_id} is payment pending. Name the status that it should have. (ORD-11)`,
    );
    await settleAttempt(shop.db, { order_id, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    expect(await operator('order list placed')).toMatch(
      new RegExp(
        `^Order .*\\n${order_id}  20 Nov 2026, 15:30 IST  9876543210  placed  paid     ₹15,350.00\\n$`,
      ),
    );
    expect(await operator('order list out for delivery')).toBe('No orders.\n');

    expect(await operator(`order advance ${order_id}`)).toBe(`Order ${order_id} is now confirmed.\n`);
    expect(await operator(`order advance ${order_id} Placed`)).toBe(
      `refused: Order ${order_id} is confirmed and cannot become placed. Next it can be packed. (ORD-11)`,
    );
    for (const _ of ['packed', 'shipped', 'out for delivery']) await operator(`order advance ${order_id}`);
    expect((await call(getOrder, { query: { order_id } })).body.Status).toBe('out for delivery');

    const shown = await operator(`order show ${order_id}`);
    expect(shown).toContain(
      'Deliver to Asha Rao, 9876543210\n  12, Temple Road\n  V. V. Mohalla\n  Mysuru 570001, Karnataka',
    );
    expect(shown).toMatch(/ 2 × +S15-KONKAN-BLUE +Konkan Blue, 1\.5mm Acrylic, Sheet +₹8,000\.00\n/);
    expect(shown).toContain('Total ₹15,350.00');
    expect(shown).not.toContain('does not know this pincode');
    expect(shown).not.toContain('Invoice for');
    const changes = { pincode: '201318', firm: 'Kaveri Interiors', gstin: '27AAPFU0939F1ZV' };
    await shop.db.updateTable('customer_order').set(changes).execute();
    const changed = await operator(`order show ${order_id}`);
    expect(changed).toContain('The shop does not know this pincode.');
    expect(changed).toContain('Invoice for Kaveri Interiors, GSTIN 27AAPFU0939F1ZV\n');
  });

  it('ORD-11 names the status to return an order', async () => {
    const { operator, order, shop } = await operatedShop();
    const order_id = await order();
    await shop.db.updateTable('customer_order').set({ status: 'delivered' }).execute();
    expect(await operator(`order advance ${order_id}`)).toMatch(/^refused: /);
    expect(await operator(`order advance ${order_id} returned`)).toBe(`Order ${order_id} is now returned.\n`);
  });

  it('API-52 adds and ends coupons, which customers can use in between', async () => {
    const { call, fillCart, operator } = await operatedShop();
    await fillCart();
    const apply = async () => (await call(getPriceSummary, { query: { coupon_code: 'DIWALI' } })).status;
    expect(await apply()).toBe(400);
    expect(await operator('coupon add diwali --amount 1500.50 --minimum 5000 --from 2026-01-01')).toBe(
      'The coupon DIWALI has been added.\n',
    );
    expect(await apply()).toBe(200);
    expect(await operator('coupon add DIWALI --percent 5')).toBe(
      'refused: The code DIWALI has been used before. Choose another one. (API-52)',
    );
    expect(await operator('coupon list')).toMatch(
      /\nDIWALI +₹1,500\.50 +₹5,000\.00 +1 Jan 2026 +open +0 of any number +any number\n/,
    );
    expect(await operator('coupon end diwali')).toBe('The coupon DIWALI has ended.\n');
    expect(await apply()).toBe(400);
    expect(await operator('coupon end diwali')).toMatch(/^refused: /);
    expect(await operator('coupon list')).toMatch(/\nDIWALI .* ended\n/);
  });

  it('PRICE-14 limits how often a coupon is used, by each customer and in all', async () => {
    const { call, fillCart, operator } = await operatedShop();
    await fillCart();
    await operator('coupon add FIRST --percent 10 --each 1 --total 100');
    expect((await call(getPriceSummary, { query: { coupon_code: 'FIRST' } })).status).toBe(200);
    expect(await operator('coupon list')).toMatch(/\nFIRST +10% .* 0 of 100 +1\n/);
    expect(await operator('coupon add NONE --percent 10 --each 0')).toBe(
      'refused: The value of each is not valid. (API-52)',
    );
  });

  it('PAY-35 lists the refunds that are due, and has the gateway pay one once', async () => {
    const { gateway, operator, order, shop } = await operatedShop();
    expect(await operator('refund list')).toBe('No refunds.\n');
    const order_id = await order();
    registered(gateway, order_id);
    const attempt = { order_id, attempt_number: 1 };
    await disputeAttempt(shop.db, attempt, { amount_paise: 1_00, now: shop.now() });
    expect(await operator('refund list')).toMatch(
      new RegExp(
        `\\n${order_id}-1-R +₹1\\.00 +20 Nov 2026, 15:30 IST +due, waits for you +The payment service`,
      ),
    );
    expect(await operator(`refund send ${order_id}-1-R`)).toBe(
      `The payment gateway has taken the refund ${order_id}-1-R.\n`,
    );
    expect(await operator(`refund send ${order_id}-1-R`)).toBe(
      `refused: No refund ${order_id}-1-R waits to be sent. (PAY-35)`,
    );
    expect([...gateway.refunds.keys()]).toEqual([`${order_id}-1-R`]);
    expect(await operator('refund list')).not.toContain(' due ');
  });

  it('PAY-76 pays an order back in parts, never over what was paid', async () => {
    const { gateway, operator, order, round, shop } = await operatedShop();
    const order_id = await order();
    registered(gateway, order_id);
    const add = (...options: string[]) => operator(['refund add', order_id, ...options].join(' '));
    expect(await add('--reason=Broken')).toBe(
      `refused: Only ₹0.00 of order ${order_id} can be paid back. (PAY-76)`,
    );
    await settleAttempt(shop.db, { order_id, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    expect(await add('--reason=Scratched', '--amount=350.50')).toBe(
      `The refund of order ${order_id} is due. The shop sends it to the payment gateway.\n`,
    );
    expect(await add('--reason=Broken', '--amount=14999.51')).toBe(
      `refused: Only ₹14,999.50 of order ${order_id} can be paid back. (PAY-76)`,
    );
    await add('--reason=Broken');
    await round();
    expect(
      [...gateway.refunds.values()].map(({ refund_id, amount_paise }) => [refund_id, amount_paise]),
    ).toEqual([
      [`${order_id}-1-R`, 350_50],
      [`${order_id}-1-R2`, 14_999_50],
    ]);
    expect(await operator('refund list')).toMatch(
      /-1-R2 +₹14,999\.50 +20 Nov 2026, 15:30 IST +sent +Broken\n$/,
    );
  });

  it('API-140 reads India’s days, and each sign that somebody typed', async () => {
    const { operator, order, shop } = await operatedShop();
    const order_id = await order();
    const full_name = 'Asha\u001b[2J\r\nTotal ₹0.00 \u202eoaR';
    const address = 'Temple Road\u0007\nMysuru\u2028\u200bMohalla\u200d';
    const typed = { full_name, address, city: 'My\u009bsuru' };
    await shop.db.updateTable('customer_order').set(typed).execute();
    const shown = await operator(`order show ${order_id}`);
    expect(shown).toContain('Deliver to Asha␛[2J␍␊Total ₹0.00 ⟨U+202E⟩oaR, 9876543210\n');
    expect(shown).toContain(
      '\n  Temple Road␇\n  Mysuru⟨U+2028⟩⟨U+200B⟩Mohalla\u200d\n  My⟨U+009B⟩suru 570001',
    );
    expect(shown).toMatch(/\n {2}20 Nov 2026, 15:30 IST +payment pending\n$/);
    await operator('coupon add LATE --percent 5 --from 2026-11-21 --until 2026-11-30');
    expect(await operator('coupon list')).toMatch(/\nLATE +5% +₹0\.00 +21 Nov 2026 +30 Nov 2026 +0 of/);
    expect(await operator('coupon end LATE')).toContain('has ended');
    expect(await operator('coupon list')).toMatch(/\nLATE .* 20 Nov 2026, 15:30 IST +0 of .* ended\n/);
  });

  it('API-52 API-141 PAY-76 is told in a sentence what is wrong', async () => {
    const { operator } = await operatedShop();
    const refused = [
      ['order advance 1', /^There is no order 1\. \(ORD-11\)$/],
      ['order list paid', /^"paid" is not a status\. They are: payment pending, placed, /],
      ['coupon add X --percent 5', /^The value of code is not valid\. \(API-52\)$/],
      ['coupon add DIWALI --percent 101', /^The value of percent is not valid\. \(API-52\)$/],
      ['coupon add DIWALI --amount 0.001', /^The value of amount is not valid\. \(API-52\)$/],
      ['coupon add DIWALI', /^A coupon needs either a percentage or an amount\. \(API-52\)$/],
      [
        'coupon add DIWALI --percent 5 --amount 5',
        /^A coupon needs either a percentage or an amount\. \(API-52\)$/,
      ],
      [
        'coupon add DIWALI --percent 5 --until 2026-11-01',
        /^The coupon would end before it begins\. \(API-52\)$/,
      ],
      ['refund add 1', /^The value of reason is not valid\. \(PAY-76\)$/],
      ['refund add 1 --reason=x', /^There is no order 1\. \(PAY-76\)$/],
      ['refund send 1-1-R', /^No refund 1-1-R waits to be sent\. \(PAY-35\)$/],
      ['coupon end DIWALI', /^No coupon DIWALI is valid now or later\. \(API-52\)$/],
      ['refund add 1 --reason=x --amount=0.5', /^The value of amount is not valid\. \(PAY-76\)$/],
      ['refund add 1 --reason=x --amount=1e3', /^The value of amount is not valid\. \(PAY-76\)$/],
      ['refund add 1 --reason=x --amount=0x10', /^The value of amount is not valid\. \(PAY-76\)$/],
      ['order delete 1', /^Usage: [\s\S]{1,900}\(API-141\)$/],
      ['order list --force', /^Usage: /],
    ] as const;
    for (const [command, message] of refused) {
      expect((await operator(command)).replace('refused: ', ''), command).toMatch(message);
    }
  });

  it('SAMPLE-6 is told which orders are of samples', async () => {
    const { paidSamples, shop, gateway } = await samplingShopper();
    const order_id = await paidSamples();
    const print = (...args: string[]) =>
      runOperatorCommand(shop.db, args, { gateway, settings: shop.settings, now: shop.now() });
    expect((await print('order', 'list')).at(-1)).toMatch(new RegExp(`^${order_id} .* samples$`));
    const shown = await print('order', 'show', order_id);
    expect(shown[0]).toBe(`Order ${order_id} of samples: placed, payment paid`);
    expect(shown.join('\n')).toContain(`Coupon of the samples SAMPLE-${order_id}: open, until 18 Feb 2027`);
  });
});
