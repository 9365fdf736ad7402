import { getOrder } from 'shared-contracts/order/endpoints';
import { describe, expect, it } from 'vitest';
import { OWNER, PACKER } from '../testing/desk-under-test.ts';
import { deskWithOrders } from '../testing/desk-with-orders.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the list of orders', () => {
  it('DESK-10 shows today’s first, and finds by state, number, phone, last digits and name', async () => {
    const { loggedIn, paid, order, pass, set } = await deskWithOrders();
    const first = await paid();
    pass(DAY);
    const second = await order();
    await set(second, { full_name: 'Ravi 100%_Kumar', s_mobile_no: '9123456701' });
    const own = await loggedIn(PACKER);
    const found = async (query: string) => {
      const { page } = await own.get(`/${query}`);
      return [...page.matchAll(/href="\/orders\/([^"]+)"/g)].map(([, id]) => id);
    };
    expect(await found('')).toEqual([second, first]);
    const { page } = await own.get('/');
    expect(page).toMatch(/<h2>Today, 21 Nov 2026<\/h2>[\s\S]*<h2>20 Nov 2026<\/h2>/);
    expect(await found('?status=placed')).toEqual([first]);
    expect(await found('?status=nonsense')).toEqual([second, first]);
    expect(await found(`?q=${first.toLowerCase()}`)).toEqual([first]);
    expect(await found('?q=6701')).toEqual([second]);
    expect(await found('?q=3210')).toEqual([second, first]);
    expect(await found('?q=%2B91+91234+56701')).toEqual([second]);
    expect(await found('?q=asha')).toEqual([first]);
    expect(await found('?q=100%25_k')).toEqual([second]);
    expect(await found('?q=1%2500')).toEqual([]);
    expect(await found('?q=%27+or+1%3D1+--')).toEqual([]);
  });

  it('DESK-10 offers the next step of the chosen state first, and marks all without a script', async () => {
    const { loggedIn, paid } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(PACKER);
    const { page } = await own.get('/?status=placed&all=1');
    expect(page).toContain('<option value="confirmed" selected>');
    expect(page).toContain(`value="${order_id}" checked`);
    expect((await own.get('/?status=placed')).page).not.toContain('checked');
  });
});

describe('an order at the desk', () => {
  it('DESK-11 shows receiver, items, sums and history, with hidden signs made visible', async () => {
    const { loggedIn, paid, set } = await deskWithOrders();
    const order_id = await paid();
    await set(order_id, { full_name: 'Asha \u202Eoa\u0007R', address: '1 <b>Road</b>\nFloor\u200b 2' });
    const { page } = await (await loggedIn(PACKER)).get(`/orders/${order_id}`);
    expect(page).toContain(
      'Asha ⟨U+202E⟩oa␇R<br>1 &lt;b&gt;Road&lt;/b&gt;<br>Floor⟨U+200B⟩ 2<br>Mysuru 570001<br>',
    );
    expect(page).toMatch(/2 ×[\s\S]*Konkan Blue[\s\S]*₹8,000\.00/);
    expect(page).toMatch(/Total<\/dt><dd>₹15,350\.00/);
    expect(page).toMatch(/20 Nov 2026, 15:30 IST<\/time> placed/);
    expect((await (await loggedIn(OWNER)).get('/orders/nothing')).status).toBe(404);
  });

  it('DESK-12 moves one order a step, records who did it, and refuses a step back with a sentence', async () => {
    const { loggedIn, paid, statusOf, changes } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(PACKER);
    expect((await own.get(`/orders/${order_id}`)).page).toContain('>Confirm</button>');
    const moved = await own.post(`/orders/${order_id}/move`, { to: 'confirmed' });
    expect(moved.headers.get('Location')).toBe(`/orders/${order_id}?saved`);
    expect(await statusOf(order_id)).toBe('confirmed');
    const again = await own.post(`/orders/${order_id}/move`, { to: 'confirmed' });
    expect(again.status).toBe(409);
    expect(again.page).toContain(
      `Order ${order_id} is confirmed and cannot become confirmed. Next it can be packed.`,
    );
    expect((await own.post(`/orders/${order_id}/move`, { to: 'cancelled' })).status).toBe(409);
    expect(await changes()).toEqual([[String(PACKER), 'status', order_id, 'placed', 'confirmed']]);
  });

  it('DESK-12 moves many at once, and says of each that stays as before why', async () => {
    const { loggedIn, paid, order, statusOf, changes } = await deskWithOrders();
    const [one, two] = [await paid(), await paid()];
    const unpaid = await order();
    const own = await loggedIn(PACKER);
    const { page } = await own.post('/orders/chosen', {
      do: 'confirmed',
      order: [one, two, unpaid, 'nothing'],
    });
    expect(page).toContain('<h1>2 orders are changed</h1>');
    expect(page).toContain(`${unpaid}</a> is payment pending and cannot become confirmed.`);
    expect(page).toContain('There is no order <a href="/orders/nothing">nothing</a>.');
    expect([await statusOf(one), await statusOf(two), await statusOf(unpaid)]).toEqual([
      'confirmed',
      'confirmed',
      'payment pending',
    ]);
    expect(await changes()).toHaveLength(2);
    const slips = await own.post('/orders/chosen', { do: 'slips', order: [one, two] });
    expect(slips.headers.get('Location')).toBe(`/print/slips?order=${one}&order=${two}`);
  });

  it('DESK-13 ships each order with a number of its own, which can be corrected on its way', async () => {
    const { loggedIn, paid, set, statusOf, changes } = await deskWithOrders();
    const [one, two] = [await paid(), await paid()];
    for (const id of [one, two]) await set(id, { status: 'packed' });
    const own = await loggedIn(PACKER);
    const ship = await own.post('/orders/chosen', { do: 'shipped', order: [one, two] });
    expect(ship.headers.get('Location')).toBe(`/ship?order=${one}&order=${two}`);
    const { page } = await own.get(`/ship?order=${one}&order=${two}`);
    expect(page.match(/>Tracking number /g)).toHaveLength(2);
    const fields = {
      courier: 'DTDC',
      order: [one, two],
      [`number-${one}`]: 'D1',
      [`link-${one}`]: 'https://dtdc.example/D1',
    };
    const incomplete = await own.post('/ship', fields);
    expect(incomplete.status).toBe(400);
    expect(incomplete.page).toContain(`id="number-${two}-problem">Please enter the number of this parcel.`);
    expect(incomplete.page).toContain('value="https://dtdc.example/D1"');
    expect(await statusOf(one)).toBe('packed');
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'dtdc.example'])
      expect(
        (await own.post('/ship', { ...fields, [`number-${two}`]: 'D2', [`link-${two}`]: link })).status,
      ).toBe(400);
    expect((await own.post('/ship', { ...fields, [`number-${two}`]: 'D2' })).page).toContain(
      '2 orders are changed',
    );
    expect([await statusOf(one), await statusOf(two)]).toEqual(['shipped', 'shipped']);
    expect((await own.get(`/orders/${one}`)).page).toContain(
      'DTDC, number <b>D1</b><br><a href="https://dtdc.example/D1"',
    );
    await own.post('/ship', { courier: 'DTDC', order: two, [`number-${two}`]: 'D3' });
    await set(one, { status: 'delivered' });
    const late = await own.post('/ship', { courier: 'DTDC', order: one, [`number-${one}`]: 'D4' });
    expect(late.page).toContain('No order is changed');
    await set(one, { status: 'shipped' });
    expect(await changes()).toEqual([
      [String(PACKER), 'parcel', two, 'DTDC, D2', 'DTDC, D3'],
      [String(PACKER), 'parcel', two, '', 'DTDC, D2'],
      [String(PACKER), 'status', two, 'packed', 'shipped'],
      [String(PACKER), 'parcel', one, '', 'DTDC, D1, https://dtdc.example/D1'],
      [String(PACKER), 'status', one, 'packed', 'shipped'],
    ]);
  });

  it('DESK-14 an owner cancels an order, which pays all of it back', async () => {
    const { loggedIn, paid, statusOf, call, changes } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(OWNER);
    expect((await own.get(`/orders/${order_id}`)).page).toContain('₹15,350.00 goes back to the customer.');
    expect((await own.post(`/orders/${order_id}/end`, { to: 'cancelled' })).status).toBe(303);
    expect(await statusOf(order_id)).toBe('cancelled');
    expect((await call(getOrder, { query: { order_id } })).body.refunds).toMatchObject([{ amount: 15_350 }]);
    expect(await changes()).toEqual([[String(OWNER), 'status', order_id, 'placed', 'cancelled']]);
  });

  it('DESK-14 an owner pays a part back with a reason, once for each form', async () => {
    const { loggedIn, paid, call, changes } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(OWNER);
    await own.get(`/orders/${order_id}`);
    const refund = (amount: string, seen: number, reason = 'Two sheets were scratched.') =>
      own.post(`/orders/${order_id}/refund`, { amount, reason, seen: String(seen) });
    expect((await refund('350.50', 1_535_000)).status).toBe(303);
    const twice = await refund('350.50', 1_535_000);
    expect(twice.status).toBe(409);
    expect(twice.page).toContain('The refunds of this order have changed meanwhile.');
    expect((await refund('20000', 1_499_950)).page).toContain('Only ₹14,999.50 can be paid back.');
    for (const [amount, reason] of [
      ['0.5', 'x'],
      ['1.005', 'x'],
      ['-1', 'x'],
      ['ten', 'x'],
      ['1e3', 'x'],
      ['0x10', 'x'],
      ['1,000', 'x'],
      ['10', '  '],
    ] as const)
      expect((await refund(amount, 1_499_950, reason)).page).toContain('The refund needs a reason');
    expect((await refund('', 1_499_950)).status).toBe(303);
    const { body } = await call(getOrder, { query: { order_id } });
    expect(body.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([350.5, 14_999.5]);
    expect(await changes()).toEqual([
      [
        String(OWNER),
        'refund',
        order_id,
        '₹14,999.50 could be paid back',
        '₹14,999.50: Two sheets were scratched.',
      ],
      [
        String(OWNER),
        'refund',
        order_id,
        '₹15,350.00 could be paid back',
        '₹350.50: Two sheets were scratched.',
      ],
    ]);
  });

  it('DESK-14 of five equal refunds at once, one is paid', async () => {
    const { loggedIn, paid, call, changes } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(OWNER);
    const form = { amount: '100', reason: 'Late.', seen: '1535000' };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => own.post(`/orders/${order_id}/refund`, form)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
    expect((await call(getOrder, { query: { order_id } })).body.refunds).toHaveLength(1);
    expect(await changes()).toHaveLength(1);
  });

  it('DESK-9 nothing is changed where it cannot be recorded', async () => {
    const { loggedIn, paid, statusOf, desk } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(OWNER);
    await desk.db.schema.alterTable('audit').renameTo('audit_away').execute();
    expect((await own.post(`/orders/${order_id}/move`, { to: 'confirmed' })).status).toBe(500);
    expect(await statusOf(order_id)).toBe('placed');
    await desk.db.schema.alterTable('audit_away').renameTo('audit').execute();
    await own.post(`/orders/${order_id}/move`, { to: 'confirmed' });
    for (const change of [desk.db.deleteFrom('audit'), desk.db.updateTable('audit').set({ who: 'nobody' })])
      await expect(change.execute()).rejects.toThrow('audit is append-only');
  });
});
